import { createPreference, readFlag } from '../kit/preference.ts';

/** Things that a board shows besides its picture, each on or off. */
export const BOARD_OPTIONS = {
  grid: createPreference('gridShown', true, readFlag),
  /** Labels of hexes: their coordinates. */
  coordinates: createPreference('coordinatesShown', false, readFlag),
  /** Labels of segments: N, NE, SE, S, SW, NW. */
  segmentNames: createPreference('segmentNamesShown', false, readFlag),
} as const;

export type BoardOption = keyof typeof BOARD_OPTIONS;
