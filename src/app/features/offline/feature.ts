import { dialogOf } from '../../contrib/dialog.tsx';
import type { Feature } from '../../contrib/feature.ts';
import { fill } from '../../contrib/slot.tsx';
import { PAGE_DIALOGS } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import * as words from './first-words.ts';
import { installSlice } from './install-slice.ts';

const InstallDialog = lazyPart(words.part, async () => (await import('./InstallDialog.tsx')).InstallDialog);

/** The app without a network: its versions, its installation and files that the system opens with it. */
export const offline: Feature = {
  id: 'offline',
  commands: () => import('./commands.ts'),
  fills: [fill(PAGE_DIALOGS, 70, dialogOf(installSlice, InstallDialog))],
  parts: [InstallDialog],
};
