import { SEA, slotOf, type Board } from '../../../engine/board/board.ts';
import type { Placement } from '../../../engine/city/city.ts';
import type { Blocked } from '../../../engine/fit/explain.ts';
import { DIRECTIONS, type Hex } from '../../../engine/hex/hex.ts';
import type { PaintedHex } from '../../../engine/schematic/schematic.ts';
import { posedShape } from '../../board/posed-shape.ts';
import type { CityDocument } from '../../document/document.ts';

/**
 * The segments that block an oriented shape, its center at a hex, once some placements are gone.
 *
 * @param most the search ends when so many segments are found
 */
export function explainBeside(
  board: Board,
  hexes: readonly PaintedHex[],
  at: Hex,
  gone: ReadonlySet<number>,
  most = Infinity,
): Blocked[] {
  const blocked: Blocked[] = [];
  for (const hex of hexes) {
    const q = hex.q + at.q;
    const r = hex.r + at.r;
    const slot = slotOf(board, { q, r });
    const mask = slot < 0 ? SEA : board.mask_hex[slot]!;
    if (mask === 0) continue;
    for (const k of DIRECTIONS) {
      if (hex.segments[k] === null) continue;
      if (mask === SEA) blocked.push({ q, r, k, reason: 'off-land' });
      else if ((mask & (1 << k)) !== 0) {
        const placement = board.placement_segment[6 * slot + k]!;
        if (!gone.has(placement)) blocked.push({ q, r, k, reason: 'occupied', placement });
      }
      if (blocked.length >= most) return blocked;
    }
  }
  return blocked;
}

/** Whether an oriented shape, its center at a hex, may stand there once some placements are gone. */
export function fitsBeside(
  board: Board,
  hexes: readonly PaintedHex[],
  at: Hex,
  gone: ReadonlySet<number>,
): boolean {
  return explainBeside(board, hexes, at, gone, 1).length === 0;
}

/** The segments that block placements, together, at their places; all of those in `gone` have left by then. */
export function explainArrangement(
  city: CityDocument,
  board: Board,
  placements: readonly Placement[],
  gone: ReadonlySet<number>,
): Blocked[] {
  return placements.flatMap((placement) => {
    const { hexes } = posedShape(city.schematics[placement.schematic]!, placement, city.kinds);
    return explainBeside(board, hexes, placement, gone);
  });
}
