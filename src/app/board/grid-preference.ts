import { BOARD_OPTIONS } from './board-options.ts';
import type { Grid } from './paint/grid.ts';

/** The grid of a board, unless the user would rather see none. */
export function useGrid(grid: Grid): Grid {
  return BOARD_OPTIONS.grid.use() ? grid : 'none';
}
