import type { Bins, Range } from './bins.ts';

/** Red, green and blue, 0..255. */
export type Rgb = readonly [number, number, number];

/** The colors of a plot. */
export interface PlotColors {
  /** Of cities without a figure of the color. */
  readonly point: Rgb;
  /** Of cities that the filter keeps out. */
  readonly behind: Rgb;
  /** Of the least, the middle and the greatest number of the figure of the color. */
  readonly ramp: readonly [Rgb, Rgb, Rgb];
}

/** Most cells that are drawn as round points. */
const MOST_ROUND = 5000;

/** The place of all cells, in pixels of the context. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Radius of a round point of one city. */
  readonly radius: number;
}

type Context = CanvasRenderingContext2D;

/** Opacity of a cell with one city among cells with many. */
const LEAST_OPACITY = 0.38;

/**
 * Draws the cells of a plot: as round points while there are few, which are larger with more cities; else as an image in
 * which cells with more cities are stronger.
 *
 * @param colors the range that the ramp stands for; `null` for one color
 */
export function paintBins(
  context: Context,
  bins: Bins,
  place: Place,
  color: Rgb,
  ramp: { readonly colors: PlotColors['ramp']; readonly range: Range } | null,
): void {
  const colorOf = (cell: number): Rgb => {
    const number = bins.color_cell?.[cell] ?? Number.NaN;
    return ramp && !Number.isNaN(number) ? rampColor(ramp.colors, ramp.range, number) : color;
  };
  if (bins.occupied <= MOST_ROUND) paintRound(context, bins, place, colorOf);
  else paintImage(context, bins, place, colorOf);
}

/** The color of a number between the ends of its range. */
export function rampColor([low, middle, high]: PlotColors['ramp'], range: Range, number: number): Rgb {
  const share = Math.min(1, Math.max(0, (number - range.least) / (range.greatest - range.least)));
  return share < 0.5 ? mixed(low, middle, 2 * share) : mixed(middle, high, 2 * share - 1);
}

export function toCss([red, green, blue]: Rgb, opacity = 1): string {
  return `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)} / ${opacity})`;
}

function paintRound(context: Context, bins: Bins, place: Place, colorOf: (cell: number) => Rgb): void {
  const [across, down] = [place.width / bins.columns, place.height / bins.lines];
  for (let cell = 0; cell < bins.count_cell.length; cell++) {
    const count = bins.count_cell[cell]!;
    if (count === 0) continue;
    const x = place.left + across * ((cell % bins.columns) + 0.5);
    const y = place.top + down * (Math.floor(cell / bins.columns) + 0.5);
    context.beginPath();
    context.arc(x, y, place.radius * Math.min(2.2, 1 + 0.12 * Math.log2(count)), 0, 2 * Math.PI);
    context.fillStyle = toCss(colorOf(cell), 0.78);
    context.fill();
  }
}

function paintImage(context: Context, bins: Bins, place: Place, colorOf: (cell: number) => Rgb): void {
  const { columns, lines, count_cell, most } = bins;
  const image = new ImageData(columns, lines);
  const full = Math.log1p(most);
  for (let cell = 0; cell < count_cell.length; cell++) {
    const count = count_cell[cell]!;
    if (count === 0) continue;
    image.data.set(colorOf(cell), 4 * cell);
    const strength = most === 1 ? 1 : Math.log1p(count) / full;
    image.data[4 * cell + 3] = 255 * (LEAST_OPACITY + (1 - LEAST_OPACITY) * strength);
  }
  const canvas = new OffscreenCanvas(columns, lines);
  canvas.getContext('2d')!.putImageData(image, 0, 0);
  context.imageSmoothingEnabled = false;
  context.drawImage(canvas, place.left, place.top, place.width, place.height);
}

function mixed(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}
