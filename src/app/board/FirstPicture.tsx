import { useLayoutEffect, useRef } from 'react';
import styles from './Board.module.css';
import type { PictureProps } from './picture-props.ts';

/** The picture of a board on a canvas of its own, without any nodes above it: shown until the code of the stage is here. */
export function FirstPicture({ drawing }: PictureProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(() => {
    const canvas = canvasRef.current!;
    const context = canvas.getContext('2d')!;
    let frame = 0;
    const paintSoon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        drawing.paint(context);
      });
    };
    const detach = drawing.attach({
      carrier: canvas,
      resize({ width, height }, pixelRatio) {
        canvas.width = Math.round(width * pixelRatio);
        canvas.height = Math.round(height * pixelRatio);
        canvas.style.width = `${width}px`;
        canvas.style.height = `${height}px`;
      },
      draw: paintSoon,
      moveNodes: () => undefined,
      drawNodes: () => undefined,
      showPicture: (isShown) => void (canvas.style.visibility = isShown ? '' : 'hidden'),
      paintSoon,
    });
    return () => {
      detach();
      cancelAnimationFrame(frame);
    };
  }, [drawing]);

  return <canvas ref={canvasRef} className={styles['stage']} />;
}
