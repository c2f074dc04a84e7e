import { layGround } from '../board/board.ts';
import type { Neighborhood } from '../fit/neighborhood.ts';
import type { CellState, Surroundings } from '../fit/surroundings.ts';
import type { RandomStream } from '../random/stream.ts';
import { ofGroup } from '../recipe/by-group.ts';
import type { RestRecipe } from '../recipe/town.ts';
import type { Filling } from './filling.ts';
import type { TownPlan } from './town-plan.ts';

/**
 * Covers what is still free with ground, one kind for each connected piece in districts of one group: that of the largest
 * piece of such ground which lies beside it already, or a kind by chance, as far as pieces allow it. Where a piece asks for
 * something else, the ground stays free.
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
    const drawn = random.below(kinds.length);
    const laid = laidBeside(surroundings, piece, (cell) => group_cell[cell] === group, kinds);
    const largest = laid.toSorted((one, other) => other.length - one.length)[0];
    const first = largest ? kinds.indexOf(surroundings.kindAt(largest[0]!)!.id) : drawn;
    const whole = [...piece, ...laid.flat()];
    const isApart = reach !== null && !leadsToPublicGround(surroundings, whole);
    const state = bestState(surroundings, whole, kinds, first, isApart);
    for (const cell of whole) {
      if (!surroundings.allows(cell, state)) continue;
      if (surroundings.isFree(cell)) layGround(filling.occupancy, grid.segmentOf(cell));
      surroundings.set(cell, state);
    }
  }
}

/** The connected pieces of ground of one kind each, of some kinds and on some cells, that lie beside some free cells. */
function laidBeside(
  surroundings: Surroundings,
  free: readonly number[],
  isPart: (cell: number) => boolean,
  kinds: readonly string[],
): number[][] {
  const { grid } = surroundings;
  const seen = new Set<number>();
  const pieces: number[][] = [];
  for (const start of free.flatMap((cell) => grid.neighbors(cell))) {
    const kind = surroundings.kindAt(start)?.id;
    if (kind === undefined || !kinds.includes(kind)) continue;
    const isOfPiece = (cell: number) =>
      !seen.has(cell) &&
      isPart(cell) &&
      surroundings.isGround(cell) &&
      surroundings.kindAt(cell)!.id === kind;
    if (!isOfPiece(start)) continue;
    const piece = [start];
    seen.add(start);
    for (const cell of piece)
      for (const next of grid.neighbors(cell)) {
        if (!isOfPiece(next)) continue;
        seen.add(next);
        piece.push(next);
      }
    pieces.push(piece);
  }
  return pieces;
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
