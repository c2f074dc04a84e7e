import type { Direction } from '../hex/hex.ts';
import { LineBits, type LineSpan } from './line-bits.ts';
import type { LandRow } from './row.ts';

/** The hexes that may be filled: left ≤ q < right, top ≤ r < bottom; all four numbers are multiples of 32. */
interface Window {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Number of hexes at the border of the window that stay empty, so that every search ends within the window. */
const BORDER = 1;

const FIRST_WINDOW: Window = { left: -64, right: 64, top: -64, bottom: 64 };

/**
 * Land that grows hex by hex, anywhere around hex (0, 0), and finds the distance to the shore in each direction.
 *
 * Every hex is stored three times, as a bit of each of the three lines through it, so that a search along any line
 * reads consecutive words of an array. When the land reaches the border of the window, that side moves outward by half
 * of the window's length.
 */
export class GrowingLand {
  #window = FIRST_WINDOW;
  #hexes = 0;
  /** Line r, position q. */
  #rows = new LineBits(rowSpan(FIRST_WINDOW));
  /** Line q, position r. */
  #columns = new LineBits(columnSpan(FIRST_WINDOW));
  /** Line q + r, position q. */
  #diagonals = new LineBits(diagonalSpan(FIRST_WINDOW));

  /** Number of filled hexes. */
  get hexes(): number {
    return this.#hexes;
  }

  /** Whether a hex is filled. The hex must belong to the land or lie next to it. */
  has(q: number, r: number): boolean {
    return this.#rows.has(r, q);
  }

  /** Fills an empty hex. */
  fill(q: number, r: number): void {
    while (this.#isAtBorder(q, r)) this.#widen(q, r);
    this.#rows.set(r, q);
    this.#columns.set(q, r);
    this.#diagonals.set(q + r, q);
    this.#hexes++;
  }

  /** Number of filled neighbors of a filled hex, 0..6. */
  filledNeighbors(q: number, r: number): number {
    const rows = this.#rows;
    return (
      Number(rows.has(r - 1, q)) +
      Number(rows.has(r - 1, q + 1)) +
      Number(rows.has(r, q + 1)) +
      Number(rows.has(r + 1, q)) +
      Number(rows.has(r + 1, q - 1)) +
      Number(rows.has(r, q - 1))
    );
  }

  /** Number of steps from a filled hex to the next empty one in a direction: 1 when the neighbor there is empty. */
  stepsToShore(q: number, r: number, direction: Direction): number {
    switch (direction) {
      case 0:
        return this.#columns.stepsDown(q, r);
      case 1:
        return this.#diagonals.stepsUp(q + r, q);
      case 2:
        return this.#rows.stepsUp(r, q);
      case 3:
        return this.#columns.stepsUp(q, r);
      case 4:
        return this.#diagonals.stepsDown(q + r, q);
      case 5:
        return this.#rows.stepsDown(r, q);
    }
  }

  /** The land as runs sorted by r then q; neighboring runs are merged. */
  rows(): LandRow[] {
    const rows: LandRow[] = [];
    this.#rows.forEachRun((r, q, count) => rows.push({ r, q, count }));
    return rows;
  }

  #isAtBorder(q: number, r: number): boolean {
    const { left, right, top, bottom } = this.#window;
    return q < left + BORDER || q >= right - BORDER || r < top + BORDER || r >= bottom - BORDER;
  }

  /** Moves out the sides of the window whose border (q, r) has reached. */
  #widen(q: number, r: number): void {
    const { left, right, top, bottom } = this.#window;
    const across = halfOf(right - left);
    const down = halfOf(bottom - top);
    this.#window = {
      left: q < left + BORDER ? left - across : left,
      right: q >= right - BORDER ? right + across : right,
      top: r < top + BORDER ? top - down : top,
      bottom: r >= bottom - BORDER ? bottom + down : bottom,
    };
    this.#rows = this.#rows.widened(rowSpan(this.#window));
    this.#columns = this.#columns.widened(columnSpan(this.#window));
    this.#diagonals = this.#diagonals.widened(diagonalSpan(this.#window));
  }
}

/** Half of a length, rounded to a multiple of 32. */
function halfOf(length: number): number {
  return (length >> 6) << 5;
}

function rowSpan({ left, right, top, bottom }: Window): LineSpan {
  return { line0: top, lines: bottom - top, position0: left, positions: right - left };
}

function columnSpan({ left, right, top, bottom }: Window): LineSpan {
  return { line0: left, lines: right - left, position0: top, positions: bottom - top };
}

function diagonalSpan({ left, right, top, bottom }: Window): LineSpan {
  return { line0: left + top, lines: right - left + bottom - top, position0: left, positions: right - left };
}
