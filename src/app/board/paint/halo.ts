import { brightness } from '../../../formats/picture/palette.ts';

/** Light and dark halos, and the brightness of lines, 0 to 1, above which they have the dark one. */
const LIGHT_HALO = '#fffdf7';
const DARK_HALO = '#1b1d1b';
const BRIGHT = 140 / 255;

/** The color of the halo of a line: whatever the line is like, its halo is not. @param color `#rrggbb` */
export function haloOf(color: string): string {
  return brightness(color) > BRIGHT ? DARK_HALO : LIGHT_HALO;
}

/** How a line looks; its width in the units of the canvas. */
interface Line {
  readonly color: string;
  readonly width: number;
}

/**
 * Strokes a line and, below it, a broader light one that sets it off from whatever it lies on.
 *
 * @param path what is stroked; the current path of the canvas when absent
 */
export function strokeWithHalo(
  canvas: CanvasRenderingContext2D,
  line: Line,
  halo: Line,
  path?: Path2D,
): void {
  for (const { color, width } of [halo, line]) {
    canvas.strokeStyle = color;
    canvas.lineWidth = width;
    if (path) canvas.stroke(path);
    else canvas.stroke();
  }
}
