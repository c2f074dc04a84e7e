import { RECIPE_CITY } from '../../cityview/slots.ts';
import { dialogOf } from '../../contrib/dialog.tsx';
import type { Feature } from '../../contrib/feature.ts';
import { fill } from '../../contrib/slot.tsx';
import { BOARDS } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { citiesSlice, compareSlice } from './cities-slice.ts';
import { CitySwitcher } from './city-switcher-part.tsx';
import * as words from './first-words.ts';

const CitiesDialog = lazyPart(
  words.dialogPart,
  async () => (await import('./CitiesDialog.tsx')).CitiesDialog,
);

const CompareDialog = lazyPart(
  words.comparePart,
  async () => (await import('./CompareDialog.tsx')).CompareDialog,
);

/** The cities of the work: their names and pictures, and which of them is open. */
export const cities: Feature = {
  id: 'cities',
  commands: () => import('./commands.ts'),
  fills: [
    fill(RECIPE_CITY, 10, CitySwitcher),
    fill(BOARDS.city, 80, dialogOf(citiesSlice, CitiesDialog)),
    fill(BOARDS.city, 81, dialogOf(compareSlice, CompareDialog)),
  ],
  firstParts: [CitySwitcher],
  parts: [CitiesDialog, CompareDialog],
};
