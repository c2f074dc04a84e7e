import { createBoard } from '../board/board.ts';
import type { City, Placement } from '../city/city.ts';
import type { Library } from '../city/library.ts';
import { usedBy } from '../city/used.ts';
import type { LandRow } from '../land/row.ts';
import { failure, success, type Result } from '../problem.ts';
import { randomStream } from '../random/stream.ts';
import { ENGINE } from '../version.ts';
import { createSupply, type Filling } from './filler.ts';
import { fillBoard } from './fill.ts';
import { placeMinimums } from './minimums.ts';
import { makeLand, planProblems } from './plan.ts';
import type { OnProgress } from './progress.ts';
import type { Recipe } from './recipe.ts';

/**
 * The city of a recipe: land, then what is required, then what fills the rest.
 * A pure function of its input: each stage draws from a random stream of its own, forked from the seed by name.
 *
 * @param library kinds and schematics, already checked; those the city does not use are left out of it
 * @param onProgress called now and then, stage by stage
 */
export function generate(recipe: Recipe, library: Library, onProgress: OnProgress = () => {}): Result<City> {
  const problems = planProblems(recipe, library);
  if (problems.length > 0) return failure(problems);

  onProgress({ stage: 'land', done: 0, of: 1 });
  const land = makeLand(recipe.land);
  if (!land.ok) return land;
  onProgress({ stage: 'land', done: 1, of: 1 });

  const board = createBoard(land.value);
  const byId = new Map(library.schematics.map((schematic) => [schematic.id, schematic]));
  const filling: Filling = {
    board,
    supplies: recipe.schematics.map((rule) => createSupply(board, rule, byId.get(rule.id)!)),
    placements: [],
  };
  const met = placeMinimums(filling, byId, recipe.seed, onProgress);
  if (!met.ok) return met;
  fillBoard(filling, recipe.fill, randomStream(recipe.seed, 'fill'), onProgress);
  return success(assemble(recipe, library, land.value, filling.placements));
}

/** The city value: the recipe's result with the kinds and schematics that it uses. */
function assemble(
  recipe: Recipe,
  library: Library,
  land: readonly LandRow[],
  placements: readonly Placement[],
): City {
  return { engine: ENGINE, recipe, ...usedBy(placements, library), land, districts: [], placements };
}
