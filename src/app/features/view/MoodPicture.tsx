import { useEffect, useRef } from 'react';
import classes from './MapMenu.module.css';

/** Pixels of the page across and down, and per side length. */
export const MOOD_PICTURE = { width: 66, height: 48, side: 3.8 };

/** A part of a map; an empty frame until it is there. */
export function MoodPicture({ picture }: { readonly picture: ImageData | undefined }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas || !picture) return;
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.putImageData(picture, 0, 0);
  }, [picture]);
  return <canvas ref={ref} className={classes.picture} aria-hidden="true" />;
}
