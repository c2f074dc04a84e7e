import { createPreference, readFlag, readRecordOf } from '../kit/preference.ts';

/** Whether panels are pinned beside the board, by their ids; where nothing is chosen, the width of the page decides. */
export const pinnedPanels = createPreference<Readonly<Record<string, boolean>>>(
  'pinnedPanels',
  {},
  readRecordOf(readFlag),
);
