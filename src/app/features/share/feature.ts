import { dialogOf } from '../../contrib/dialog.tsx';
import type { Feature } from '../../contrib/feature.ts';
import { offer } from '../../contrib/port.ts';
import { sharePack, shareSchematics } from '../../contrib/ports.ts';
import { fill } from '../../contrib/slot.tsx';
import { HEADER_END, PAGE_BANNERS, PAGE_DIALOGS } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { shareSlice } from './share-slice.ts';
import { PackBanner, ShareBanner, SharedBanner } from './SharedBanner.tsx';
import { ShareButton } from './ShareButton.tsx';
import * as words from './first-words.ts';

const ShareDialog = lazyPart(words.dialogPart, async () => (await import('./ShareDialog.tsx')).ShareDialog);

/** Links that open a city, or bring a pack. */
export const share: Feature = {
  id: 'share',
  commands: () => import('./commands.ts'),
  fills: [
    fill(HEADER_END, 10, ShareButton),
    fill(PAGE_BANNERS, 10, SharedBanner),
    fill(PAGE_DIALOGS, 20, dialogOf(shareSlice, ShareDialog)),
  ],
  offers: [
    offer(shareSchematics, async () => (await import('./share-pieces.ts')).shareSchematics),
    offer(sharePack, async () => (await import('./share-pieces.ts')).sharePack),
  ],
  parts: [ShareDialog, ShareBanner, PackBanner],
};
