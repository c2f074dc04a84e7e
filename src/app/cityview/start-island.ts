/** Hexes of an island for which no other size was chosen. */
export const START_ISLAND = 400;
