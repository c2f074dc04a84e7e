import { dialogOf } from '../../contrib/dialog.tsx';
import type { Feature } from '../../contrib/feature.ts';
import { fill } from '../../contrib/slot.tsx';
import { BOARDS } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { gallerySlice } from './gallery-slice.ts';
import * as words from './first-words.ts';

const LandDialog = lazyPart(words.gallery, async () => (await import('./LandDialog.tsx')).LandDialog);

/** Land that is drawn by hand, and the gallery of islands. Its tools come with its commands. */
export const land: Feature = {
  id: 'land',
  commands: () => import('./commands.ts'),
  fills: [fill(BOARDS.city, 30, dialogOf(gallerySlice, LandDialog))],
  parts: [LandDialog],
};
