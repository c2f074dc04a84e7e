import { RECIPE_SEED } from '../../cityview/slots.ts';
import { dialogOf } from '../../contrib/dialog.tsx';
import type { Feature } from '../../contrib/feature.ts';
import { fill } from '../../contrib/slot.tsx';
import { BOARDS } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { sheetSlice } from './sheet-slice.ts';
import * as words from './first-words.ts';

const SeedSheet = lazyPart(words.sheetPart, async () => (await import('./SeedSheet.tsx')).SeedSheet);

const SeedSheetButton = lazyPart(
  words.sheetPart,
  async () => (await import('./SeedSheetButton.tsx')).SeedSheetButton,
);

/** A contact sheet of the cities of many seeds. */
export const seeds: Feature = {
  id: 'seeds',
  commands: () => import('./commands.ts'),
  fills: [fill(RECIPE_SEED, 10, SeedSheetButton), fill(BOARDS.city, 20, dialogOf(sheetSlice, SeedSheet))],
  firstParts: [SeedSheetButton],
  parts: [SeedSheet],
};
