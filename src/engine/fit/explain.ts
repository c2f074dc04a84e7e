import { hexMask, SEA, slotOf, type Board } from '../board/board.ts';
import { DIRECTIONS, type Hex } from '../hex/hex.ts';
import type { Pose } from '../schematic/pose.ts';
import type { PaintedHex } from '../schematic/schematic.ts';
import type { Segment } from '../segment/segment.ts';
import { ALIGNED } from './align.ts';
import { ON_LAND } from './on-land.ts';
import { FREE_LAND, type Conditions, type Reason } from './conditions.ts';
import type { DistanceMiss } from './near-rule.ts';
import type { ConditionedShape } from '../schematic/conditioned-shape.ts';

/** A segment of a placement that violates a condition. */
export interface Blocked extends Segment {
  /** A condition that the segment violates: the first of them, where not all are asked for. */
  readonly reason: Reason;
  /** Id of the other placement that is the cause: it takes the segment, or is too near. */
  readonly placement?: number;
  /** The text of the condition that does not hold on the segment. */
  readonly wanted?: string;
  /** The thing that stands there, or would, where a condition does not hold: the id of a kind, `@free` or `@sea`. */
  readonly found?: string;
  /** The distance of the rule that the center does not keep. */
  readonly distance?: DistanceMiss;
}

/** A schematic in a pose, as its neighborhood is asked about it. */
export interface PosedSchematic {
  readonly schematic: ConditionedShape;
  readonly pose: Pose;
}

/** The options of {@link explainFit}. */
export interface ExplainOptions {
  /** Ids of placements that count as removed. */
  readonly gone?: ReadonlySet<number> | undefined;
  /** The number of segments after which the search ends; all when absent. */
  readonly most?: number;
  /** Whether all conditions that a segment violates are listed, not only the first. */
  readonly areAllListed?: boolean;
  /** The schematic of the shape and its pose: without them, conditions around it and reach are not tested. */
  readonly nearby?: PosedSchematic;
}

/**
 * Every blocked segment of an oriented shape with its center at `at`, in the order of the shape; none when it fits. A
 * placement that is too near is reported at the first segment of the shape. Where its own segments are free, those
 * around it because of which it does not fit; these are listed in any case where all conditions are.
 */
export function explainFit(
  board: Board,
  hexes: readonly PaintedHex[],
  at: Hex,
  { ground, barred_hex, centers, neighborhood, aligned }: Conditions = FREE_LAND,
  { gone, most = Infinity, areAllListed, nearby }: ExplainOptions = {},
): Blocked[] {
  const blocked: Blocked[] = [];
  const mask_condition = ground.map(() => 0);
  for (const hex of hexes) {
    const q = hex.q + at.q;
    const r = hex.r + at.r;
    const slot = slotOf(board, { q, r });
    const barred = slot < 0 ? SEA : board.mask_hex[slot]! | (barred_hex === null ? 0 : barred_hex[slot]!);
    // Most hexes end here, before any condition is tested for its reason.
    if (barred === 0) continue;
    const wanted = hexMask(hex) & barred;
    if (wanted === 0) continue;
    for (let index = 0; index < ground.length; index++)
      mask_condition[index] = ground[index]!.barredIn(board, slot) & wanted;
    for (const k of DIRECTIONS) {
      if ((wanted & (1 << k)) === 0) continue;
      for (let index = 0; index < ground.length; index++) {
        if ((mask_condition[index]! & (1 << k)) === 0) continue;
        const condition = ground[index]!;
        const { reason } = condition;
        if (condition.placementAt) {
          const placement = condition.placementAt(board, slot, k);
          if (gone?.has(placement)) continue;
          blocked.push({ q, r, k, reason, placement });
        } else blocked.push({ q, r, k, reason });
        // Off the land there is nothing else to violate.
        if (!areAllListed || reason === ON_LAND.reason) break;
      }
      if (blocked.length >= most) return blocked;
    }
  }
  const first = firstSegment(hexes, at);
  if (first) {
    for (const condition of centers)
      for (const { id, distance } of condition.against(at)) {
        if (gone?.has(id)) continue;
        blocked.push({
          ...first,
          reason: condition.reason,
          ...(id > 0 && { placement: id }),
          ...(distance && { distance }),
        });
        if (blocked.length >= most) return blocked;
      }
    if (nearby && aligned?.allows(hexes, at, nearby.pose) === false)
      blocked.push({ ...first, reason: ALIGNED.reason });
  }
  if ((blocked.length > 0 && !areAllListed) || !neighborhood || !nearby) return blocked;
  return [...blocked, ...neighborhood.explain(nearby.schematic, nearby.pose, at)];
}

/** The first segment of an oriented shape with its center at a hex. */
export function firstSegment(hexes: readonly PaintedHex[], at: Hex): Segment | undefined {
  const [hex] = hexes;
  const k = hex?.segments.findIndex((kind) => kind !== null) ?? -1;
  return hex && k >= 0 ? { q: hex.q + at.q, r: hex.r + at.r, k: k as Segment['k'] } : undefined;
}

/** Whether an oriented shape fits with its center at `at`. */
export function fits(
  board: Board,
  hexes: readonly PaintedHex[],
  at: Hex,
  conditions: Conditions = FREE_LAND,
  { gone, nearby }: Omit<ExplainOptions, 'most'> = {},
): boolean {
  if (explainFit(board, hexes, at, conditions, { gone, most: 1 }).length > 0) return false;
  if (!nearby) return true;
  const { aligned, neighborhood } = conditions;
  if (aligned?.allows(hexes, at, nearby.pose) === false) return false;
  return neighborhood?.accepts(nearby.schematic, nearby.pose, at) ?? true;
}
