import type Konva from 'konva/lib/Core.js';
import { useLayoutEffect, useRef } from 'react';
import { Stage } from 'react-konva/lib/ReactKonvaCore';
import styles from './Board.module.css';
import { Drawing } from './Drawing.tsx';
import { Group, Layer } from './nodes.ts';
import type { PictureProps } from './picture-props.ts';

/** The Konva stage of a board: the picture in one layer, the nodes above it in another. */
export function BoardStage({ view, paint, repaintBy, children }: PictureProps) {
  const stageRef = useRef<Konva.Stage>(null);
  const baseRef = useRef<Konva.Layer>(null);
  const overlayRef = useRef<Konva.Group>(null);

  useLayoutEffect(() => {
    const stage = stageRef.current!;

    function place() {
      const { originX: x, originY: y, scale } = view.getState().camera;
      overlayRef.current?.setAttrs({ x, y, scaleX: scale, scaleY: scale });
    }

    function resize() {
      const { size, pixelRatio } = view.getState();
      // A hair more than the whole pixels: Konva rounds down what fractions of ratios leave.
      const width = (Math.ceil(size.width * pixelRatio) + 0.01) / pixelRatio;
      const height = (Math.ceil(size.height * pixelRatio) + 0.01) / pixelRatio;
      for (const layer of stage.getLayers()) layer.getCanvas().setPixelRatio(pixelRatio);
      stage.size({ width, height });
      stage.batchDraw();
    }

    resize();
    place();
    // At once, for it takes the place of another canvas: no frame is without the picture.
    stage.draw();
    repaintBy(() => baseRef.current?.batchDraw());
    return view.subscribe((state, before) => {
      if (state.size !== before.size || state.pixelRatio !== before.pixelRatio) resize();
      if (state.camera !== before.camera) place();
    });
  }, [view, repaintBy]);

  return (
    <Stage ref={stageRef} className={styles['stage']} listening={false}>
      <Layer ref={baseRef} listening={false} clearBeforeDraw={false}>
        {/* Pixels are put, not drawn: no transform of the canvas matters here. */}
        <Drawing draw={paint} />
      </Layer>
      <Layer listening={false}>
        <Group ref={overlayRef} listening={false}>
          {children}
        </Group>
      </Layer>
    </Stage>
  );
}
