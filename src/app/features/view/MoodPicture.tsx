import { useEffect, useRef } from 'react';
import { drawPage } from '../../cityview/map/draw-page.ts';
import type { MapPage } from '../../cityview/map/map-page.ts';
import classes from './MapMenu.module.css';

/** Pixels of the page across and down, and per side length. */
export const MOOD_PICTURE = { width: 66, height: 48, side: 3.8 };

/** A part of a map; an empty frame until it is there. */
export function MoodPicture({ page }: { readonly page: MapPage | undefined }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context || !page) return;
    const ratio = window.devicePixelRatio;
    canvas.width = Math.round(MOOD_PICTURE.width * ratio);
    canvas.height = Math.round(MOOD_PICTURE.height * ratio);
    const side = MOOD_PICTURE.side * ratio;
    const view = { originX: -page.bounds.left * side, originY: -page.bounds.top * side, side };
    drawPage(context, page, view, { left: 0, top: 0, right: canvas.width, bottom: canvas.height });
  }, [page]);
  return <canvas ref={ref} className={classes.picture} aria-hidden="true" />;
}
