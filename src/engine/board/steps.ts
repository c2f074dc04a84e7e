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

/**
 * The connected pieces of some segments of land. Looks at nothing but the land: a board can be mostly sea.
 *
 * @param isPart whether a segment belongs to a piece
 * @returns the number of pieces, the piece of each segment (1, 2, ...; 0 for none), and the number of segments of each
 */
export function connectedPieces(
  box: Box,
  land: readonly LandRow[],
  isPart: (segment: number) => boolean,
): { readonly count: number; readonly piece_segment: Int32Array; readonly size_piece: readonly number[] } {
  const steps = new SegmentSteps(box);
  const piece_segment = new Int32Array(6 * box.columns * box.rows);
  const size_piece = [0];
  forEachLandSegment(box, land, (start) => {
    if (piece_segment[start] !== 0 || !isPart(start)) return;
    const piece = size_piece.length;
    piece_segment[start] = piece;
    let size = 0;
    // Two lists in turn, so that no more than the edge of the piece is kept.
    for (let edge = [start]; edge.length > 0;) {
      const next: number[] = [];
      size += edge.length;
      for (const segment of edge)
        for (const other of steps.neighbors(segment)) {
          if (other < 0 || piece_segment[other] !== 0 || !isPart(other)) continue;
          piece_segment[other] = piece;
          next.push(other);
        }
      edge = next;
    }
    size_piece.push(size);
  });
  return { count: size_piece.length - 1, piece_segment, size_piece };
}
