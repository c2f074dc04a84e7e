import type { LandRow } from '../land/row.ts';
import type { Segment } from '../segment/segment.ts';
import { TAKEN, TownGrid } from './grid.ts';
import { StreetCosts } from './streets.ts';
import { BARRED, Ways } from './ways.ts';

/** The state of a segment, for streets: one of the states of a {@link TownGrid}. */
export interface SegmentState {
  readonly segment: Segment;
  readonly state: number;
}

/** Finds ways for streets through a city that stands, as cheap as those that the generator lays. */
export class WayFinder {
  readonly #grid: TownGrid;
  readonly #costs: StreetCosts;
  readonly #ways: Ways;

  /**
   * @param states all segments of land that are not free
   * @param crooked 0 straight to 1 and more
   */
  constructor(land: readonly LandRow[], states: Iterable<SegmentState>, crooked: number, seed: number) {
    this.#grid = new TownGrid(land);
    for (const { segment, state } of states) this.#grid.state_cell[this.#grid.cellOf(segment)] = state;
    this.#costs = new StreetCosts(this.#grid, crooked, seed);
    this.#ways = new Ways(this.#grid);
  }

  /**
   * The cheapest way between two segments of land, both of them included, over free land, streets and rivers, but
   * through no building. The ends may be buildings.
   *
   * @returns the segments from end to end; `null` when there is no way
   */
  between(from: Segment, to: Segment): Segment[] | null {
    const grid = this.#grid;
    const [start, end] = [grid.cellOf(from), grid.cellOf(to)];
    const { cost_cell } = this.#costs;
    const cost = cost_cell[end]!;
    if (grid.state_cell[end] === TAKEN) cost_cell[end] = 0;
    else if (cost === BARRED) return null;
    const reached = this.#ways.search([[start]], cost_cell, (cell) => cell === end);
    cost_cell[end] = cost;
    return reached < 0
      ? null
      : this.#ways
          .wayTo(end)
          .reverse()
          .map((cell) => grid.segmentOf(cell));
  }
}
