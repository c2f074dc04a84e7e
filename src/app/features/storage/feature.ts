import { dialogOf } from '../../contrib/dialog.tsx';
import type { Feature } from '../../contrib/feature.ts';
import { offer } from '../../contrib/port.ts';
import { openBackup } from '../../contrib/ports.ts';
import { fill } from '../../contrib/slot.tsx';
import { HEADER_STATUS, OWN_WORK, PAGE_BANNERS, PAGE_DIALOGS } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { OtherTab, SavePanel } from './parts.ts';
import { SavingNotices } from './SavingNotices.tsx';
import { EarlierBanner, VersionBanner } from './versions-dialog/VersionBanner.tsx';
import { versionsSlice } from './versions-dialog/versions-slice.ts';
import * as words from './first-words.ts';

const SaveStatus = lazyPart(words.statusPart, async () => (await import('./SaveStatus.tsx')).SaveStatus);

const VersionsDialog = lazyPart(
  words.versionsPart,
  async () => (await import('./versions-dialog/VersionsDialog.tsx')).VersionsDialog,
);

/** The work in the browser's storage, and its earlier versions. */
export const storage: Feature = {
  id: 'storage',
  commands: () => import('./commands.ts'),
  fills: [
    fill(HEADER_STATUS, 10, SaveStatus),
    fill(PAGE_BANNERS, 20, VersionBanner),
    fill(PAGE_DIALOGS, 30, dialogOf(versionsSlice, VersionsDialog)),
    fill(OWN_WORK, 10, SavingNotices),
  ],
  offers: [offer(openBackup, async () => (await import('./backup/backups.ts')).openBackup)],
  firstParts: [SaveStatus],
  parts: [SavePanel, VersionsDialog, OtherTab, EarlierBanner],
};
