import type { Occupancy } from '../board/board.ts';
import type { BoardShape, CenteredPose } from '../fit/shape.ts';
import type { Hex } from '../hex/hex.ts';
import { freeSegments } from './feasibility.ts';
import { BlockedCounter } from './blocked-counter.ts';
import { countedShape, outsideColumns, type CountedShape } from './counted-shape.ts';
import type { Supply } from './supply.ts';

/** Most steps of the search for the nearest miss. */
export const STEPS = 2 ** 27;

/** Number of steps that testing one condition on a center counts as. */
const STEPS_PER_CENTER = 64;

/** Number of rows between two calls of `watch`. */
const WATCH_ROWS = 32 * 16;

/** Number of columns and rows in a grid of places that are tested before all others, for an early bound. */
const SAMPLES = 3;

/** A pose of a shape and the place of its first hex. */
interface Miss {
  readonly shape: BoardShape;
  readonly pose: CenteredPose;
  readonly first: Hex;
}

/** The center of the schematic in a pose whose first hex lies at `first`. */
export function centerOf({ first: step }: CenteredPose, first: Hex): Hex {
  return { q: first.q - step.q, r: first.r - step.r };
}

/** The search for the placement with the fewest blocked segments, of a schematic that fits nowhere. */
export class MissSearch {
  readonly #occupancy: Occupancy;
  readonly #supply: Supply;
  readonly #watch: () => void;
  readonly #limit: number;
  readonly #counter: BlockedCounter;
  /** A lower bound of the number of blocked segments. */
  readonly #bound: number;
  #least = Infinity;
  #best: Miss | undefined;
  #stepsOfCenters = 0;

  constructor(occupancy: Occupancy, supply: Supply, watch: () => void, limit: number) {
    this.#occupancy = occupancy;
    this.#supply = supply;
    this.#watch = watch;
    this.#limit = limit;
    this.#counter = new BlockedCounter(occupancy, supply.conditions.barred_hex);
    this.#bound = Math.max(1, supply.segments - freeSegments(occupancy, supply.conditions.barred_hex));
  }

  /** Whether the search ended at its limit of steps. */
  get isOver(): boolean {
    return this.#counter.steps + this.#stepsOfCenters >= this.#limit;
  }

  /** The first placement with the fewest blocked segments; nothing when there are no poses. */
  run(): Miss | undefined {
    const shapes = this.#supply.shapes.map((shape) => ({ shape, counted: countedShape(shape) }));
    for (const { shape, counted } of shapes) this.#sample(shape, counted);
    const sampled = this.#best;
    // Of equally good places, the first wins.
    this.#best = undefined;
    this.#least++;
    for (const { shape, counted } of shapes) {
      this.#lookAtAll(shape, counted);
      if (this.#least === this.#bound && this.#best) break;
    }
    return this.#best ?? sampled;
  }

  /** Tests some places all over the board. */
  #sample(shape: BoardShape, counted: CountedShape): void {
    const columns = this.#counter.columnsOf(shape);
    for (let across = 1; across <= SAMPLES; across++) {
      this.#watch();
      const column = between(columns, across);
      const rows = this.#counter.rowsOf(shape, column);
      for (let down = 1; down <= SAMPLES; down++)
        this.#look(shape, counted, column, between(rows, down), rows.to);
    }
  }

  #lookAtAll(shape: BoardShape, counted: CountedShape): void {
    const { from, to } = this.#counter.columnsOf(shape);
    for (let column = from; column <= to; column++) {
      if (this.isOver) return;
      this.#watch();
      if (outsideColumns(counted, column, this.#occupancy.columns) >= this.#least) continue;
      const rows = this.#counter.rowsOf(shape, column);
      for (let row = rows.from; row <= rows.to; row += 32) {
        if (this.isOver || (this.#least === this.#bound && this.#best)) return;
        if ((row - rows.from) % WATCH_ROWS === 0) this.#watch();
        this.#look(shape, counted, column, row, rows.to);
      }
    }
  }

  #look(shape: BoardShape, counted: CountedShape, column: number, row: number, last: number): void {
    const { column0, row0 } = this.#occupancy;
    const q = column + column0;
    this.#counter.visitFewer(
      counted,
      column,
      row,
      last,
      () => this.#least,
      (there, blocked) => this.#compare(shape, { q, r: there + row0 - (q >> 1) }, blocked),
    );
  }

  #compare(shape: BoardShape, first: Hex, blocked: number): void {
    const { centers } = this.#supply.conditions;
    for (const pose of centers.length > 0 ? shape.poses : shape.poses.slice(0, 1)) {
      let count = blocked;
      for (const condition of centers) {
        this.#stepsOfCenters += STEPS_PER_CENTER;
        count += condition.against(centerOf(pose, first)).length;
      }
      if (count >= this.#least) continue;
      this.#least = count;
      this.#best = { shape, pose, first };
    }
  }
}

/** The number at `part` quarters of a range. */
function between({ from, to }: { readonly from: number; readonly to: number }, part: number): number {
  return from + Math.floor(((to - from) * part) / (SAMPLES + 1));
}
