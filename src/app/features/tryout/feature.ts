import type { Feature } from '../../contrib/feature.ts';
import { fill } from '../../contrib/slot.tsx';
import { BOARDS } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { hasOpenSchematic } from '../../store/open-schematic.ts';
import * as words from './first-words.ts';

const TryoutPanel = lazyPart(words.panel, async () => (await import('./TryoutPanel.tsx')).TryoutPanel);

const EnlargedPatch = lazyPart(words.panel, async () => (await import('./EnlargedPatch.tsx')).EnlargedPatch);

/** A patch of city in which the schematic on the board is tried out among neighbors. */
export const tryout: Feature = {
  id: 'tryout',
  commands: () => import('./commands.ts'),
  fills: [fill(BOARDS.schematics, 30, EnlargedPatch)],
  panels: [
    {
      id: 'tryout',
      workspace: 'schematics',
      side: 'right',
      order: 45,
      title: words.title,
      pinnable: true,
      shown: hasOpenSchematic,
      Content: TryoutPanel,
    },
  ],
  parts: [TryoutPanel, EnlargedPatch],
};
