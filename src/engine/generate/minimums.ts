import type { RandomStream } from '../random/stream.ts';
import { waitsForKinds } from './ahead.ts';
import type { Exact } from './exact.ts';
import { largestFirst, type Filling } from './filling.ts';
import type { OnProgress } from './progress.ts';
import type { RecipeProblem } from './recipe-problem.ts';
import { Search } from './search.ts';
import type { Supply } from './supply.ts';

/** Most steps of a search, besides one per required piece. A step places a piece. */
const STEPS = 200_000;

/** Number of steps after which a search gives up when it has not placed more pieces than before. */
function patience(required: number): number {
  return Math.min(20_000, 2_000 + 40 * required);
}

/** Most words of bit planes that a search may read, which limits it on large land. */
const WORDS = 2 ** 29;

/** Number of steps between two reports of progress. */
const REPORT_EVERY = 64;

/** Number of times that all is placed anew because pieces do not get what others should have brought. */
const FRESH_STARTS = 16;

/** Number of steps without progress after which the exact search tries all ways. */
const STUCK = 400;

/**
 * Places the required pieces of a recipe, largest schematics first, each of a piece's placements that fit equally
 * likely.
 *
 * A piece that asks for what other required pieces bring waits until those stand. When all wait for each other, one is
 * placed ahead of what it asks for; when it does not get it, all is placed anew.
 *
 * When a piece fits nowhere because of earlier random choices, it goes where few others block it; those are removed and
 * placed again, with different random choices. The number of steps is limited. After many steps without progress, when
 * the pieces can reach at most 60 segments, an exact search tries all ways: it proves that there is none, or its way is
 * taken once the steps are used up. When both searches fail, the placed pieces stay on the board, so that the report
 * can show what blocked the others.
 *
 * @param share of the steps without progress that the search may take
 * @returns the problem of a minimum that was not met; nothing when all were met
 */
export function placeMinimums(
  filling: Filling,
  random: RandomStream,
  onProgress: OnProgress,
  share = 1,
): readonly RecipeProblem[] {
  const queue = new Queue(filling.supplies);
  const of = queue.length;
  if (of === 0) return [];
  const search = new Search(filling, random);
  const kinds = new Set(
    filling.supplies.flatMap((supply) => (supply.rule.min > supply.placed ? [...supply.kinds] : [])),
  );
  const waiting = new Set(filling.supplies.filter(waitsForKinds));
  let freshStarts = 0;
  let exact: Exact | undefined;
  let most = 0;
  let last = of;
  let stuck = STUCK;
  onProgress({ stage: 'minimums', done: 0, of });
  for (let step = 1, supply = queue.next(); supply; step++, supply = queue.next()) {
    if (step % REPORT_EVERY === 0) onProgress({ stage: 'minimums', done: search.pieces.size, of });
    const isPlaced = search.place(supply);
    const waits = !isPlaced && waiting.has(supply);
    if (waits && queue.defer(supply)) continue;
    if (isPlaced || (waits && search.placeAhead(supply, kinds))) {
      queue.wake();
      const ahead = queue.length === 0 ? search.piecesAhead() : [];
      if (ahead.length === 0) continue;
      if (freshStarts++ === FRESH_STARTS) {
        search.dropAhead();
        search.commit();
        return [shortage(ahead[0]!.supply, of, of - ahead.length, false)];
      }
      search.startOver();
      queue.refill();
      continue;
    }
    filling.watch();
    if (search.pieces.size > most) {
      most = search.pieces.size;
      last = step + share * patience(of);
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
      if (evicted === 'nowhere' && supply.nearby === null) return [homeless(supply)];
      return [shortage(supply, of, most, exact?.kind === 'impossible')];
    }
    for (const other of evicted) queue.add(other);
    queue.wake();
  }
  onProgress({ stage: 'minimums', done: of, of });
  search.commit();
  return [];
}

function homeless(supply: Supply): RecipeProblem {
  const { rule } = supply;
  return {
    code: 'no-room-beside-given',
    values: { min: rule.min, without: null },
    ...unmet(supply),
    isProven: true,
  };
}

/** The problem of a required schematic that found no room beside the others, proven or not. */
function shortage(supply: Supply, required: number, standing: number, isProven: boolean): RecipeProblem {
  const { rule, segments } = supply;
  return {
    code: isProven ? 'no-room-together' : 'no-room-found',
    values: { min: rule.min, segments, required, standing },
    ...unmet(supply),
    isProven,
  };
}

/** The common members of problems of a minimum that was not met; the report has its nearest miss. */
function unmet({ rule: { id }, placed }: Supply) {
  return { path: { of: 'schematics', ids: [id] }, schematics: [id], most: placed, place: [] } as const;
}

/** The pieces that are still to be placed, the largest first. */
class Queue {
  readonly #missing = new Map<Supply, number>();
  /** Schematics that wait for what others bring. */
  readonly #waiting = new Set<Supply>();

  constructor(supplies: readonly Supply[]) {
    for (const supply of largestFirst(supplies)) this.#missing.set(supply, 0);
    this.refill();
  }

  /** All pieces are still to be placed. */
  refill(): void {
    for (const supply of this.#missing.keys())
      this.#missing.set(supply, Math.max(0, supply.rule.min - supply.placed));
    this.wake();
  }

  get length(): number {
    return [...this.#missing.values()].reduce((sum, count) => sum + count, 0);
  }

  next(): Supply | undefined {
    for (const [supply, count] of this.#missing)
      if (count > 0 && !this.#waiting.has(supply)) {
        this.#missing.set(supply, count - 1);
        return supply;
      }
    return undefined;
  }

  add(supply: Supply): void {
    this.#missing.set(supply, this.#missing.get(supply)! + 1);
  }

  /** Lets a piece wait until another is placed; false when all that are missing wait already. */
  defer(supply: Supply): boolean {
    this.#waiting.add(supply);
    const isAnother = [...this.#missing].some(([other, count]) => count > 0 && !this.#waiting.has(other));
    if (isAnother) this.add(supply);
    return isAnother;
  }

  /** Something was placed: what waited is tried again. */
  wake(): void {
    this.#waiting.clear();
  }
}
