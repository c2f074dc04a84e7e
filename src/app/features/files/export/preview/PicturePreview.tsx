import { Loader } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { pixelRatio, watchPixelRatio } from '../../../../board/pixel-ratio.ts';
import { fittingScale, MIN_SCALE } from '../../../../../formats/svg/size.ts';
import type { PictureChoice } from '../choice.ts';
import classes from '../ExportDialog.module.css';
import { sketchInWorker } from '../write/in-worker.ts';
import { boundsOf, type ExportSubject } from '../write/job.ts';
import * as words from '../../words.ts';

interface PicturePreviewProps {
  readonly subject: ExportSubject;
  readonly picture: PictureChoice;
  readonly label: string;
}

/** The last painted preview, or the reason that there is none. */
interface Painted {
  readonly wanted: object;
  readonly problem: string | null;
}

/** The picture as it will be, as large as there is room for it. */
export function PicturePreview({ subject, picture, label }: PicturePreviewProps) {
  const { ref: roomRef, width, height } = useElementSize();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const ratio = useSyncExternalStore(watchPixelRatio, pixelRatio);
  const { transparent, districts, hexLines } = picture;
  const scale = previewScale(subject, picture, width * ratio, height * ratio);
  const wanted = useMemo(
    () => ({ subject, picture: { scale, transparent, districts, hexLines } }),
    [subject, scale, transparent, districts, hexLines],
  );
  const [painted, setPainted] = useState<Painted | null>(null);
  useEffect(() => {
    if (wanted.picture.scale === 0) return undefined;
    const abort = new AbortController();
    const paint = async () => {
      try {
        const image = await sketchInWorker(wanted.subject, wanted.picture, abort.signal);
        if (canvasRef.current) show(canvasRef.current, image, ratio);
        setPainted({ wanted, problem: null });
      } catch (error) {
        if (abort.signal.aborted) return;
        setPainted({ wanted, problem: error instanceof Error ? error.message : String(error) });
      }
    };
    void paint();
    return () => abort.abort();
  }, [wanted, ratio]);
  const isPainting = painted?.wanted !== wanted;
  return (
    <div ref={roomRef} className={classes.room} aria-busy={isPainting}>
      <canvas
        ref={canvasRef}
        role="img"
        aria-label={label}
        className={classes.picture}
        data-transparent={transparent}
        data-painting={isPainting}
      />
      {isPainting && <Loader className={classes.loader} size="sm" />}
      {!isPainting && painted.problem !== null && (
        <p role="alert" className={classes.trouble}>
          {words.previewCannotBeDrawn(painted.problem)}
        </p>
      )}
    </div>
  );
}

function show(canvas: HTMLCanvasElement, image: ImageBitmap, ratio: number): void {
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.style.width = `${image.width / ratio}px`;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(image);
}

/** Pixels per side length so that the picture fits, never larger than it will be; 0 as long as there is no room. */
function previewScale(
  subject: ExportSubject,
  { scale }: Pick<PictureChoice, 'scale'>,
  width: number,
  height: number,
): number {
  if (width === 0 || height === 0) return 0;
  return Math.max(MIN_SCALE, Math.min(scale, fittingScale(boundsOf(subject), { width, height })));
}
