import { STEPS } from '../hex/hex.ts';
import { forEachHex, type LandRow } from '../land/row.ts';
import { slotOf, type Box } from './board.ts';

/** The steps from segments to their neighbors on a board; a segment is the number `6 * slot + k`. */
export class SegmentSteps {
  readonly #box: Box;
  /** Steps of columns and rows across side k of a hex, rows by the parity of its column. */
  readonly #rows: readonly (readonly [number, number])[];

  constructor(box: Box) {
    this.#box = box;
    this.#rows = STEPS.map(({ q, r }) => [r + (q >> 1), r + ((q + 1) >> 1)] as const);
  }

  /** The segment across the outer side of a segment, in the neighboring hex; -1 when it lies off the board. */
  across(segment: number): number {
    const { rows, columns, column0 } = this.#box;
    const slot = Math.floor(segment / 6);
    const k = segment - 6 * slot;
    const column = Math.floor(slot / rows);
    const parity = (column + column0) & 1;
    const there = column + STEPS[k]!.q;
    const row = slot - column * rows + this.#rows[k]![parity as 0 | 1];
    if (there < 0 || there >= columns || row < 0 || row >= rows) return -1;
    return 6 * (there * rows + row) + ((k + 3) % 6);
  }

  /** The neighbors of a segment over its three sides; -1 stands for one off the board. */
  neighbors(segment: number): readonly [number, number, number] {
    const first = segment - (segment % 6);
    const k = segment - first;
    return [first + ((k + 1) % 6), first + ((k + 5) % 6), this.across(segment)];
  }
}

/** Calls `visit` for every segment of land. */
export function forEachLandSegment(
  box: Box,
  land: readonly LandRow[],
  visit: (segment: number) => void,
): void {
  forEachHex(land, (hex) => {
    const first = 6 * slotOf(box, hex);
    for (let segment = first; segment < first + 6; segment++) visit(segment);
  });
}

/** The connected pieces of some segments of land. */
export interface ConnectedPieces {
  readonly count: number;
  /** The piece of each segment, 1, 2, ... in the order of the land; 0 for none. */
  readonly piece_segment: Int32Array;
  /** The number of segments of each piece. */
  readonly size_piece: readonly number[];
}

/**
 * The connected pieces of some segments of land, by union-find: each segment of a piece points to one before it, and
 * the first to itself. Looks at nothing but the land: a board can be mostly sea.
 *
 * @param isPart whether a segment of land belongs to a piece
 */
export function connectedPieces(
  box: Box,
  land: readonly LandRow[],
  isPart: (segment: number) => boolean,
): ConnectedPieces {
  return connectedMasks(box, land, masksOf(isPart));
}

/** Makes what gives those segments of the hex in a slot that are part of something, as a mask. */
export function masksOf(isPart: (segment: number) => boolean): (slot: number) => number {
  return (slot) => {
    let mask = 0;
    for (let k = 0; k < 6; k++) if (isPart(6 * slot + k)) mask |= 1 << k;
    return mask;
  };
}

/**
 * The same as {@link connectedPieces}.
 *
 * @param maskOf bit k set: segment k of the hex of land in a slot belongs to a piece
 */
export function connectedMasks(
  box: Box,
  land: readonly LandRow[],
  maskOf: (slot: number) => number,
): ConnectedPieces {
  // While pieces are joined: -1 - the segment that a segment points to.
  const piece_segment = new Int32Array(6 * box.columns * box.rows);
  const slots: number[] = [];
  for (const { q: first, r, count } of land)
    for (let q = first; q < first + count; q++) {
      const slot = slotOf(box, { q, r });
      const mask = maskOf(slot);
      if (mask === 0) continue;
      slots.push(slot);
      for (let k = 0; k < 6; k++)
        if ((mask & (1 << k)) !== 0) piece_segment[6 * slot + k] = -1 - (6 * slot + k);
    }
  const steps = new SegmentSteps(box);
  for (const slot of slots)
    for (let k = 0; k < 6; k++) {
      const segment = 6 * slot + k;
      if (piece_segment[segment] === 0) continue;
      join(piece_segment, segment, k === 0 ? segment + 5 : segment - 1);
      // The other half of the sides is seen from their other side.
      if (k < 3) join(piece_segment, segment, steps.across(segment));
    }
  const size_piece = [0];
  for (const slot of slots)
    for (let segment = 6 * slot; segment < 6 * slot + 6; segment++) {
      if (piece_segment[segment]! >= 0) continue;
      const first = firstOf(piece_segment, segment);
      if (piece_segment[first]! < 0) piece_segment[first] = size_piece.push(1) - 1;
      if (first === segment) continue;
      const piece = piece_segment[first]!;
      piece_segment[segment] = piece;
      size_piece[piece]!++;
    }
  return { count: size_piece.length - 1, piece_segment, size_piece };
}

/** Joins the pieces of two segments, unless the second is part of none. */
function join(piece_segment: Int32Array, segment: number, other: number): void {
  if (other < 0 || piece_segment[other] === 0) return;
  const a = firstOf(piece_segment, segment);
  const b = firstOf(piece_segment, other);
  if (a < b) piece_segment[b] = -1 - a;
  else piece_segment[a] = -1 - b;
}

/** The end of the way that begins at a segment; the way becomes shorter. */
function firstOf(piece_segment: Int32Array, segment: number): number {
  let at = segment;
  for (;;) {
    const next = -1 - piece_segment[at]!;
    // A segment whose piece has its number already is an end, too.
    if (next < 0 || next === at) return at;
    const after = -1 - piece_segment[next]!;
    if (after < 0) return next;
    piece_segment[at] = -1 - after;
    at = after;
  }
}
