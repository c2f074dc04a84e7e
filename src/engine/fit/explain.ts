import { SEA, slotOf, type Board } from '../board/board.ts';
import { DIRECTIONS, type Hex } from '../hex/hex.ts';
import type { PaintedHex } from '../schematic/schematic.ts';
import type { Segment } from '../segment/segment.ts';
import { NO_LIMITS, type Limits } from './limits.ts';

/** Why something may not stand where it would be; in the order in which they are looked for. */
const REASONS = ['off-land', 'occupied', 'wrong-group', 'spacing'] as const;
export type Reason = (typeof REASONS)[number];

/** Why a segment of a placement may not be where it would be. */
export type Blocked = Segment &
  (
    | { readonly reason: 'off-land' | 'wrong-group' }
    /** Another placement stands there (`occupied`) or one of the same schematic is too near (`spacing`): its id. */
    | { readonly reason: 'occupied' | 'spacing'; readonly placement: number }
  );

/**
 * Every segment that keeps an oriented shape, its center at `at`, from being stamped, in the order of the shape;
 * none when it fits. Every other of the schematic that is too near is told by the first segment of the shape.
 */
export function explainFit(
  board: Board,
  hexes: readonly PaintedHex[],
  at: Hex,
  { zone_hex, spacing }: Limits = NO_LIMITS,
): Blocked[] {
  const blocked: Blocked[] = [];
  for (const hex of hexes) {
    const q = hex.q + at.q;
    const r = hex.r + at.r;
    const slot = slotOf(board, { q, r });
    const mask = slot < 0 ? SEA : board.mask_hex[slot]!;
    const wrongGroup = zone_hex !== null && slot >= 0 && zone_hex[slot] === 0;
    if (mask === 0 && !wrongGroup) continue;
    for (const k of DIRECTIONS) {
      if (hex.segments[k] === null) continue;
      if (mask === SEA) blocked.push({ q, r, k, reason: 'off-land' });
      else if ((mask & (1 << k)) !== 0)
        blocked.push({ q, r, k, reason: 'occupied', placement: board.placement_segment[6 * slot + k]! });
      else if (wrongGroup) blocked.push({ q, r, k, reason: 'wrong-group' });
    }
  }
  const first = firstSegment(hexes, at);
  if (first && spacing)
    for (const { id } of spacing.tooNear(at)) blocked.push({ ...first, reason: 'spacing', placement: id });
  return blocked;
}

function firstSegment(hexes: readonly PaintedHex[], at: Hex): Segment | undefined {
  const [hex] = hexes;
  const k = hex?.segments.findIndex((kind) => kind !== null) ?? -1;
  return hex && k >= 0 ? { q: hex.q + at.q, r: hex.r + at.r, k: k as Segment['k'] } : undefined;
}

/** Whether an oriented shape, its center at `at`, may be stamped. */
export function fits(
  board: Board,
  hexes: readonly PaintedHex[],
  at: Hex,
  limits: Limits = NO_LIMITS,
): boolean {
  return explainFit(board, hexes, at, limits).length === 0;
}
