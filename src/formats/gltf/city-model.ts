import type { City } from '../../engine/city/city.ts';
import { failure, success, type Problem, type Result } from '../../engine/problem.ts';
import { countHexes } from '../../engine/land/row.ts';
import type { OnWritten } from '../svg/write.ts';
import { cityBounds } from '../svg/drawing.ts';
import { groundNodes, landNodes } from './ground-nodes.ts';
import { joinedNodes } from './joined-nodes.ts';
import { Materials } from './materials.ts';
import { checkMeters, type Model } from './model.ts';
import type { GltfOptions } from './options.ts';
import { placementNodes } from './placement-nodes.ts';

/** Most hexes of a city that becomes a model; each has up to 84 triangles. */
const MAX_MODEL_HEXES = 250_000;

/** Farthest that land can lie from hex (0, 0), in side lengths, so that its corners keep apart in single precision. */
const MAX_DISTANCE = 100_000;

/**
 * A city in three dimensions, or the reason why there is no model of it.
 *
 * @param onWritten called after every placement
 * @throws RangeError when the scale is out of range, or the city contradicts itself
 */
export function cityModel(city: City, options: GltfOptions, onWritten: OnWritten = () => {}): Result<Model> {
  checkMeters(options.scale);
  const problem = landProblem(city);
  if (problem) return failure([problem]);
  const materials = new Materials(city.kinds);
  const buildings = options.joined
    ? joinedNodes(city, options, materials, onWritten)
    : placementNodes(city, options, materials, onWritten);
  return success({
    title: city.recipe ? `City of seed ${city.recipe.seed}` : 'City',
    nodes: [...landNodes(city, options), ...groundNodes(city, options, materials), ...buildings],
  });
}

function landProblem(city: City): Problem | undefined {
  const hexes = countHexes(city.land);
  const path = '$.land';
  if (hexes === 0) return { path, message: 'a model needs at least one hex of land' };
  if (hexes > MAX_MODEL_HEXES)
    return { path, message: `expected at most ${MAX_MODEL_HEXES} hexes for a model, found ${hexes}` };
  const { left, top, right, bottom } = cityBounds(city);
  const farthest = Math.ceil(Math.max(-left, -top, right, bottom));
  if (farthest <= MAX_DISTANCE) return undefined;
  return {
    path,
    message: `expected land within ${MAX_DISTANCE} side lengths of hex 0, 0 for a model, found ${farthest}`,
  };
}
