import { layGround } from '../board/board.ts';
import type { Neighborhood } from '../fit/neighborhood.ts';
import type { CellState, Surroundings } from '../fit/surroundings.ts';
import type { RandomStream } from '../random/stream.ts';
import { ofGroup } from '../recipe/by-group.ts';
import type { RestRecipe } from '../recipe/town.ts';
import type { Filling } from './filling.ts';
import type { TownPlan } from './town-plan.ts';

/**
 * Covers what is still free with ground, one kind for each connected piece in districts of one group: a kind by chance
 * among those that pieces allow everywhere in it, or at as many places as can be. Where a piece asks for something else,
 * the ground stays free.
 */
export function layRest(
  { grid, group_cell, groups }: TownPlan,
  rest: RestRecipe,
  random: RandomStream,
  filling: Filling,
  { surroundings, reach }: Neighborhood,
): void {
  const seen = new Uint8Array(group_cell.length);
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1 || !surroundings.isFree(start)) continue;
    const group = group_cell[start]!;
    const kinds = ofGroup(rest, groups[group - 1] ?? '');
    const piece = [start];
    seen[start] = 1;
    for (const cell of piece)
      for (const next of grid.neighbors(cell)) {
        if (seen[next] === 1 || group_cell[next] !== group || !surroundings.isFree(next)) continue;
        seen[next] = 1;
        piece.push(next);
      }
    if (!kinds) continue;
    const isApart = reach !== null && !leadsToPublicGround(surroundings, piece);
    const state = bestState(surroundings, piece, kinds, random.below(kinds.length), isApart);
    for (const cell of piece) {
      if (!surroundings.allows(cell, state)) continue;
      surroundings.set(cell, state);
      layGround(filling.occupancy, grid.segmentOf(cell));
    }
  }
}

/** Whether a piece of ground is, or lies beside, ground that everybody may cross. */
function leadsToPublicGround(surroundings: Surroundings, piece: readonly number[]): boolean {
  const own = new Set(piece);
  return piece.some(
    (cell) =>
      surroundings.isOpenLand(cell) ||
      surroundings.grid
        .neighbors(cell)
        .some((next) => !own.has(next) && (surroundings.isPublicKind(next) || surroundings.isOpenLand(next))),
  );
}

/**
 * The state of the kind, as ground, that most of some cells allow: those that are not to stay free count first. Of several
 * the first after `first`.
 *
 * @param isApart whether the cells shall not be public when that can be had
 */
function bestState(
  surroundings: Surroundings,
  piece: readonly number[],
  kinds: readonly string[],
  first: number,
  isApart: boolean,
): CellState {
  const claimed = piece.filter((cell) => surroundings.isClaimed(cell));
  const covered = claimed.filter((cell) => !surroundings.allowsFree(cell));
  const count = (cells: readonly number[], state: CellState) =>
    cells.filter((cell) => surroundings.allows(cell, state)).length;
  let [best, most] = [0, -1];
  for (let step = 0; step < kinds.length; step++) {
    const state = surroundings.stateOf(kinds[(first + step) % kinds.length]!, 'ground');
    const isWanted = !isApart || !surroundings.isPublicState(state);
    const kept = count(covered, state) * (claimed.length + 1) + count(claimed, state) + (isWanted ? 0.5 : 0);
    if (kept > most) [best, most] = [state, kept];
  }
  return best;
}
