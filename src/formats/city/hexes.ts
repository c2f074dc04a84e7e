import { slotOf } from '../../engine/board/board.ts';
import type { LandRow } from '../../engine/land/row.ts';
import type { ResolvedCity } from './resolve.ts';

/**
 * Calls `visit` with the slot of every land hex with at least one covered segment, in the order of `land`, which is
 * the order of the file when `land` is normalized.
 */
export function forEachCoveredHex(
  { board }: ResolvedCity,
  land: readonly LandRow[],
  visit: (q: number, r: number, slot: number) => void,
): void {
  for (const { r, q: first, count } of land)
    for (let q = first; q < first + count; q++) {
      const slot = slotOf(board, { q, r });
      if (board.mask_hex[slot] !== 0) visit(q, r, slot);
    }
}
