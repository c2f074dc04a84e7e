import { memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { pictureBounds, type Bounds, type Picture } from '../../formats/picture/picture.ts';
import { ORIGIN } from '../../engine/hex/hex.ts';
import { drawPictures } from './art.ts';
import type { RasterView } from './scanline.ts';
import { pixelRatio, watchPixelRatio } from './pixel-ratio.ts';

interface ThumbnailProps {
  readonly picture: Picture;
  /** Width and height in CSS pixels. */
  readonly size: number;
  /** The part of the plane that it shows, the center hex marked; without it, as much as the picture takes. */
  readonly frame?: Bounds | undefined;
}

/** Clear space about the picture, as a share of the size. */
const PADDING = 0.05;

/** The greatest side length, as a share of the size: a single house shall look small beside a castle. */
const LARGEST_SIDE = 0.34;

/** A small picture that fills its box. It is for the eye only: name what it stands for beside it. */
export const Thumbnail = memo(function Thumbnail({ picture, size, frame }: ThumbnailProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const ratio = useSyncExternalStore(watchPixelRatio, pixelRatio);
  useLayoutEffect(() => {
    drawThumbnail(canvasRef.current!, picture, size, ratio, frame);
  }, [picture, size, ratio, frame]);
  return (
    <canvas ref={canvasRef} aria-hidden="true" style={{ display: 'block', width: size, height: size }} />
  );
});

function drawThumbnail(
  canvas: HTMLCanvasElement,
  picture: Picture,
  size: number,
  ratio: number,
  frame: Bounds | undefined,
): void {
  const pixels = Math.round(size * ratio);
  // Also clears it.
  canvas.width = pixels;
  canvas.height = pixels;
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, right, bottom } = frame ?? pictureBounds(picture);
  const longest = Math.max(right - left, bottom - top);
  if (longest === 0) return;
  const side = pixels * Math.min((1 - 2 * PADDING) / longest, LARGEST_SIDE);
  const view = {
    originX: pixels / 2 - ((left + right) / 2) * side,
    originY: pixels / 2 - ((top + bottom) / 2) * side,
    side,
  };
  drawPictures(context, [{ picture, at: ORIGIN }], view);
  if (frame) outlineCenter(context, view, ratio);
}

/** The outline of the center hex, dark on light and light on dark. */
function outlineCenter(
  context: CanvasRenderingContext2D,
  { originX, originY, side }: RasterView,
  ratio: number,
): void {
  context.beginPath();
  for (let corner = 0; corner < 6; corner++) {
    const angle = (corner * Math.PI) / 3;
    context.lineTo(originX + side * Math.cos(angle), originY + side * Math.sin(angle));
  }
  context.closePath();
  for (const [color, width] of [
    ['#ffffffb0', 2.5],
    ['#b3263a', 1.25],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width * ratio;
    context.stroke();
  }
}
