import type { LandRow } from './row.ts';

/**
 * Calls `touch` with the indices of every two runs of neighboring rows that share an edge, the upper run first.
 *
 * @param rows sorted by r then q, neighboring runs merged
 */
export function forEachTouch(
  rows: readonly LandRow[],
  touch: (upperRun: number, lowerRun: number) => void,
): void {
  let passed = 0;
  rows.forEach((upper, upperRun) => {
    while (passed < rows.length && isPassed(rows[passed]!, upper)) passed++;
    for (let lowerRun = passed; lowerRun < rows.length; lowerRun++) {
      const lower = rows[lowerRun]!;
      if (lower.r > upper.r + 1 || lower.q >= upper.q + upper.count) break;
      touch(upperRun, lowerRun);
    }
  });
}

/**
 * Whether a run of the lower row lies before all that touch `upper`: the south neighbor of a hex has the same q, the
 * southwest one q - 1.
 */
function isPassed(run: LandRow, upper: LandRow): boolean {
  return run.r <= upper.r || (run.r === upper.r + 1 && run.q + run.count < upper.q);
}

/** The connected parts of some runs, joined pair by pair. */
export class Parts {
  readonly #above: Int32Array;
  #count: number;

  /** Starts with every run as a part of its own. */
  constructor(runs: number) {
    this.#above = new Int32Array(runs);
    for (let run = 0; run < runs; run++) this.#above[run] = run;
    this.#count = runs;
  }

  /** Number of parts. */
  get count(): number {
    return this.#count;
  }

  join(a: number, b: number): void {
    const first = this.partOf(a);
    const second = this.partOf(b);
    if (first === second) return;
    this.#above[Math.max(first, second)] = Math.min(first, second);
    this.#count--;
  }

  /** The first run of the part that a run belongs to. */
  partOf(run: number): number {
    const above = this.#above;
    let root = run;
    while (above[root] !== root) {
      above[root] = above[above[root]!]!;
      root = above[root]!;
    }
    return root;
  }
}
