import type { Board, Box, Occupancy } from '../board/board.ts';
import type { District } from '../land/district.ts';
import type { Placement } from '../schematic/placement.ts';
import type { Distances } from './distances.ts';
import type { DistanceMiss } from './near-rule.ts';
import type { Neighborhood } from './neighborhood.ts';
import type { Hex } from '../hex/hex.ts';

/** The parts of a city that conditions read: land, districts and placements. */
export interface Site {
  /** Conditions may read its land; its taken segments change. */
  readonly board: Occupancy;
  readonly districts: readonly District[];
  readonly placements: Iterable<Placement>;
  /** Decides conditions around pieces; absent where there are none. */
  readonly neighborhood?: Neighborhood | null;
  /** The distance in hexes, slot by slot, to a place that rules name; absent where none is known. */
  readonly distances?: Distances;
}

/** A condition on every segment of a placement, decided hex by hex. */
export interface GroundCondition<Reason extends string = string> {
  readonly scope: 'ground';
  readonly reason: Reason;
  /**
   * The segments that the condition blocks, as a mask per slot, for the fast search. `null` when the masks of the board
   * hold them already, because they change with every stamp.
   */
  readonly barred_hex: Uint8Array | null;
  /** The segments that the condition blocks in the hex of a slot, as a mask; slot -1 stands for a hex off the board. */
  barredIn(occupancy: Occupancy, slot: number): number;
  /** Id of the placement that blocks a segment, for conditions between placements. */
  placementAt?(board: Board, slot: number, k: number): number;
}

/** The center of a placement. */
export interface PlacedCenter extends Hex {
  /** Id of the placement; 0 for one that has none yet. */
  readonly id: number;
  /** The distance that the tested center does not keep, where that is why. */
  readonly distance?: DistanceMiss;
}

/** A condition on the center of a placement. */
export interface CenterCondition<Reason extends string = string> {
  readonly scope: 'center';
  readonly reason: Reason;
  /** The distance, in hexes, within which stamping or removing a placement of the schematic can change the answer. */
  readonly reach: number;
  /** Whether a center meets the condition. */
  allows(center: Hex): boolean;
  /** A number that changes when placements of other schematics change answers; without it, they never do. */
  version?(): number;
  /**
   * The placements because of which a center violates the condition, by id; a single one with id 0 when no placement is
   * the cause.
   */
  against(center: Hex): readonly PlacedCenter[];
  /** Number of steps that {@link paint} takes on a board; 0 when every center meets the condition. */
  paintSteps(box: Box): number;
  /**
   * Paints the plane of the condition, for the fast search: for every center that violates the condition, sets the bit
   * of the slot that lies `step` from it.
   */
  paint(words: Int32Array, box: Box, step: Hex): void;
  /** Records that a placement of the schematic was stamped. */
  add(center: PlacedCenter): void;
  /** Records that a placement was removed; `center` is the same object that was added. */
  remove(center: PlacedCenter): void;
}

/** A condition of placement, on each segment or on the center of a placement. */
export type Condition<Reason extends string = string> = GroundCondition<Reason> | CenterCondition<Reason>;

/** A sort of condition, which makes the condition of a rule for a site. */
export interface ConditionSort<Rule, Reason extends string> {
  /** `nearby`: decided by the {@link Neighborhood} of the site. */
  readonly scope: Condition['scope'] | 'nearby';
  readonly reason: Reason;
  /** The defaults of the members of a rule that the condition reads. */
  readonly defaults: Partial<Rule>;
  /** The part of a rule that the condition reads: rules with equal parts have equal conditions. */
  readonly asked: (rule: Rule) => unknown;
  /**
   * The condition of a rule; `null` when the rule sets none. `rule` is undefined for a schematic that is stamped
   * without a rule.
   */
  readonly of: (rule: Rule | undefined, site: Site) => Condition<Reason> | null;
}
