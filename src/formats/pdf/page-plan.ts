import type { LandRow } from '../../engine/land/row.ts';
import { forEachHex } from '../../engine/land/row.ts';
import { hexCenter, STRIP_HEIGHT } from '../../engine/hex/plane.ts';
import { MOST_OVERHANG } from '../picture/overhang.ts';
import type { Bounds } from '../picture/picture.ts';
import { PAPERS, type PdfOptions } from './options.ts';

/** A width and a height in millimeters. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The place of a map page in the grid of pages. */
export interface Tile {
  readonly column: number;
  readonly row: number;
}

/** The grid of pages that together show a part of the plane. All lengths are millimeters. */
export interface PagePlan {
  /** Size of the paper, turned as it is used. */
  readonly paper: Size;
  /** Size of the map on a page: the paper without its margins. */
  readonly map: Size;
  /** Distance between the left sides, and between the tops, of neighboring pages. */
  readonly step: Size;
  /** The upper left corner of the first page, relative to the upper left corner of what is shown. */
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  /** The pages that show land or coast, row by row. */
  readonly tiles: readonly Tile[];
}

/** Most places of a grid, filled or empty, so that a plan stays small. */
const MAX_PLACES = 100_000;

/** Millimeters below which a page is not worth while: it makes up for rounding errors. */
const HAIR = 1e-6;

/**
 * The plan with the fewest pages, upright or lying, for what `bounds` shows. Pages without land and coast are left out.
 * `undefined` when even the grid is far too large.
 */
export function planPages(
  land: readonly LandRow[],
  bounds: Bounds,
  options: Pick<PdfOptions, 'paper' | 'side' | 'margin' | 'overlap'>,
): PagePlan | undefined {
  const { width, height } = PAPERS[options.paper];
  const plans = [
    { width, height },
    { width: height, height: width },
  ].flatMap((paper) => gridOf(paper, bounds, options) ?? []);
  const filled = plans.map((grid) => ({ ...grid, tiles: landTiles(land, bounds, grid, options.side) }));
  const [upright, lying] = filled;
  return lying && upright && lying.tiles.length < upright.tiles.length ? lying : upright;
}

function gridOf(
  paper: Size,
  bounds: Bounds,
  { side, margin, overlap }: Pick<PdfOptions, 'side' | 'margin' | 'overlap'>,
): Omit<PagePlan, 'tiles'> | undefined {
  const map = { width: paper.width - 2 * margin, height: paper.height - 2 * margin };
  const step = { width: map.width - overlap, height: map.height - overlap };
  const shown = { width: (bounds.right - bounds.left) * side, height: (bounds.bottom - bounds.top) * side };
  const columns = Math.max(1, Math.ceil((shown.width - overlap - HAIR) / step.width));
  const rows = Math.max(1, Math.ceil((shown.height - overlap - HAIR) / step.height));
  if (columns * rows > MAX_PLACES) return undefined;
  return {
    paper,
    map,
    step,
    left: (shown.width - overlap - columns * step.width) / 2,
    top: (shown.height - overlap - rows * step.height) / 2,
    columns,
    rows,
  };
}

/** The plan for a piece that is larger than a page, on paper that lies or stands as the map's does. */
export function planPiece(
  { paper }: Pick<PagePlan, 'paper'>,
  bounds: Bounds,
  options: Pick<PdfOptions, 'side' | 'margin' | 'overlap'>,
): PagePlan | undefined {
  const grid = gridOf(paper, bounds, options);
  if (!grid) return undefined;
  const places = Array.from({ length: grid.columns * grid.rows }, (_, place) => ({
    column: place % grid.columns,
    row: Math.floor(place / grid.columns),
  }));
  return { ...grid, tiles: places };
}

/** The pages that land, or art that reaches beyond it, lies on. */
function landTiles(
  land: readonly LandRow[],
  bounds: Bounds,
  { map, step, left, top, columns, rows }: Omit<PagePlan, 'tiles'>,
  side: number,
): Tile[] {
  const isFilled = new Uint8Array(columns * rows);
  const reachX = 1 + MOST_OVERHANG;
  const reachY = STRIP_HEIGHT + MOST_OVERHANG;
  forEachHex(land, (hex) => {
    const center = hexCenter(hex);
    const x = (center.x - bounds.left) * side - left;
    const y = (center.y - bounds.top) * side - top;
    const first = Math.max(0, Math.ceil((x - reachX * side - map.width) / step.width));
    const last = Math.min(columns - 1, Math.floor((x + reachX * side) / step.width));
    const topmost = Math.max(0, Math.ceil((y - reachY * side - map.height) / step.height));
    const lowest = Math.min(rows - 1, Math.floor((y + reachY * side) / step.height));
    for (let row = topmost; row <= lowest; row++)
      isFilled.fill(1, row * columns + first, row * columns + last + 1);
  });
  const tiles: Tile[] = [];
  isFilled.forEach((filled, place) => {
    if (filled === 1) tiles.push({ column: place % columns, row: Math.floor(place / columns) });
  });
  return tiles;
}

/** The part of the plane that a page shows, in side lengths. */
export function tileBounds(plan: PagePlan, { column, row }: Tile, bounds: Bounds, side: number): Bounds {
  const left = bounds.left + (plan.left + column * plan.step.width) / side;
  const top = bounds.top + (plan.top + row * plan.step.height) / side;
  return { left, top, right: left + plan.map.width / side, bottom: top + plan.map.height / side };
}

/** The name of a page: a letter for its column (A..Z, AA, AB, ...), and the number of its row from 1. */
export function tileName({ column, row }: Tile): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${row + 1}`;
}
