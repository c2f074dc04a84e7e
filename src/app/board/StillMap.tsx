import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Bounds } from '../../formats/picture/picture.ts';
import { FARTHEST_SCALE, fit } from '../view/camera.ts';
import type { Palette } from './paint/palette.ts';
import { pixelRatio, watchPixelRatio } from './pixel-ratio.ts';
import { rasterizeSmooth } from './paint/raster-smooth.ts';
import type { SegmentColors } from './paint/segment-colors.ts';

interface StillMapProps {
  /** The accessible name of the picture. */
  readonly label: string;
  readonly colors: SegmentColors;
  readonly palette: Palette;
  /** The part of the plane that is shown, in side lengths. */
  readonly bounds: Bounds;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Clear space about the map, in CSS pixels. */
const PADDING = 6;

/** A small map of colors that is looked at, not worked on. It follows its colors as they change. */
export function StillMap({ label, colors, palette, bounds, width, height }: StillMapProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const ratio = useSyncExternalStore(watchPixelRatio, pixelRatio);
  useLayoutEffect(() => {
    const canvas = canvasRef.current!;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    const image = new ImageData(canvas.width, canvas.height);
    const pixels = new Uint32Array(image.data.buffer);
    const { originX, originY, scale } = fit(bounds, { width, height }, PADDING, FARTHEST_SCALE);
    const view = { originX: originX * ratio, originY: originY * ratio, side: scale * ratio };
    const draw = () => {
      rasterizeSmooth({ pixels, width: canvas.width, height: canvas.height }, view, colors, palette);
      context.putImageData(image, 0, 0);
    };
    draw();
    return colors.subscribe(draw);
  }, [colors, palette, bounds, width, height, ratio]);
  return <canvas ref={canvasRef} role="img" aria-label={label} style={{ display: 'block', width, height }} />;
}
