import type { LandRow } from './row.ts';
import { normalizeRows } from './shapes.ts';
import { forEachTouch, Parts } from './touch.ts';

/** Counts of any land. */
export interface LandStatistics {
  readonly hexes: number;
  /** Number of hex edges between land and sea. */
  readonly perimeter: number;
  /** Share of the hexes with exactly one neighbor on land, 0..1; 0 without land. */
  readonly oneNeighbor: number;
  /** Number of connected parts of the sea that land encloses. */
  readonly lakes: number;
  /** Greatest distance in steps between two hexes of land; 0 for a single hex and without land. */
  readonly diameter: number;
}

/**
 * The statistics of land of any shape, in one part or several. The time grows with the number of runs, not of hexes.
 *
 * Lakes are counted from the land alone: as three hexes meet at every corner, Euler's formula gives parts - lakes =
 * hexes - edges between two of them + corners between three of them.
 */
export function landStatistics(land: readonly LandRow[]): LandStatistics {
  const rows = normalizeRows(land);
  const parts = new Parts(rows.length);
  const ends = new RunEnds(rows);
  let hexes = 0;
  let edges = 0;
  let corners = 0;
  for (const { count } of rows) {
    hexes += count;
    edges += count - 1;
  }
  forEachTouch(rows, (upperRun, lowerRun) => {
    parts.join(upperRun, lowerRun);
    ends.touch(upperRun, lowerRun);
    const upper = rows[upperRun]!;
    const lower = rows[lowerRun]!;
    const upperLast = upper.q + upper.count - 1;
    const lowerLast = lower.q + lower.count - 1;
    const south = overlap(upper.q, upperLast, lower.q, lowerLast);
    const southwest = overlap(upper.q - 1, upperLast - 1, lower.q, lowerLast);
    edges += south + southwest;
    // Three hexes around a corner: one above two, or two above one.
    corners += overlap(upper.q, upperLast, lower.q + 1, lowerLast);
    corners += overlap(upper.q, upperLast - 1, lower.q, lowerLast);
  });
  return {
    hexes,
    perimeter: 6 * hexes - 2 * edges,
    oneNeighbor: hexes === 0 ? 0 : ends.countWithOneNeighbor() / hexes,
    lakes: parts.count - hexes + edges - corners,
    diameter: diameter(rows),
  };
}

/** Number of integers in both of two ranges, ends included. */
function overlap(first: number, last: number, otherFirst: number, otherLast: number): number {
  return Math.max(0, Math.min(last, otherLast) - Math.max(first, otherFirst) + 1);
}

/**
 * The greatest distance between two hexes of land, which is its largest extent along the axes q, r and q + r, because
 * the distance of two hexes is their largest difference along an axis.
 */
function diameter(rows: readonly LandRow[]): number {
  const first = rows[0];
  const last = rows.at(-1);
  if (!first || !last) return 0;
  let west = Infinity;
  let east = -Infinity;
  let northwest = Infinity;
  let southeast = -Infinity;
  for (const { r, q, count } of rows) {
    west = Math.min(west, q);
    east = Math.max(east, q + count - 1);
    northwest = Math.min(northwest, q + r);
    southeast = Math.max(southeast, q + r + count - 1);
  }
  return Math.max(last.r - first.r, east - west, southeast - northwest);
}

/** Counts the neighbors of the hexes at the ends of runs: every other hex has two neighbors in its own run. */
class RunEnds {
  readonly #rows: readonly LandRow[];
  /**
   * Number of neighbors of the first hex of a run at 2 * run, of its last hex at 2 * run + 1; a single hex counts as
   * the first.
   */
  readonly #neighbors_end: Uint8Array;

  constructor(rows: readonly LandRow[]) {
    this.#rows = rows;
    this.#neighbors_end = new Uint8Array(2 * rows.length);
    rows.forEach(({ count }, run) => {
      if (count > 1) this.#neighbors_end.fill(1, 2 * run, 2 * run + 2);
    });
  }

  /** Counts the neighbors that the ends of each of two runs have in the other run. */
  touch(upperRun: number, lowerRun: number): void {
    this.#look(upperRun, lowerRun, -1);
    this.#look(lowerRun, upperRun, 1);
  }

  countWithOneNeighbor(): number {
    return this.#neighbors_end.reduce((sum, neighbors) => sum + Number(neighbors === 1), 0);
  }

  /**
   * Counts the neighbors of a run's ends in a run of the next row: a hex at q has its two neighbors there at q and q +
   * side.
   */
  #look(run: number, otherRun: number, side: -1 | 1): void {
    const { q, count } = this.#rows[run]!;
    const other = this.#rows[otherRun]!;
    this.#neighbors_end[2 * run]! += Number(holds(other, q)) + Number(holds(other, q + side));
    if (count === 1) return;
    const last = q + count - 1;
    this.#neighbors_end[2 * run + 1]! += Number(holds(other, last)) + Number(holds(other, last + side));
  }
}

function holds(run: LandRow, q: number): boolean {
  return q >= run.q && q < run.q + run.count;
}
