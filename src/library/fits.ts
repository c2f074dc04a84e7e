import type { City } from '../engine/city/city.ts';
import { resolveCity } from '../engine/city/resolve.ts';
import { listFits } from '../engine/fit/all.ts';
import type { Conditions, Reason } from '../engine/fit/conditions.ts';
import { explainFit } from '../engine/fit/explain.ts';
import { standingConditions } from '../engine/generate/standing-conditions.ts';
import type { Board } from '../engine/board/board.ts';
import type { Hex } from '../engine/hex/hex.ts';
import { ANY_POSE, orient, UNMIRRORED, type Pose } from '../engine/schematic/pose.ts';
import type { Schematic } from '../engine/schematic/schematic.ts';
import type { PoseOptions } from './poses.ts';

/** A pose at a hex: the place of a schematic in a city. */
export interface Place extends Hex, Pose {}

/** A segment that keeps a schematic from a place. */
export interface BlockedSegment extends Hex {
  /** The segment of the hex: 0 to 5 for N, NE, SE, S, SW, NW. */
  readonly segment: number;
  /** The first reason found. */
  readonly reason: Reason;
  /** The id of the placement that is the cause, where one is. */
  readonly placement?: number;
}

/**
 * Every place where one more placement of a schematic fits a city, by the groups, spacing, distances and conditions of
 * its recipe, each distinct placement once.
 *
 * @throws RangeError for a city whose placements do not fit: one that was made by hand and never read
 */
export function allFits(city: City, schematic: Schematic, { mirror = false }: PoseOptions = {}): Place[] {
  const { board, conditions } = standing(city, schematic);
  const { neighborhood } = conditions;
  const nearby = neighborhood && { neighborhood, schematic };
  return listFits(board, schematic.hexes, mirror ? ANY_POSE : UNMIRRORED, conditions, nearby).map(
    ({ q, r, ...pose }) => ({
      q,
      r,
      mirror: pose.mirror,
      rotation: pose.rotation,
      shift: pose.shift,
    }),
  );
}

/**
 * Every segment that keeps a schematic from a place in a city, with its reason; none when it fits there.
 *
 * @param place members of the pose that are absent are those of the unturned schematic
 * @throws RangeError as {@link allFits}
 */
export function why(city: City, schematic: Schematic, place: Hex & Partial<Pose>): BlockedSegment[] {
  const { q, r, mirror = false, rotation = 0, shift = 0 } = place;
  const pose = { mirror, rotation, shift };
  const { board, conditions } = standing(city, schematic);
  const nearby = { schematic, pose };
  return explainFit(board, orient(schematic.hexes, pose), { q, r }, conditions, { nearby }).map(
    ({ k, reason, placement, ...hex }) => ({
      q: hex.q,
      r: hex.r,
      segment: k,
      reason,
      ...(placement !== undefined && { placement }),
    }),
  );
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
