import { CellFrame } from '../board/cell-grid.ts';
import type { LandRow } from '../land/row.ts';
import type { Segment } from '../segment/segment.ts';
import { TAKEN } from './grid.ts';
import { cellCosts, isHugged } from './streets.ts';
import { BARRED, Ways } from './ways.ts';

/**
 * Finds ways for streets through a city that stands, as cheap as those that the generator lays. Of the city it asks only
 * for the segments that a search comes to, so that a finder for a large city is made at once.
 */
export class WayFinder {
  readonly #frame: CellFrame;
  readonly #stateOf: (segment: Segment) => number;
  readonly #costOf: (cell: number, state: number, isNear: boolean) => number;
  readonly #ways: Ways;
  /** One more than the state of each cell that was looked at, 0 for the others. */
  readonly #seen_cell: Uint8Array;
  /** Cost of each cell that a search came beside, 0 for the others. */
  readonly #cost_cell: Int32Array;
  /** The steps from an even cell to those within two steps; from an odd cell they are turned about. */
  readonly #steps: Int32Array;

  /**
   * @param stateOf the state of a segment, one of those of a `TownGrid`; the same as long as the finder is used
   * @param crooked 0 straight to 1 and more
   */
  constructor(
    land: readonly LandRow[],
    stateOf: (segment: Segment) => number,
    crooked: number,
    seed: number,
  ) {
    this.#frame = new CellFrame(land);
    this.#stateOf = stateOf;
    this.#costOf = cellCosts(this.#frame, crooked, seed);
    this.#ways = new Ways(this.#frame);
    this.#seen_cell = new Uint8Array(this.#frame.cells);
    this.#cost_cell = new Int32Array(this.#frame.cells);
    const { columns } = this.#frame;
    const beside = [-1, 1, columns];
    const beyond = [-2, 2, columns - 1, columns + 1, -columns - 1, -columns + 1];
    this.#steps = Int32Array.from([...beside, ...beyond]);
  }

  /**
   * The cheapest way between two segments of land, both of them included, over free land, streets and rivers, but
   * through no building. The ends may be buildings.
   *
   * @returns the segments from end to end; `null` when there is no way
   */
  between(from: Segment, to: Segment): Segment[] | null {
    const frame = this.#frame;
    const { columns } = frame;
    const cost_cell = this.#cost_cell;
    const [start, end] = [frame.cellOf(from), frame.cellOf(to)];
    this.#price(end);
    const cost = cost_cell[end]!;
    if (this.#stateAt(end) === TAKEN) cost_cell[end] = 0;
    else if (cost === BARRED) return null;
    const reached = this.#ways.search([[start]], cost_cell, (cell) => {
      if (cell === end) return true;
      // The search steps to these next.
      const across = (cell & 1) === 0 ? cell + columns : cell - columns;
      if (cost_cell[cell - 1] === 0 && cell - 1 !== end) this.#price(cell - 1);
      if (cost_cell[cell + 1] === 0 && cell + 1 !== end) this.#price(cell + 1);
      if (cost_cell[across] === 0 && across !== end) this.#price(across);
      return false;
    });
    cost_cell[end] = cost;
    return reached < 0
      ? null
      : this.#ways
          .wayTo(end)
          .reverse()
          .map((cell) => frame.segmentOf(cell));
  }

  #price(cell: number): void {
    this.#cost_cell[cell] = this.#costOf(cell, this.#stateAt(cell), this.#isNear(cell));
  }

  /** Whether streets keep off a cell within two steps. */
  #isNear(cell: number): boolean {
    const way = (cell & 1) === 0 ? 1 : -1;
    const steps = this.#steps;
    for (let i = 0; i < steps.length; i++) if (isHugged(this.#stateAt(cell + way * steps[i]!))) return true;
    return false;
  }

  #stateAt(cell: number): number {
    const seen = this.#seen_cell[cell]!;
    if (seen !== 0) return seen - 1;
    const state = this.#stateOf(this.#frame.segmentOf(cell));
    this.#seen_cell[cell] = state + 1;
    return state;
  }
}
