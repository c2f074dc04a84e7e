import { SEA, slotOf, type Board } from '../board/board.ts';
import type { Hex } from '../hex/hex.ts';
import type { PaintedHex } from '../schematic/schematic.ts';
import type { Segment } from '../segment/segment.ts';

/** Why a segment of a placement may not be where it would be. */
export type Blocked = Segment &
  (
    | { readonly reason: 'off-land' }
    /** Another placement stands there: its id. */
    | { readonly reason: 'occupied'; readonly placement: number }
  );

/**
 * Every segment that keeps an oriented shape, its center at `at`, from being stamped, in the order of the shape;
 * none when it fits.
 */
export function explainFit(board: Board, hexes: readonly PaintedHex[], at: Hex): Blocked[] {
  const blocked: Blocked[] = [];
  for (const hex of hexes) {
    const q = hex.q + at.q;
    const r = hex.r + at.r;
    const slot = slotOf(board, { q, r });
    const mask = slot < 0 ? SEA : board.mask_hex[slot]!;
    if (mask === 0) continue;
    for (const k of [0, 1, 2, 3, 4, 5] as const) {
      if (hex.segments[k] === null || (mask & (1 << k)) === 0) continue;
      if (mask === SEA) blocked.push({ q, r, k, reason: 'off-land' });
      else {
        const placement = board.placement_segment[6 * slot + k]!;
        blocked.push({ q, r, k, reason: 'occupied', placement });
      }
    }
  }
  return blocked;
}

/** Whether an oriented shape, its center at `at`, may be stamped. */
export function fits(board: Board, hexes: readonly PaintedHex[], at: Hex): boolean {
  return explainFit(board, hexes, at).length === 0;
}
