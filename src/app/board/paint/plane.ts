import type { RasterView } from './scanline.ts';

/** Draws in side lengths about the center of hex (0, 0); the canvas is as it was afterwards. */
export function drawOnPlane(
  canvas: CanvasRenderingContext2D,
  { originX, originY, side }: RasterView,
  draw: () => void,
): void {
  canvas.save();
  canvas.setTransform(side, 0, 0, side, originX, originY);
  draw();
  canvas.restore();
}

/** Fills an area with a CSS color. */
export function fillArea(canvas: CanvasRenderingContext2D, area: Path2D, color: string): void {
  canvas.fillStyle = color;
  canvas.fill(area);
}
