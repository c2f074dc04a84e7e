import type { Feature } from '../../contrib/feature.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { hasOpenSchematic } from '../../store/open-schematic.ts';
import * as words from './first-words.ts';

const ChecksPanel = lazyPart(words.panel, async () => (await import('./ChecksPanel.tsx')).ChecksPanel);

/** Problems of schematics. */
export const checks: Feature = {
  id: 'checks',
  panels: [
    {
      id: 'checks',
      workspace: 'schematics',
      // Under the library, where it is seen however long the dial of poses is.
      side: 'left',
      order: 50,
      title: words.checks,
      shown: hasOpenSchematic,
      Content: ChecksPanel,
    },
  ],
  parts: [ChecksPanel],
};
