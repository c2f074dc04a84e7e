import type { LaidShape } from '../board/posed-shape.ts';
import { hexMask, slotOf, type Board } from '../../engine/board/board.ts';
import { groundPlane, without } from '../../engine/board/ground-plane.ts';
import { DIRECTIONS } from '../../engine/hex/hex.ts';
import type { RestRecipe } from '../../engine/recipe/town.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import type { Document } from '../document/document.ts';
import type { CityView } from './city-view.ts';

/** A board as stamps by hand find it. */
interface HandBoard {
  /** The kinds of ground that give way. */
  readonly rest: RestRecipe;
  /** The ground that gives way, as a mask per slot. */
  readonly yielding_hex: Uint8Array;
  readonly board: Board;
  /** The placements that the board has followed. */
  placements: unknown;
}

const hand_board = new WeakMap<Board, HandBoard>();

/**
 * The board as a stamp by hand finds it: ground of kinds that the recipe's rest names is free. The same object as long
 * as the land, the ground and these kinds are the same.
 *
 * @param view brought up to date with the document
 */
export function handBoard(document: Document, view: CityView): Board {
  return followed(document, view)?.board ?? view.board;
}

/** The ground that gives way to shapes that come to stand by hand. */
export function yieldingGround(
  document: Document,
  view: CityView,
  shapes: readonly LaidShape[],
): readonly Segment[] {
  const found = followed(document, view);
  if (!found) return [];
  const { board, yielding_hex } = found;
  return shapes.flatMap(({ shape, at }) =>
    shape.hexes.flatMap((hex) => {
      const [q, r] = [hex.q + at.q, hex.r + at.r];
      const slot = slotOf(board, { q, r });
      const mask = slot < 0 ? 0 : yielding_hex[slot]! & hexMask(hex);
      return mask === 0 ? [] : DIRECTIONS.flatMap((k) => ((mask & (1 << k)) === 0 ? [] : { q, r, k }));
    }),
  );
}

/** The board of a city as it is now, without the ground that gives way; `null` where none does. */
function followed({ recipe: { rest } }: Document, { board, city }: CityView): HandBoard | null {
  if (!rest || !city.ground || !board.ground_hex) return null;
  let found = hand_board.get(board);
  if (found?.rest !== rest) {
    const yielding_hex = groundPlane(board, city.ground, new Set(Object.values(rest).flat()));
    const { mask_hex, ground_hex } = board;
    const own = { ...board, mask_hex: mask_hex.slice(), ground_hex: ground_hex.map(without(yielding_hex)) };
    hand_board.set(board, (found = { rest, yielding_hex, board: own, placements: null }));
  }
  // Placements change the masks of a board in place.
  if (found.placements !== city.placements) {
    found.board.mask_hex.set(board.mask_hex.map(without(found.yielding_hex)));
    found.placements = city.placements;
  }
  return found;
}
