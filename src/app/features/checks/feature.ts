import type { Feature } from '../../contrib/feature.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { hasOpenSchematic } from '../../store/open-schematic.ts';

const ChecksPanel = lazyPart('This panel', async () => (await import('./ChecksPanel.tsx')).ChecksPanel);

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
      title: 'Checks',
      shown: hasOpenSchematic,
      Content: ChecksPanel,
    },
  ],
  parts: [ChecksPanel],
};
