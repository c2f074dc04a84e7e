import type { Board, Box, Occupancy } from '../board/board.ts';
import type { District } from '../land/district.ts';
import type { Placement } from '../schematic/placement.ts';
import type { Hex } from '../hex/hex.ts';

/** A city as conditions read it: its land, its districts, and the placements that stand. */
export interface Site {
  readonly box: Box;
  readonly districts: readonly District[];
  readonly placements: Iterable<Placement>;
}

/** A condition on every segment that a placement takes, decided hex by hex. */
export interface GroundCondition<Reason extends string = string> {
  readonly scope: 'ground';
  readonly reason: Reason;
  /**
   * The plane of the condition, for the fast search: per slot the segments that it bars, as a mask. `null` when the
   * masks of the board hold them, because they change with every stamp.
   */
  readonly barred_hex: Uint8Array | null;
  /** The segments that the condition bars in the hex of a slot, as a mask; slot -1 stands for a hex off the board. */
  barredIn(occupancy: Occupancy, slot: number): number;
  /** Id of the placement that bars a segment, for conditions between placements. */
  placementAt?(board: Board, slot: number, k: number): number;
}

/** The center of a placement. */
export interface PlacedCenter extends Hex {
  /** Id of the placement; 0 for one that has none yet. */
  readonly id: number;
}

/** A condition on the center of a placement. */
export interface CenterCondition<Reason extends string = string> {
  readonly scope: 'center';
  readonly reason: Reason;
  /** How far about a placement of the schematic its stamping or removal can change the answer, in hexes. */
  readonly reach: number;
  /** Whether a center meets the condition. */
  allows(center: Hex): boolean;
  /** The placements for which a center does not meet the condition, by id; one of id 0 where no placement is at fault. */
  against(center: Hex): readonly PlacedCenter[];
  /** Steps that {@link paint} takes on a board; 0 when the condition bars nothing. */
  paintSteps(box: Box): number;
  /**
   * Paints the plane of the condition, for the fast search: sets the bits of all slots that lie `step` hexes from a
   * center that does not meet the condition.
   */
  paint(words: Int32Array, box: Box, step: Hex): void;
  /** Follows the city: a placement of the schematic was stamped. */
  add(center: PlacedCenter): void;
  /** Follows the city: a placement was removed, the very object that was added. */
  remove(center: PlacedCenter): void;
}

export type Condition<Reason extends string = string> = GroundCondition<Reason> | CenterCondition<Reason>;

/** A sort of condition: makes the condition of one rule on one site. */
export interface ConditionSort<Rule, Reason extends string> {
  readonly scope: Condition['scope'];
  readonly reason: Reason;
  /** The members of a rule that the condition reads, as in a rule that does not name them. */
  readonly defaults: Partial<Rule>;
  /** The part of a rule that the condition reads: rules with equal parts have equal conditions. */
  readonly asked: (rule: Rule) => unknown;
  /** The condition of a rule; `null` when the rule asks for nothing. There is no rule for a schematic stamped freely. */
  readonly of: (rule: Rule | undefined, site: Site) => Condition<Reason> | null;
}
