import type { LandRow } from './row.ts';
import { normalizeRows } from './shapes.ts';
import { forEachTouch, Parts } from './touch.ts';

/** What can be counted of any land, however it came to be. */
export interface LandStatistics {
  readonly hexes: number;
  /** Edges between land and sea. */
  readonly perimeter: number;
  /** Share of the hexes with exactly one neighbor on land, 0..1; 0 without land. */
  readonly oneNeighbor: number;
  /** Connected parts of the sea that land encloses. */
  readonly lakes: number;
  /** Greatest distance in steps between two hexes of land; 0 for a single hex and without land. */
  readonly diameter: number;
}

/**
 * Counts land of any shape, in one part or several, in a time that grows with its runs, not its hexes.
 *
 * Lakes are counted without a look at the sea: as three hexes meet at every corner, Euler's formula says
 * parts - lakes = hexes - edges between two of them + corners between three of them.
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
    // Three hexes about a corner: one above two, two above one.
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
 * The largest extent along the axes q, r and q + r. As the distance of two hexes is their largest difference along an
 * axis, the largest distance of all is the largest difference of all.
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

/** Neighbors of the hexes at the ends of runs: all others have two in their own run. */
class RunEnds {
  readonly #rows: readonly LandRow[];
  /** Of the first hex of a run at 2 * run, of the last one at 2 * run + 1; a single hex is a first one. */
  readonly #neighbors_end: Uint8Array;

  constructor(rows: readonly LandRow[]) {
    this.#rows = rows;
    this.#neighbors_end = new Uint8Array(2 * rows.length);
    rows.forEach(({ count }, run) => {
      if (count > 1) this.#neighbors_end.fill(1, 2 * run, 2 * run + 2);
    });
  }

  /** Counts the neighbors that the ends of two runs have in each other. */
  touch(upperRun: number, lowerRun: number): void {
    this.#look(upperRun, lowerRun, -1);
    this.#look(lowerRun, upperRun, 1);
  }

  countWithOneNeighbor(): number {
    return this.#neighbors_end.reduce((sum, neighbors) => sum + Number(neighbors === 1), 0);
  }

  /** A hex at q has its two neighbors in the other row at q and q + side. */
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
