import { createPreference, type Read } from '../kit/preference.ts';

/** The greatest height of the panel, in percent of the window. */
export const SHEET_MOST = 80;

const readShare: Read<number> = (stored) =>
  typeof stored === 'number' && stored >= 0 && stored <= SHEET_MOST ? stored : undefined;

/** The height of the panel below the board of a narrow screen, in percent of the window; the stops are in `sheet-stops.ts`. */
export const sheetShare = createPreference('sheetShare', 38, readShare);
