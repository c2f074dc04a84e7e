import type { Camera, Size } from '../view/camera.ts';

/** Device pixels that a length in CSS pixels takes: whole ones, but for what is rounded. */
export function pixelsAlong(length: number, pixelRatio: number): number {
  return Math.ceil(length * pixelRatio - 1e-6);
}

/** How the picture of one camera becomes that of another: scaled about the corner of the element, then moved. */
export interface Placing {
  readonly factor: number;
  /** In CSS pixels. */
  readonly x: number;
  readonly y: number;
}

/** How a picture that was drawn for one camera shows the place of another. */
export function placingOf(drawn: Camera, shown: Camera): Placing {
  const factor = shown.scale / drawn.scale;
  return {
    factor,
    x: shown.originX - drawn.originX * factor,
    y: shown.originY - drawn.originY * factor,
  };
}

/** Whether a picture that reaches beyond an element by `beyond` still covers all of it. */
export function covers(
  { factor, x, y }: Placing,
  { width, height }: Size,
  beyond: { readonly x: number; readonly y: number },
): boolean {
  return (
    x - beyond.x * factor <= 0 &&
    y - beyond.y * factor <= 0 &&
    x + (width + beyond.x) * factor >= width &&
    y + (height + beyond.y) * factor >= height
  );
}

/** Whether a picture is moved by whole device pixels alone: then every pixel of it is seen as it was drawn. */
export function isWhole({ factor, x, y }: Placing, pixelRatio: number): boolean {
  const isNear = (length: number) => Math.abs(length * pixelRatio - Math.round(length * pixelRatio)) < 1e-4;
  return factor === 1 && isNear(x) && isNear(y);
}

/** As a CSS transform about the corner of the element. */
export function transformOf({ factor, x, y }: Placing): string {
  return `matrix(${factor}, 0, 0, ${factor}, ${x}, ${y})`;
}
