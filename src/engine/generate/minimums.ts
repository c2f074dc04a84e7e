import type { RandomStream } from '../random/stream.ts';
import { largestFirst, type Filling } from './filling.ts';
import type { OnProgress } from './progress.ts';
import { schematicPath, type RecipeProblem } from './recipe-problem.ts';
import { Search } from './search.ts';
import type { Supply } from './supply.ts';

/** Steps, each a piece placed, that a search may take: at most so many, and one more per required piece. */
const STEPS = 200_000;

/** Steps after which a search gives up in which no more pieces than before came to stand together. */
function patience(required: number): number {
  return Math.min(20_000, 2_000 + 40 * required);
}

/** Words of bit planes that may be read: what limits a search on large land. */
const WORDS = 2 ** 29;

/** Steps between two reports of progress. */
const REPORT_EVERY = 64;

/**
 * Places what the recipe requires, largest schematics first, each piece uniformly among its placements that fit.
 *
 * When a piece fits nowhere because of earlier random choices, it goes where few others stand in its way; those are
 * taken off and placed again, with different random choices. The search ends by a budget of steps. When it fails,
 * what stands is left on the board, for the report to tell what was in the way.
 *
 * @returns what could not be met; nothing when all stands
 */
export function placeMinimums(
  filling: Filling,
  random: RandomStream,
  onProgress: OnProgress,
): readonly RecipeProblem[] {
  const queue = new Queue(filling.supplies);
  const of = queue.length;
  if (of === 0) return [];
  const search = new Search(filling, random);
  let most = 0;
  let last = of;
  onProgress({ stage: 'minimums', done: 0, of });
  for (let step = 1, supply = queue.next(); supply; step++, supply = queue.next()) {
    if (step % REPORT_EVERY === 0) onProgress({ stage: 'minimums', done: search.pieces.size, of });
    if (search.place(supply)) continue;
    filling.watch();
    if (search.pieces.size > most) {
      most = search.pieces.size;
      last = step + patience(of);
    }
    const wordsRead = filling.supplies.reduce((sum, other) => sum + other.wordsRead, 0);
    const evicted = step < Math.min(last, of + STEPS) && wordsRead < WORDS ? search.force(supply) : 'over';
    if (evicted === 'over' || evicted === 'nowhere') {
      search.commit();
      return [evicted === 'over' ? shortage(supply, of, most) : homeless(supply)];
    }
    for (const other of evicted) queue.add(other);
  }
  onProgress({ stage: 'minimums', done: of, of });
  search.commit();
  return [];
}

function homeless(supply: Supply): RecipeProblem {
  const { rule, segments } = supply;
  return unmet(
    supply,
    `needs at least ${rule.min}, but its ${segments} segments fit nowhere beside what stays`,
  );
}

function shortage(supply: Supply, required: number, standing: number): RecipeProblem {
  const { rule, segments } = supply;
  return unmet(
    supply,
    `needs at least ${rule.min}, but one of them, ${segments} segments, found no room: ` +
      `of ${required} required pieces at most ${standing} stood together`,
  );
}

/** Where it came nearest is told by the report. */
function unmet({ rule: { id }, placed }: Supply, message: string): RecipeProblem {
  return { path: schematicPath(id), message, schematics: [id], most: placed, place: [] };
}

/** What is still to be placed, the largest first. */
class Queue {
  readonly #missing = new Map<Supply, number>();

  constructor(supplies: readonly Supply[]) {
    for (const supply of largestFirst(supplies))
      this.#missing.set(supply, Math.max(0, supply.rule.min - supply.placed));
  }

  get length(): number {
    return [...this.#missing.values()].reduce((sum, count) => sum + count, 0);
  }

  next(): Supply | undefined {
    for (const [supply, count] of this.#missing)
      if (count > 0) {
        this.#missing.set(supply, count - 1);
        return supply;
      }
    return undefined;
  }

  add(supply: Supply): void {
    this.#missing.set(supply, this.#missing.get(supply)! + 1);
  }
}
