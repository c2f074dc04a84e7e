import { RECIPE_SEED } from '../../cityview/slots.ts';
import { dialogOf } from '../../contrib/dialog.tsx';
import type { Feature } from '../../contrib/feature.ts';
import { fill } from '../../contrib/slot.tsx';
import { BOARDS } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { openAtlas } from '../../contrib/ports.ts';
import { offer } from '../../contrib/port.ts';
import { atlasSlice, sheetSlice } from './sheet-slice.ts';
import * as words from './first-words.ts';

const SeedSheet = lazyPart(words.sheetPart, async () => (await import('./SeedSheet.tsx')).SeedSheet);

const AtlasSheet = lazyPart(words.atlasPart, async () => (await import('./atlas/AtlasSheet.tsx')).AtlasSheet);

const SeedSheetButton = lazyPart(
  words.sheetPart,
  async () => (await import('./SeedSheetButton.tsx')).SeedSheetButton,
);

/** A contact sheet of the cities of many seeds. */
export const seeds: Feature = {
  id: 'seeds',
  commands: () => import('./commands.ts'),
  fills: [
    fill(RECIPE_SEED, 10, SeedSheetButton),
    fill(BOARDS.city, 20, dialogOf(sheetSlice, SeedSheet)),
    fill(BOARDS.city, 21, dialogOf(atlasSlice, AtlasSheet)),
  ],
  offers: [offer(openAtlas, async () => (await import('./atlas/open-atlas.ts')).openAtlas)],
  firstParts: [SeedSheetButton],
  parts: [SeedSheet],
};
