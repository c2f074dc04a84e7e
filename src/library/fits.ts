import type { City } from '../engine/city/city.ts';
import { resolveCity } from '../engine/city/resolve.ts';
import type { Fit } from '../engine/fit/all.ts';
import { StandingFits, type StandingBlocked } from '../engine/generate/standing-fits.ts';
import type { Hex } from '../engine/hex/hex.ts';
import type { Pose } from '../engine/schematic/pose.ts';
import type { Schematic } from '../engine/schematic/schematic.ts';
import { checkCity, checkedOptions, checkSchematicOf, FLAG, INTEGER } from './check-call.ts';
import { checkedPose } from './checked-pose.ts';
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
 * @throws RangeError when placements of the city overlap or leave the land, which no reader and no generator lets through, when
 *   the rule is to count and the recipe has none for the schematic, and for options that make no sense
 */
export function allFits(city: City, schematic: Schematic, options: PoseOptions & FitOptions = {}): Fit[] {
  const { mirror = false, ...conditions } = checkedOptions('allFits', options, { mirror: FLAG, ...OPTIONS });
  return standing('allFits', city, schematic, conditions).list(mirror);
}

/**
 * Every segment that keeps a schematic from a place in a city, once for each reason; none when it fits there.
 *
 * @param place the hex of the center, and the pose; absent members are those of the plain pose
 * @throws RangeError as {@link allFits}, and for a hex or a pose that there is not
 */
export function why(
  city: City,
  schematic: Schematic,
  place: Hex & Partial<Pose>,
  options: FitOptions = {},
): StandingBlocked[] {
  INTEGER((place as Hex | null)?.q, 'why: place.q');
  INTEGER(place.r, 'why: place.r');
  const { q, r } = place;
  const pose = checkedPose('why: place', place);
  return standing('why', city, schematic, checkedOptions('why', options, OPTIONS)).explain({ q, r }, pose);
}

const OPTIONS = { rule: FLAG, overRest: FLAG };

function standing(
  call: string,
  city: City,
  schematic: Schematic,
  { rule, overRest }: FitOptions,
): StandingFits {
  checkCity(call, city);
  checkSchematicOf(call, schematic);
  const { board } = resolveCity(city, (_index, { id }) => {
    throw new RangeError(`placement ${id} of the city does not fit`);
  });
  return new StandingFits(city, board, schematic, {
    isByRule: rule ?? false,
    isOverRest: overRest ?? false,
  });
}
