import type { RandomStream } from '../random/stream.ts';
import type { Exact } from './exact.ts';
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

/** Steps without another piece standing after which all ways are looked through. */
const STUCK = 400;

/**
 * Places what the recipe requires, largest schematics first, each piece uniformly among its placements that fit.
 *
 * When a piece fits nowhere because of earlier random choices, it goes where few others stand in its way; those are
 * taken off and placed again, with different random choices. The search ends by a budget of steps. When it has come no
 * further for a while and the pieces can reach no more than 60 segments, an exact search looks through all ways: it
 * proves that there is none, or its way is taken when the budget is used up. When both fail, what stands is left on
 * the board, for the report to tell what was in the way.
 *
 * @returns the minimum that could not be met; nothing when all stands
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
  let exact: Exact | undefined;
  let most = 0;
  let last = of;
  let stuck = STUCK;
  onProgress({ stage: 'minimums', done: 0, of });
  for (let step = 1, supply = queue.next(); supply; step++, supply = queue.next()) {
    if (step % REPORT_EVERY === 0) onProgress({ stage: 'minimums', done: search.pieces.size, of });
    if (search.place(supply)) continue;
    filling.watch();
    if (search.pieces.size > most) {
      most = search.pieces.size;
      last = step + patience(of);
      stuck = step + STUCK;
    }
    const wordsRead = filling.supplies.reduce((sum, other) => sum + other.wordsRead, 0);
    const isOver = step >= Math.min(last, of + STEPS) || wordsRead >= WORDS;
    if (isOver || step >= stuck) exact ??= search.tryAllWays(false);
    if (isOver && exact?.kind === 'found') {
      const random = search.tryAllWays(true);
      search.replaceAll((random.kind === 'found' ? random : exact).spots);
      break;
    }
    const evicted = isOver || exact?.kind === 'impossible' ? 'over' : search.force(supply);
    if (evicted === 'over' || evicted === 'nowhere') {
      search.commit();
      if (evicted === 'nowhere') return [homeless(supply)];
      return [exact?.kind === 'impossible' ? impossible(supply, of, most) : shortage(supply, of, most)];
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
    true,
    `needs at least ${rule.min}, but its ${segments} segments fit nowhere beside what stays`,
  );
}

function shortage(supply: Supply, required: number, standing: number): RecipeProblem {
  const { rule, segments } = supply;
  return unmet(
    supply,
    false,
    `needs at least ${rule.min}, but one of them, ${segments} segments, found no room: of ${required} required ` +
      `pieces at most ${standing} stood together when the search reached its limit; another seed may find a way`,
  );
}

function impossible(supply: Supply, required: number, standing: number): RecipeProblem {
  const { rule, segments } = supply;
  return unmet(
    supply,
    true,
    `needs at least ${rule.min}, but one of them, ${segments} segments, has no room: it is proven that the ` +
      `${required} required pieces cannot all stand together; ${standing} did`,
  );
}

/** Where it came nearest is told by the report. */
function unmet({ rule: { id }, placed }: Supply, isProven: boolean, message: string): RecipeProblem {
  return { path: schematicPath(id), message, isProven, schematics: [id], most: placed, place: [] };
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
