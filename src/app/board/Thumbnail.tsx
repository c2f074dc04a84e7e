import { memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { pictureBounds, type Picture } from '../../formats/picture/picture.ts';
import { ORIGIN } from '../../engine/hex/hex.ts';
import { drawPictures } from './paint/art.ts';
import { hexBounds } from '../view/camera.ts';
import { drawFlat } from './paint/flat-picture.ts';
import { pixelRatio, watchPixelRatio } from './pixel-ratio.ts';
import { ShapePicture } from './posed-shape.ts';

interface ThumbnailProps {
  readonly picture: Picture;
  /** Width and height in CSS pixels. */
  readonly size: number;
}

/** Clear space about the picture, as a share of the size. */
const PADDING = 0.05;

/** The greatest side length, as a share of the size: a single house shall look small beside a castle. */
const LARGEST_SIDE = 0.34;

/** Device pixels per side up to which colors say as much as the picture does. */
const FLAT_UP_TO = 3;

/** Hexes from which it is worth a look whether colors will do. */
const LARGE = 100;

/** A small picture that fills its box. It is for the eye only: name what it stands for beside it. */
export const Thumbnail = memo(function Thumbnail({ picture, size }: ThumbnailProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const ratio = useSyncExternalStore(watchPixelRatio, pixelRatio);
  useLayoutEffect(() => {
    drawThumbnail(canvasRef.current!, picture, size, ratio);
  }, [picture, size, ratio]);
  return (
    <canvas ref={canvasRef} aria-hidden="true" style={{ display: 'block', width: size, height: size }} />
  );
});

function drawThumbnail(canvas: HTMLCanvasElement, picture: Picture, size: number, ratio: number): void {
  const pixels = Math.round(size * ratio);
  // Also clears it.
  canvas.width = pixels;
  canvas.height = pixels;
  const context = canvas.getContext('2d');
  if (!context) return;
  const large = picture instanceof ShapePicture && picture.hexes.length > LARGE ? picture : undefined;
  const { left, top, right, bottom } = (large && hexBounds(large.hexes)) ?? pictureBounds(picture);
  const longest = Math.max(right - left, bottom - top);
  if (longest === 0) return;
  const side = pixels * Math.min((1 - 2 * PADDING) / longest, LARGEST_SIDE);
  const view = {
    originX: pixels / 2 - ((left + right) / 2) * side,
    originY: pixels / 2 - ((top + bottom) / 2) * side,
    side,
  };
  if (large && side <= FLAT_UP_TO) drawFlat(context, large.hexes, large.kinds, view);
  else drawPictures(context, [{ picture, at: ORIGIN }], view);
}
