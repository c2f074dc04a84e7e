import type { Point } from '../../engine/hex/plane.ts';
import type { BoardView } from '../view/board-view.ts';
import { createSlice } from '../store/slice.ts';

interface CityMenu {
  /** The place in CSS pixels of the window, the middle of the board where keys opened the menu; `null` while it is closed. */
  readonly at: Point | null;
  /** The view of the board where keys opened the menu, else `null`. */
  readonly keysView: BoardView | null;
}

const CLOSED: CityMenu = { at: null, keysView: null };

/** The context menu of the city. */
export const cityMenu = createSlice('city-menu', CLOSED);
