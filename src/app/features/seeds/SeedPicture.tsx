import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { SheetPicture } from './rows/sheet-rows.ts';
import classes from './SeedSheet.module.css';

/** The picture of a city, or a sign for a seed without one. */
export function SeedPicture({ picture }: { readonly picture: SheetPicture | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = picture?.kind === 'city' ? picture : null;
  useLayoutEffect(() => {
    if (!drawn) return;
    const { pixels, width, height } = drawn;
    canvas.current?.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  }, [drawn]);
  if (picture?.kind === 'failed')
    return (
      <span className={classes.picture} data-failed>
        <CircleAlert size={22} />
      </span>
    );
  return (
    <span className={classes.picture}>
      {drawn && <canvas ref={canvas} width={drawn.width} height={drawn.height} aria-hidden />}
    </span>
  );
}
