import type { Drawing, DrawnPlacement } from './drawing.ts';

/** A drawing of some rows of pixels of another one, with a few more above and below. */
export interface Strip extends Drawing {
  /** The first of its rows in the whole. */
  readonly row: number;
  /** Its rows, those about it not counted. */
  readonly rows: number;
  /** How many rows of its frame lie above. */
  readonly above: number;
}

/** Rows about a strip: renderers cut what reaches beyond their picture a little other than what does not. */
export const BLEED = 8;

/**
 * A drawing cut into strips of `rows` pixels in height, the last one what is left, from the top. Each has only the
 * placements that reach into it: their rows, one after the other, are the whole, pixel by pixel.
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
