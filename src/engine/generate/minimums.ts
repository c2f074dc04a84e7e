import { remove } from '../board/board.ts';
import { orient } from '../schematic/pose.ts';
import type { Schematic } from '../schematic/schematic.ts';
import { failure, success, type Problem, type Result } from '../problem.ts';
import { randomStream } from '../random/stream.ts';
import { largestFirst, placeOne, type Filling, type Supply } from './filler.ts';
import type { OnProgress } from './progress.ts';

/** How many arrangements of the required placements are tried before the recipe is called unmet. */
const ARRANGEMENTS = 100;

/**
 * Places what the recipe requires, largest schematics first. When a piece fits nowhere because of earlier random
 * choices, everything is taken off and arranged anew with other random numbers, up to {@link ARRANGEMENTS} times.
 */
export function placeMinimums(
  filling: Filling,
  library: ReadonlyMap<string, Schematic>,
  seed: number,
  onProgress: OnProgress,
): Result<null> {
  const required = largestFirst(filling.supplies).filter(({ rule }) => rule.min > 0);
  const of = required.reduce((sum, { rule }) => sum + rule.min, 0);
  const impossible = required.filter(({ candidates }) => candidates.total === 0);
  if (impossible.length > 0)
    return failure(
      impossible.map(({ rule, segments }) => ({
        path: `schematic ${rule.id}`,
        message: `needs at least ${rule.min}, but its ${segments} segments fit nowhere on this land`,
      })),
    );
  let best: Problem | undefined;
  let most = -1;
  for (let arrangement = 0; arrangement < ARRANGEMENTS; arrangement++) {
    const random = randomStream(seed, `minimums ${arrangement}`);
    const stuck = required.find((supply) => {
      while (supply.placed < supply.rule.min) {
        if (!placeOne(filling, supply, random)) return true;
        onProgress({ stage: 'minimums', done: filling.placements.length, of });
      }
      return false;
    });
    if (!stuck) return success(null);
    if (filling.placements.length > most) {
      most = filling.placements.length;
      best = describeShortage(stuck);
    }
    clear(filling, library);
  }
  return failure(best ? [best] : []);
}

function describeShortage({ rule, placed }: Supply): Problem {
  return {
    path: `schematic ${rule.id}`,
    message: `needs at least ${rule.min}, but only ${placed} found room in the best of ${ARRANGEMENTS} arrangements`,
  };
}

function clear({ board, supplies, placements }: Filling, library: ReadonlyMap<string, Schematic>): void {
  for (const placement of placements)
    remove(board, orient(library.get(placement.schematic)!.hexes, placement), placement, placement.id);
  placements.length = 0;
  for (const supply of supplies) {
    supply.placed = 0;
    supply.candidates.refill();
  }
}
