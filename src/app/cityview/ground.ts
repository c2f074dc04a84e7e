import type { GroundOfScheme } from '../board/use-board-look.ts';

/** Water around the city, and its bare land. */
export const CITY_GROUND: GroundOfScheme = {
  light: { outside: '#c8dadd', free: '#ece5d3' },
  dark: { outside: '#1c2529', free: '#3a3f3a' },
};
