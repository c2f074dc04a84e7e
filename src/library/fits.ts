import type { City } from '../engine/city/city.ts';
import { resolveCity } from '../engine/city/resolve.ts';
import type { Fit } from '../engine/fit/all.ts';
import { StandingFits, type StandingBlocked } from '../engine/generate/standing-fits.ts';
import type { Hex } from '../engine/hex/hex.ts';
import type { Pose } from '../engine/schematic/pose.ts';
import type { Schematic } from '../engine/schematic/schematic.ts';
import type { PoseOptions } from './poses.ts';

/** The conditions for one more placement in a city. */
export interface FitOptions {
  /** Whether the poses and the maximum of the recipe's rule for the schematic count, too; false when absent. */
  readonly rule?: boolean;
  /** Whether ground of the kinds that the recipe names as rest counts as free land; false when absent. */
  readonly overRest?: boolean;
}

/**
 * Every place where one more placement of a schematic fits a city, by the groups, spacing, distances and conditions of
 * its recipe, each distinct placement once.
 *
 * @throws RangeError when placements of the city overlap or leave the land, which no reader and no generator lets through, or when
 *   the rule is to count and the recipe has none for the schematic
 */
export function allFits(city: City, schematic: Schematic, options: PoseOptions & FitOptions = {}): Fit[] {
  return standing(city, schematic, options).list(options.mirror ?? false);
}

/**
 * Every segment that keeps a schematic from a place in a city, once for each reason; none when it fits there.
 *
 * @param place the hex of the center, and the pose; absent members are those of the plain pose
 * @throws RangeError as {@link allFits}
 */
export function why(
  city: City,
  schematic: Schematic,
  place: Hex & Partial<Pose>,
  options: FitOptions = {},
): StandingBlocked[] {
  const { q, r, mirror = false, rotation = 0, shift = 0 } = place;
  return standing(city, schematic, options).explain({ q, r }, { mirror, rotation, shift });
}

function standing(city: City, schematic: Schematic, { rule, overRest }: FitOptions): StandingFits {
  const { board } = resolveCity(city, (_index, { id }) => {
    throw new RangeError(`placement ${id} of the city does not fit`);
  });
  return new StandingFits(city, board, schematic, {
    isByRule: rule ?? false,
    isOverRest: overRest ?? false,
  });
}
