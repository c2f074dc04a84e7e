import { usePreference } from '../contrib/preferences.ts';
import type { Grid } from './paint/grid.ts';

/** The grid of a board, unless the user would rather see none. */
export function useGrid(grid: Grid): Grid {
  return usePreference(({ gridShown }) => gridShown) ? grid : 'none';
}
