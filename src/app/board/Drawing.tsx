import type Konva from 'konva/lib/Core.js';
import type { Ref } from 'react';
import { Shape } from './nodes.ts';

interface DrawingProps {
  /** Draws on a plain canvas whose unit is a side length; `scale` is CSS pixels per side length. */
  readonly draw: (canvas: CanvasRenderingContext2D, scale: number, layer: Konva.Layer) => void;
  readonly opacity?: number;
  readonly ref?: Ref<Konva.Shape>;
}

/** A drawing in a layer of the board; the pointer passes through it. */
export function Drawing({ draw, ...rest }: DrawingProps) {
  return (
    <Shape
      listening={false}
      perfectDrawEnabled={false}
      sceneFunc={(context, shape) => draw(context._context, shape.getAbsoluteScale().x, shape.getLayer()!)}
      {...rest}
    />
  );
}
