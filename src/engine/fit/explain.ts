import { hexMask, SEA, slotOf, type Board } from '../board/board.ts';
import { DIRECTIONS, type Hex } from '../hex/hex.ts';
import type { PaintedHex } from '../schematic/schematic.ts';
import type { Segment } from '../segment/segment.ts';
import { FREE_LAND, type Conditions, type Reason } from './conditions.ts';

/** A segment of a placement that violates a condition. */
export interface Blocked extends Segment {
  /** The first condition that the segment violates. */
  readonly reason: Reason;
  /** Id of the other placement that is the cause: it takes the segment, or is too near. */
  readonly placement?: number;
}

/** The options of {@link explainFit}. */
export interface ExplainOptions {
  /** Ids of placements that count as removed. */
  readonly gone?: ReadonlySet<number> | undefined;
  /** The number of segments after which the search ends; all when absent. */
  readonly most?: number;
}

/**
 * Every blocked segment of an oriented shape with its center at `at`, in the order of the shape; none when it fits. A
 * placement that is too near is reported at the first segment of the shape.
 */
export function explainFit(
  board: Board,
  hexes: readonly PaintedHex[],
  at: Hex,
  { ground, barred_hex, centers }: Conditions = FREE_LAND,
  { gone, most = Infinity }: ExplainOptions = {},
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
        break;
      }
      if (blocked.length >= most) return blocked;
    }
  }
  const first = centers.length > 0 ? firstSegment(hexes, at) : undefined;
  if (first)
    for (const condition of centers)
      for (const { id } of condition.against(at)) {
        if (gone?.has(id)) continue;
        blocked.push({ ...first, reason: condition.reason, ...(id > 0 && { placement: id }) });
        if (blocked.length >= most) return blocked;
      }
  return blocked;
}

function firstSegment(hexes: readonly PaintedHex[], at: Hex): Segment | undefined {
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
  { gone }: Pick<ExplainOptions, 'gone'> = {},
): boolean {
  return explainFit(board, hexes, at, conditions, { gone, most: 1 }).length === 0;
}
