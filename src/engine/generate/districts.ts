import type { District } from '../land/district.ts';
import { growDistricts } from '../districts/growth.ts';
import { neighborhoodDistricts } from '../districts/neighborhoods.ts';
import { MAX_GROUPS, Schelling, type SchellingStep } from '../districts/schelling.ts';
import type { LandRow } from '../land/row.ts';
import { failure, success, type Result } from '../problem.ts';
import type { EngineProblem } from './problem.ts';
import type { Recipe } from '../recipe/recipe.ts';

/**
 * The districts of a recipe on its land: none, or every land hex in exactly one, each connected, with the ids 1, 2, 3 …
 * by their first hexes in r, then q.
 *
 * @param onStep called for every step of Schelling's neighborhoods
 */
export function makeDistricts(
  { districts, seed }: Pick<Recipe, 'districts' | 'seed'>,
  land: readonly LandRow[],
  onStep: (step: SchellingStep) => void = () => {},
): Result<District[], EngineProblem> {
  if (districts.method === 'none') return success([]);
  if (districts.method === 'growth') return success(growDistricts(land, districts, seed));
  if (districts.groups.length > MAX_GROUPS) {
    const values = { groups: districts.groups.length, most: MAX_GROUPS };
    return failure([
      { code: 'too-many-groups', path: { of: 'recipe', members: ['districts', 'groups'] }, values },
    ]);
  }
  const schelling = new Schelling(land, districts, seed);
  schelling.run(onStep);
  return success(neighborhoodDistricts(schelling));
}
