import type { Feature } from '../../contrib/feature.ts';
import { fill } from '../../contrib/slot.tsx';
import { BOARDS } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import * as words from './first-words.ts';

const KindPalette = lazyPart(words.panel, async () => (await import('./KindPalette.tsx')).KindPalette);

const KindDialogHost = lazyPart(
  words.dialogs,
  async () => (await import('./KindDialogHost.tsx')).KindDialogHost,
);

/** The kinds that segments are painted with. */
export const kinds: Feature = {
  id: 'kinds',
  commands: () => import('./commands.ts'),
  fills: [fill(BOARDS.schematics, 20, KindDialogHost)],
  panels: [
    {
      id: 'kinds',
      workspace: 'schematics',
      side: 'right',
      order: 20,
      title: words.kinds,
      Content: KindPalette,
    },
  ],
  parts: [KindPalette, KindDialogHost],
};
