import { lazyLayer } from '../../board/lazy-layer.tsx';
import { CITY_MARKS } from '../../cityview/slots.ts';
import { dialogOf } from '../../contrib/dialog.tsx';
import type { Feature } from '../../contrib/feature.ts';
import { shownWhile } from '../../contrib/shown-while.tsx';
import { fill } from '../../contrib/slot.tsx';
import { BOARDS } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import type { AppState } from '../../store/store.ts';
import { drawing, erasing } from './drawing.ts';
import { gallerySlice } from './gallery-slice.ts';
import * as words from './first-words.ts';

const LandDialog = lazyPart(words.gallery, async () => (await import('./LandDialog.tsx')).LandDialog);

const LandBrushPanel = lazyPart(words.brush, async () => (await import('./LandBrush.tsx')).LandBrushPanel);

const LandBrushLayer = lazyLayer(words.brush, async () => (await import('./LandBrush.tsx')).LandBrushLayer);

function isBrushing(state: AppState): boolean {
  return drawing.of(state) !== null || erasing.of(state) !== null;
}

/** Land that is drawn by hand, and the gallery of islands. Its tools come with its commands. */
export const land: Feature = {
  id: 'land',
  commands: () => import('./commands.ts'),
  fills: [
    fill(BOARDS.city, 30, dialogOf(gallerySlice, LandDialog)),
    fill(CITY_MARKS, 20, shownWhile(isBrushing, LandBrushLayer)),
  ],
  panels: [
    {
      id: 'land',
      workspace: 'city',
      side: 'right',
      order: 25,
      title: words.land,
      shown: isBrushing,
      Content: LandBrushPanel,
    },
  ],
  parts: [LandDialog, LandBrushPanel],
};
