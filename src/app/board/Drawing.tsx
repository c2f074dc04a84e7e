import type Konva from 'konva/lib/Core.js';
import { useContext, type Ref } from 'react';
import type { Bend } from '../view/bend.ts';
import { BoardBend } from './board-bend.ts';
import { Shape } from './nodes.ts';

interface DrawingProps {
  /**
   * Draws on a plain canvas whose unit is a side length; `scale` is CSS pixels per side length. Where the board is bent,
   * what is drawn has to be.
   */
  readonly draw: (
    canvas: CanvasRenderingContext2D,
    scale: number,
    layer: Konva.Layer,
    bend: Bend | null,
  ) => void;
  readonly opacity?: number;
  readonly ref?: Ref<Konva.Shape>;
}

/** A drawing in a layer of the board; the pointer passes through it. */
export function Drawing({ draw, ...rest }: DrawingProps) {
  const bendAt = useContext(BoardBend);
  return (
    <Shape
      listening={false}
      perfectDrawEnabled={false}
      sceneFunc={(context, shape) => {
        const [scale, layer] = [shape.getAbsoluteScale().x, shape.getLayer()!];
        draw(context._context, scale, layer, bendAt(scale, layer.getCanvas().getPixelRatio()));
      }}
      {...rest}
    />
  );
}
