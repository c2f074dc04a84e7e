import type { Board } from '../board/board.ts';
import { compileShape, fitsAtSlot, forEachFit, type BoardShape } from '../fit/shape.ts';
import type { RandomStream } from '../random/stream.ts';
import { distinctPoses } from '../schematic/distinct.ts';
import type { PoseRules } from '../schematic/pose.ts';
import type { Schematic } from '../schematic/schematic.ts';

/** A placement that fits: a shape with its first hex in a slot. */
export interface Choice {
  readonly shape: BoardShape;
  readonly slot: number;
}

/**
 * Every distinct placement of a schematic that may still fit, as a bag to draw from.
 *
 * Segments are only ever taken while a city fills, so a placement that was found blocked once is blocked for good:
 * it leaves the bag when a draw meets it. What is drawn is therefore uniform among all that fit.
 */
export class Candidates {
  readonly #board: Board;
  readonly #shapes: readonly BoardShape[];
  /** shape index * slots of the board + slot of the first hex */
  readonly #codes: Uint32Array;
  #left: number;

  constructor(board: Board, schematic: Schematic, rules: PoseRules) {
    this.#board = board;
    this.#shapes = distinctPoses(schematic.hexes, rules).map((pose) => compileShape(board, pose));
    let count = 0;
    for (const shape of this.#shapes) forEachFit(board, shape, () => count++);
    this.#codes = new Uint32Array(count);
    const slots = board.mask_hex.length;
    let index = 0;
    this.#shapes.forEach((shape, position) =>
      forEachFit(board, shape, (slot) => (this.#codes[index++] = position * slots + slot)),
    );
    this.#left = count;
  }

  /** Number of placements that fitted when the bag was filled. */
  get total(): number {
    return this.#codes.length;
  }

  /** Puts back all that were found blocked, for a board that was cleared meanwhile. */
  refill(): void {
    this.#left = this.#codes.length;
  }

  /** One of the placements that fit now, each equally likely; nothing when none fits. */
  draw(random: RandomStream): Choice | undefined {
    const slots = this.#board.mask_hex.length;
    while (this.#left > 0) {
      const index = random.below(this.#left);
      const code = this.#codes[index]!;
      const position = Math.floor(code / slots);
      const shape = this.#shapes[position]!;
      const slot = code - position * slots;
      const column = Math.floor(slot / this.#board.rows) + this.#board.column0;
      if (fitsAtSlot(this.#board, shape, slot, (column & 1) as 0 | 1)) return { shape, slot };
      this.#codes[index] = this.#codes[--this.#left]!;
      this.#codes[this.#left] = code;
    }
    return undefined;
  }
}
