import type Konva from 'konva/lib/Core.js';
import { useLayoutEffect, useRef } from 'react';
import { Stage } from 'react-konva/lib/ReactKonvaCore';
import { CoarseBackdrop } from './backdrop/coarse-backdrop.ts';
import styles from './Board.module.css';
import { Drawing } from './Drawing.tsx';
import { Group, Layer } from './nodes.ts';
import { addSprites } from './paint/part-painter.ts';
import { PictureSprites } from './paint/sprites.ts';
import type { Camera } from '../view/camera.ts';
import type { PictureProps } from './picture-props.ts';

// Neither is needed before the view moves, and the stage is there by then.
addSprites(PictureSprites);

/** The Konva stage of a board: the picture in one layer, the nodes above it in another. */
export function BoardStage({ drawing, children }: PictureProps) {
  const stageRef = useRef<Konva.Stage>(null);
  const baseRef = useRef<Konva.Layer>(null);
  const overlayRef = useRef<Konva.Group>(null);

  useLayoutEffect(() => {
    const stage = stageRef.current!;
    const moveNodes = (transform: string) => {
      const canvas = overlayRef.current?.getLayer()?.getNativeCanvasElement();
      if (canvas) canvas.style.transform = transform;
    };
    const placeNodes = ({ originX: x, originY: y, scale }: Camera) => {
      overlayRef.current?.setAttrs({ x, y, scaleX: scale, scaleY: scale });
      moveNodes('');
    };
    const detach = drawing.attach({
      carrier: stage.container(),
      resize({ width, height }, pixelRatio) {
        for (const layer of stage.getLayers()) layer.getCanvas().setPixelRatio(pixelRatio);
        // A hair more than the whole pixels: Konva rounds down what fractions of ratios leave.
        const hair = 0.01 / pixelRatio;
        stage.size({ width: width + hair, height: height + hair });
        stage.batchDraw();
      },
      draw(camera) {
        placeNodes(camera);
        baseRef.current?.batchDraw();
      },
      moveNodes: (x, y) => moveNodes(`translate(${x}px, ${y}px)`),
      drawNodes(camera) {
        placeNodes(camera);
        // Now, for their canvas is moved back now.
        overlayRef.current?.getLayer()?.draw();
      },
      showPicture(isShown) {
        const canvas = baseRef.current?.getNativeCanvasElement();
        if (canvas) canvas.style.visibility = isShown ? '' : 'hidden';
      },
      makeBackdrop: (element) => new CoarseBackdrop(element),
      paintSoon: () => baseRef.current?.batchDraw(),
    });
    // At once, for it takes the place of another canvas: no frame is without the picture.
    stage.draw();
    return detach;
  }, [drawing]);

  return (
    <Stage ref={stageRef} className={styles['stage']} listening={false}>
      <Layer ref={baseRef} listening={false} clearBeforeDraw={false}>
        {/* Pixels are put, not drawn: no transform of the canvas matters here. */}
        <Drawing draw={(canvas) => drawing.paint(canvas)} />
      </Layer>
      <Layer listening={false}>
        <Group ref={overlayRef} listening={false}>
          {children}
        </Group>
      </Layer>
    </Stage>
  );
}
