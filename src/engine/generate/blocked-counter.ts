import type { Occupancy } from '../board/board.ts';
import { lowestBit } from '../fit/bits.ts';
import { segmentPlanes } from '../fit/planes.ts';
import { columnParity, type BoardShape } from '../fit/shape.ts';
import { insideColumns, outsideColumns, type CountedShape } from './counted-shape.ts';
import { LaneCounters } from './lane-counters.ts';

/** Number of a shape's hexes that are counted between two tests whether any place is still good enough. */
const AT_ONCE = 8;

/** Steps that a read counts as; a hex that lies off the board counts as one step. */
const STEPS_PER_READ = 4;

/** A range of rows or columns for the first hex of a shape, in which it lies at least partly on the board. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Counts the blocked segments of a shape at 32 places at once, in successive rows of one column: the six planes of
 * blocked segments are read with a shift and added up lane by lane. Counting stops as soon as all 32 places have too
 * many.
 */
export class BlockedCounter {
  /** Number of steps taken. */
  steps = 0;
  readonly #occupancy: Occupancy;
  /** The plane of each segment, with a guard word before and two after. */
  readonly #planes: readonly Int32Array[];
  readonly #counters = new LaneCounters();

  constructor(occupancy: Occupancy, barred_hex: Uint8Array | null) {
    this.#occupancy = occupancy;
    const length = Math.ceil(occupancy.mask_hex.length / 32);
    this.#planes = segmentPlanes(occupancy.mask_hex, barred_hex, length).map((plane) => {
      const guarded = new Int32Array(length + 3).fill(-1);
      guarded.set(plane, 1);
      return guarded;
    });
  }

  /** The columns for the first hex in which a shape lies at least partly on the board. */
  columnsOf({ columns: [left, right] }: BoardShape): Range {
    return { from: -right, to: this.#occupancy.columns - 1 - left };
  }

  /** The rows for the first hex, in a column, in which a shape lies at least partly on the board. */
  rowsOf({ rows }: BoardShape, column: number): Range {
    const [top, bottom] = rows[columnParity(this.#occupancy, column)];
    return { from: -bottom, to: this.#occupancy.rows - 1 - top };
  }

  /**
   * Calls `visit` for each of up to 32 rows, from `row` to `last`, with fewer than `enough()` blocked segments.
   *
   * @param enough may decrease while places are visited
   */
  visitFewer(
    counted: CountedShape,
    column: number,
    row: number,
    last: number,
    enough: () => number,
    visit: (row: number, blocked: number) => void,
  ): void {
    const parity = columnParity(this.#occupancy, column);
    const outside = this.#count(counted, column, row, parity, enough());
    if (outside < 0) return;
    const rows = last - row;
    let lanes = this.#counters.lanesBelow(enough() - outside);
    if (rows < 31) lanes &= ~(-2 << rows);
    for (; lanes !== 0; lanes &= lanes - 1) {
      const lane = lowestBit(lanes);
      const blocked = outside + this.#counters.countOf(lane);
      if (blocked < enough()) visit(row + lane, blocked);
    }
  }

  /**
   * Counts blocked segments in the lanes. Returns the number of segments blocked in every lane besides, -1 as soon as
   * all lanes have `enough`.
   */
  #count(counted: CountedShape, column: number, row: number, parity: 0 | 1, enough: number): number {
    const { columns, rows } = this.#occupancy;
    const { column_hex, mask_hex, ones_hex } = counted;
    const down_hex = counted.row_hex[parity];
    this.#counters.clear();
    let outside = outsideColumns(counted, column, columns);
    const order = outside > 0 ? insideColumns(counted, column, columns) : counted.order;
    this.steps++;
    for (let index = 0, reads = 0; index < order.length; index++) {
      const hex = order[index]!;
      const start = row + down_hex[hex]!;
      if (start >= rows || start < -31) {
        this.steps++;
        outside += ones_hex[hex]!;
        if (outside >= enough) return -1;
      } else {
        this.steps += STEPS_PER_READ;
        this.#read((column + column_hex[hex]!) * rows + start, mask_hex[hex]!, lanesOff(start, rows));
        if (++reads % AT_ONCE === 0 && this.#counters.lanesBelow(enough - outside) === 0) return -1;
      }
    }
    return outside;
  }

  /** Adds the blocked segments of one hex of the shape in all lanes, the first of them at a bit of the planes. */
  #read(bit: number, mask: number, off: number): void {
    const word = 1 + (bit >> 5);
    const shift = bit & 31;
    let ones = 0;
    let twos = 0;
    let fours = 0;
    for (let k = 0; mask >> k !== 0; k++) {
      if ((mask & (1 << k)) === 0) continue;
      const plane = this.#planes[k]!;
      // Two shifts, because JavaScript takes a shift by 32 for a shift by 0.
      const taken = (plane[word]! >>> shift) | ((plane[word + 1]! << 1) << (31 - shift)) | off;
      const two = ones & taken;
      ones ^= taken;
      fours |= twos & two;
      twos ^= two;
    }
    this.#counters.add(ones, twos, fours);
  }
}

/** The lanes whose rows, counted from `start`, lie outside of 0..rows - 1. */
function lanesOff(start: number, rows: number): number {
  const before = start < 0 ? ~(-1 << -start) : 0;
  const left = rows - start;
  return left < 32 ? before | (-1 << left) : before;
}
