import { useEffect, useMemo, useState, type RefObject } from 'react';
import type { PictureChoice } from '../choice.ts';
import { sketchInWorker } from '../write/in-worker.ts';
import type { ExportSubject } from '../write/job.ts';

/** The last painted sketch, or the reason that there is none. */
interface Painted {
  readonly wanted: object;
  readonly problem: string | null;
}

/**
 * Paints a sketch of a picture on a canvas, of the pixels that its scale gives it.
 *
 * @param picture the options of the picture, its scale in device pixels per side length; 0 while there is no room
 * @returns whether it is not there yet, and the reason when it cannot be painted
 */
export function useSketch(
  canvas: RefObject<HTMLCanvasElement | null>,
  subject: ExportSubject,
  { scale, style, mood, transparent, districts, hexLines }: PictureChoice,
): { readonly isPainting: boolean; readonly problem: string | null } {
  const wanted = useMemo(
    () => ({ subject, picture: { scale, style, mood, transparent, districts, hexLines } }),
    [subject, scale, style, mood, transparent, districts, hexLines],
  );
  const [painted, setPainted] = useState<Painted | null>(null);
  useEffect(() => {
    if (wanted.picture.scale === 0) return undefined;
    const abort = new AbortController();
    const paint = async () => {
      try {
        const image = await sketchInWorker(wanted.subject, wanted.picture, abort.signal);
        if (canvas.current) show(canvas.current, image);
        setPainted({ wanted, problem: null });
      } catch (error) {
        if (abort.signal.aborted) return;
        setPainted({ wanted, problem: error instanceof Error ? error.message : String(error) });
      }
    };
    void paint();
    return () => abort.abort();
  }, [wanted, canvas]);
  const isPainting = painted?.wanted !== wanted;
  return { isPainting, problem: isPainting ? null : painted.problem };
}

function show(canvas: HTMLCanvasElement, image: ImageBitmap): void {
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(image);
}
