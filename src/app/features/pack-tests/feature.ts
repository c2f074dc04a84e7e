import { dialogOf } from '../../contrib/dialog.tsx';
import type { Feature } from '../../contrib/feature.ts';
import { offer } from '../../contrib/port.ts';
import { checkPacks } from '../../contrib/ports.ts';
import { fill } from '../../contrib/slot.tsx';
import { PAGE_DIALOGS } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { testsDialog } from './tests-dialog.ts';
import * as words from './first-words.ts';

const TestsPanel = lazyPart(words.panel, async () => (await import('./TestsPanel.tsx')).TestsPanel);

const TestsDialog = lazyPart(words.tests, async () => (await import('./TestsDialog.tsx')).TestsDialog);

/** Tests of the schematics of packs. */
export const packTests: Feature = {
  id: 'pack-tests',
  commands: () => import('./commands.ts'),
  panels: [
    {
      id: 'pack-tests',
      workspace: 'schematics',
      side: 'left',
      order: 60,
      title: words.tests,
      shown: ({ document, session }) =>
        session.schematic !== null && document.schematics[session.schematic]?.pack !== undefined,
      Content: TestsPanel,
    },
  ],
  fills: [fill(PAGE_DIALOGS, 65, dialogOf(testsDialog, TestsDialog))],
  offers: [offer(checkPacks, async () => (await import('./check-packs.ts')).checkPacks)],
  parts: [TestsPanel, TestsDialog],
};
