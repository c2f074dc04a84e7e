import type { GroundOfScheme } from './use-board-look.ts';

/** The ground of the board of schematics, where nothing is painted. */
export const SCHEMATIC_GROUND: GroundOfScheme = {
  light: { outside: '#f1ebdd', free: '#e7dfcc' },
  dark: { outside: '#2b2e2c', free: '#353936' },
};
