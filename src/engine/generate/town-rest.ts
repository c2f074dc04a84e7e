import { layGround } from '../board/board.ts';
import type { Neighborhood } from '../fit/neighborhood.ts';
import type { RandomStream } from '../random/stream.ts';
import type { RestRecipe } from '../recipe/town.ts';
import type { Filling } from './filling.ts';
import type { TownPlan } from './town-plan.ts';

/**
 * Covers what is still free with ground, one kind for each connected piece in districts of one group. Where a piece
 * asks for something else, the ground stays free.
 */
export function layRest(
  { grid, group_cell, groups }: TownPlan,
  rest: RestRecipe,
  random: RandomStream,
  filling: Filling,
  { surroundings }: Neighborhood,
): void {
  const seen = new Uint8Array(group_cell.length);
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1 || !surroundings.isFree(start)) continue;
    const group = group_cell[start]!;
    const kinds = rest[groups[group - 1] ?? ''];
    const piece = [start];
    seen[start] = 1;
    for (const cell of piece)
      for (const next of grid.neighbors(cell)) {
        if (seen[next] === 1 || group_cell[next] !== group || !surroundings.isFree(next)) continue;
        seen[next] = 1;
        piece.push(next);
      }
    if (!kinds) continue;
    const kind = kinds[random.below(kinds.length)]!;
    const state = surroundings.stateOf(kind, 'ground');
    for (const cell of piece) {
      if (!surroundings.allows(cell, state)) continue;
      surroundings.set(cell, state);
      layGround(filling.occupancy, grid.segmentOf(cell));
    }
  }
}
