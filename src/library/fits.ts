import type { City } from '../engine/city/city.ts';
import { resolveCity } from '../engine/city/resolve.ts';
import { listFits, type Fit } from '../engine/fit/all.ts';
import type { Conditions } from '../engine/fit/conditions.ts';
import { explainFit, type Blocked } from '../engine/fit/explain.ts';
import { standingConditions } from '../engine/generate/standing-conditions.ts';
import type { Board } from '../engine/board/board.ts';
import type { Hex } from '../engine/hex/hex.ts';
import { ANY_POSE, orient, UNMIRRORED, type Pose } from '../engine/schematic/pose.ts';
import type { Schematic } from '../engine/schematic/schematic.ts';
import type { PoseOptions } from './poses.ts';

/**
 * Every place where one more placement of a schematic fits a city, by the groups, spacing, distances and conditions of
 * its recipe, each distinct placement once.
 *
 * @throws RangeError when placements of the city overlap or leave the land, which no reader and no generator lets through
 */
export function allFits(city: City, schematic: Schematic, options: PoseOptions = {}): Fit[] {
  const { board, conditions } = standing(city, schematic);
  const { neighborhood } = conditions;
  const nearby = neighborhood && { neighborhood, schematic };
  const poses = options.mirror ? ANY_POSE : UNMIRRORED;
  return listFits(board, schematic.hexes, poses, conditions, nearby);
}

/**
 * Every segment that keeps a schematic from a place in a city, with its reason; none when it fits there.
 *
 * @param place the hex of the center, and the pose; absent members are those of the plain pose
 * @throws RangeError as {@link allFits}
 */
export function why(city: City, schematic: Schematic, place: Hex & Partial<Pose>): Blocked[] {
  const { q, r, mirror = false, rotation = 0, shift = 0 } = place;
  const pose = { mirror, rotation, shift };
  const { board, conditions } = standing(city, schematic);
  const nearby = { schematic, pose };
  return explainFit(board, orient(schematic.hexes, pose), { q, r }, conditions, { nearby });
}

function standing(
  city: City,
  schematic: Schematic,
): { readonly board: Board; readonly conditions: Conditions } {
  const { board } = resolveCity(city, (_index, { id }) => {
    throw new RangeError(`placement ${id} of the city does not fit`);
  });
  return { board, conditions: standingConditions(city, board, schematic) };
}
