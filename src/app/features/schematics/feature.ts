import type { Feature } from '../../contrib/feature.ts';
import { fill } from '../../contrib/slot.tsx';
import { BOARDS } from '../../contrib/slots.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { hasOpenSchematic } from '../../store/open-schematic.ts';
import * as words from './first-words.ts';

const OpenSchematic = lazyPart(
  words.workspacePart,
  async () => (await import('./OpenSchematic.tsx')).OpenSchematic,
);

const SchematicPoses = lazyPart(
  words.thisPanel,
  async () => (await import('./SchematicPoses.tsx')).SchematicPoses,
);

const AroundPanel = lazyPart(words.aroundPanel, async () => (await import('./AroundPanel.tsx')).AroundPanel);

/** The board on which schematics are drawn. */
export const schematics: Feature = {
  id: 'schematics',
  commands: () => import('./commands.ts'),
  fills: [fill(BOARDS.schematics, 10, OpenSchematic)],
  panels: [
    {
      id: 'around',
      workspace: 'schematics',
      side: 'right',
      order: 30,
      title: words.around,
      shown: hasOpenSchematic,
      Content: AroundPanel,
    },
    {
      id: 'poses',
      workspace: 'schematics',
      side: 'right',
      order: 40,
      title: words.poses,
      pinnable: true,
      shown: hasOpenSchematic,
      Content: SchematicPoses,
    },
  ],
  parts: [OpenSchematic, SchematicPoses, AroundPanel],
};
