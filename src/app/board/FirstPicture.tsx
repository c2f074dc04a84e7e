import { useLayoutEffect, useRef } from 'react';
import styles from './Board.module.css';
import type { PictureProps } from './picture-props.ts';

/** The picture of a board on a canvas of its own, without any nodes above it: shown until the code of the stage is here. */
export function FirstPicture({ view, paint, repaintBy }: PictureProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(() => {
    const canvas = canvasRef.current!;
    const context = canvas.getContext('2d')!;
    let frame = 0;

    function paintSoon() {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        paint(context);
      });
    }

    function resize() {
      const { size, pixelRatio } = view.getState();
      canvas.width = Math.ceil(size.width * pixelRatio);
      canvas.height = Math.ceil(size.height * pixelRatio);
      canvas.style.width = `${canvas.width / pixelRatio}px`;
      canvas.style.height = `${canvas.height / pixelRatio}px`;
      paintSoon();
    }

    resize();
    repaintBy(paintSoon);
    const stop = view.subscribe((state, before) => {
      if (state.size !== before.size || state.pixelRatio !== before.pixelRatio) resize();
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [view, paint, repaintBy]);

  return <canvas ref={canvasRef} className={styles['stage']} />;
}
