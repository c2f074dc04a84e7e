import { expect } from 'vitest';
import type { CityView } from '../../src/app/cityview/city-view.ts';
import { hexOf, SEA, slotOf } from '../../src/engine/board/board.ts';
import { fromCell } from '../../src/engine/segment/cell.ts';

/** Expects that a view that has followed its city says and shows the same as one that is made of it anew. */
export function expectSameView(view: CityView, fresh: CityView): void {
  const { board, colors } = fresh;
  expect([view.board.hexes, view.board.covered]).toEqual([board.hexes, board.covered]);
  const masks = (of: CityView, slot: number) => ({
    taken: of.board.mask_hex[slot],
    ground: of.board.ground_hex![slot],
    placements: [...of.board.placement_segment.subarray(6 * slot, 6 * slot + 6)],
  });
  for (let slot = 0; slot < board.mask_hex.length; slot++) {
    const own = slotOf(view.board, hexOf(board, slot));
    if (own < 0) expect(board.mask_hex[slot]).toBe(SEA);
    else expect(masks(view, own)).toEqual(masks(fresh, slot));
  }
  expect(view.board.mask_hex.filter((mask) => mask !== SEA)).toHaveLength(board.hexes);
  for (let strip = colors.strip0; strip < colors.strip0 + colors.strips; strip++)
    for (let column = colors.column0; column < colors.column0 + colors.columns; column++) {
      const segment = fromCell({ strip, column });
      expect(view.colors.getSegment(segment)).toBe(colors.getSegment(segment));
    }
  const colored = (of: CityView) => of.colors.index_cell.filter((color) => color !== 0).length;
  expect(colored(view)).toBe(colored(fresh));
}
