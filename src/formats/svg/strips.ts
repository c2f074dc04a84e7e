import type { Drawing, DrawnPlacement } from './drawing.ts';

/** A drawing of some rows of pixels of another drawing, with a few more rows above and below. */
export interface Strip extends Drawing {
  /** Its first row, counted in the whole drawing. */
  readonly row: number;
  /** Number of its rows, without those above and below. */
  readonly rows: number;
  /** Number of extra rows above. */
  readonly above: number;
}

/**
 * Number of extra rows above and below a strip, because renderers draw forms slightly differently where the border of
 * the picture cuts them.
 */
export const BLEED = 8;

/**
 * A drawing cut from the top into strips of `rows` rows of pixels; the last strip may have fewer. Each strip has only
 * the placements that reach into it. The rows of all strips together are the whole drawing, pixel by pixel.
 */
export function* strips(drawing: Drawing, rows: number): Generator<Strip> {
  const { frame, placements } = drawing;
  const { scale, top, height } = frame;
  const inStrip = Array.from({ length: Math.ceil(height / rows) }, (): DrawnPlacement[] => []);
  for (const placement of placements) {
    const { y, parts } = placement;
    const first = Math.floor(((y + parts.bounds.top - top) * scale - BLEED) / rows);
    const last = Math.floor(((y + parts.bounds.bottom - top) * scale + BLEED) / rows);
    for (let i = Math.max(0, first); i <= Math.min(last, inStrip.length - 1); i++)
      inStrip[i]!.push(placement);
  }
  for (const [index, own] of inStrip.entries()) {
    const row = index * rows;
    const end = Math.min(row + rows, height);
    const above = Math.min(BLEED, row);
    const below = Math.min(BLEED, height - end);
    yield {
      ...drawing,
      row,
      rows: end - row,
      above,
      frame: { ...frame, top: top + (row - above) / scale, height: end + below - (row - above) },
      placements: own,
    };
  }
}
