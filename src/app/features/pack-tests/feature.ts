import type { Feature } from '../../contrib/feature.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import * as words from './first-words.ts';

const TestsPanel = lazyPart(words.panel, async () => (await import('./TestsPanel.tsx')).TestsPanel);

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
  parts: [TestsPanel],
};
