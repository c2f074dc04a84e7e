import { createOccupancy, type Occupancy } from '../board/board.ts';
import type { CenterCondition, GroundCondition, Site } from './condition.ts';
import { ALIGNED, type AlignRule } from './align.ts';
import type { Directions } from './directions.ts';
import { AS_ASKED, IN_REACH } from './around.ts';
import { IN_GROUPS, type GroupsRule } from './groups.ts';
import { NEAR_ENOUGH, type NearnessRule } from './near.ts';
import type { Neighborhood } from './neighborhood.ts';
import { OFF_GROUND } from './off-ground.ts';
import { ON_FREE_SEGMENTS } from './on-free-segments.ts';
import { ON_LAND } from './on-land.ts';
import { APART, type SpacingRule } from './spacing.ts';

/**
 * All conditions of placement in the order in which they are tested: when several of them block a segment, the first is
 * its reason. The single check, its reasons, the poses at a hex, the heat map, the fast search and the generator are
 * all made from this list.
 */
const CONDITIONS = [
  ON_LAND,
  OFF_GROUND,
  ON_FREE_SEGMENTS,
  IN_GROUPS,
  APART,
  NEAR_ENOUGH,
  ALIGNED,
  AS_ASKED,
  IN_REACH,
] as const satisfies readonly { readonly reason: Reason }[];

/** The reason of each condition, in their order. */
export const REASONS = CONDITIONS.map(({ reason }) => reason);

/**
 * The reason why a segment is blocked: it lies off the land, on ground such as a street, on another placement, or in a
 * district of another group; its schematic stands too close to another of its own, or too near or far from what the
 * rule names; it lies across the direction of its district; a condition around a piece does not hold; or public ground
 * would be cut in two.
 */
export type Reason =
  | 'off-land'
  | 'ground'
  | 'occupied'
  | 'wrong-group'
  | 'spacing'
  | 'near'
  | 'align'
  | 'condition'
  | 'cuts-off';

/** The part of a recipe's rule that conditions read. */
export interface ConditionRule extends GroupsRule, SpacingRule, NearnessRule, AlignRule {
  /** Id of the schematic. */
  readonly id: string;
}

/** The members of a rule that conditions read, with their defaults. */
export const CONDITION_DEFAULTS = { ...IN_GROUPS.defaults, ...APART.defaults } as const;

/** The conditions for one more placement of a schematic, except free land, prepared for the fast search. */
export interface Limits {
  /** The segments that the rule's conditions on the ground block, as a mask per slot; `null` for none. */
  readonly barred_hex: Uint8Array | null;
  readonly centers: readonly CenterCondition<Reason>[];
  /** The directions of the districts, where the rule asks placements to lie along them. */
  readonly aligned?: Directions | null | undefined;
}

/** The conditions for one more placement of a schematic. */
export interface Conditions extends Limits {
  readonly ground: readonly GroundCondition<Reason>[];
  /** Decides conditions around pieces; `null` where there are none. */
  readonly neighborhood: Neighborhood | null;
}

/**
 * The conditions that a rule sets for one more placement of its schematic on a site; without a rule, only free land.
 * Later changes of the land and the districts have no effect on them, and other placements only by {@link
 * CenterCondition.add}.
 */
export function conditionsOf(rule: ConditionRule | undefined, site: Site): Conditions {
  const ground = CONDITIONS.flatMap((sort) => (sort.scope === 'ground' ? (sort.of(rule, site) ?? []) : []));
  return {
    ground,
    centers: centersOf(rule, site),
    barred_hex: joinPlanes(ground),
    neighborhood: site.neighborhood ?? null,
    aligned: rule?.align ? (site.neighborhood?.directions ?? null) : null,
  };
}

/** The conditions that a rule sets for the center of one more placement of its schematic. */
export function centersOf(rule: ConditionRule | undefined, site: Site): readonly CenterCondition<Reason>[] {
  return CONDITIONS.flatMap((sort) => (sort.scope === 'center' ? (sort.of(rule, site) ?? []) : []));
}

/** Whether a reason is that of a condition on the center of a placement, not on each of its segments. */
export function isOfCenter(reason: Reason): boolean {
  return CONDITIONS.some((sort) => sort.reason === reason && sort.scope === 'center');
}

/** A text that is equal for rules that set equal conditions. */
export function conditionsKey(rule: ConditionRule): string {
  return JSON.stringify([rule.id, ...CONDITIONS.map((sort) => sort.asked(rule))]);
}

const NOWHERE: Site = {
  board: createOccupancy([]),
  districts: [],
  placements: [],
};

/** The conditions of a schematic that is stamped without a rule: free land. */
export const FREE_LAND: Conditions = conditionsOf(undefined, NOWHERE);

function joinPlanes(ground: readonly GroundCondition[]): Uint8Array | null {
  const planes = ground.flatMap(({ barred_hex }) => barred_hex ?? []);
  const [first, ...others] = planes;
  if (!first || others.length === 0) return first ?? null;
  return first.map((mask, slot) => others.reduce((joined, plane) => joined | plane[slot]!, mask));
}

/**
 * The first condition that blocks any of some segments in the hex of a slot; slot -1 stands for a hex off the board.
 */
export function firstBarring(
  { ground }: Conditions,
  occupancy: Occupancy,
  slot: number,
  mask: number,
): GroundCondition<Reason> | undefined {
  return ground.find((condition) => (condition.barredIn(occupancy, slot) & mask) !== 0);
}

/** Whether a center meets the conditions on it. */
export function allowsCenter(centers: readonly CenterCondition[], center: { q: number; r: number }): boolean {
  for (const condition of centers) if (!condition.allows(center)) return false;
  return true;
}
