import type { Feature } from '../../contrib/feature.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { hasOpenSchematic } from '../../store/open-schematic.ts';
import { dialogOf } from '../../contrib/dialog.tsx';
import { fill } from '../../contrib/slot.tsx';
import { PAGE_DIALOGS } from '../../contrib/slots.ts';
import { packDialog } from './pack-dialog-slice.ts';
import { namingSlice } from './naming-slice.ts';
import * as words from './first-words.ts';

const CityLibrary = lazyPart(words.thisPanel, async () => (await import('./CityLibrary.tsx')).CityLibrary);

const SchematicLibrary = lazyPart(
  words.thisPanel,
  async () => (await import('./SchematicLibrary.tsx')).SchematicLibrary,
);

const SchematicDetails = lazyPart(
  words.thisPanel,
  async () => (await import('./SchematicDetails.tsx')).SchematicDetails,
);

const PackDialog = lazyPart(words.packDialog, async () => (await import('./PackDialog.tsx')).PackDialog);

/** The schematics of the document: the list of them, and the name and tags of each. */
export const library: Feature = {
  id: 'library',
  commands: () => import('./commands.ts'),
  fills: [fill(PAGE_DIALOGS, 60, dialogOf(packDialog, PackDialog))],
  panels: [
    {
      id: 'library',
      workspace: 'schematics',
      side: 'left',
      order: 10,
      title: words.title,
      grows: true,
      Content: SchematicLibrary,
    },
    {
      id: 'schematic',
      workspace: 'schematics',
      side: 'right',
      order: 30,
      title: words.schematic,
      shown: hasOpenSchematic,
      comesUp: (state) => namingSlice.of(state).schematic !== null,
      Content: SchematicDetails,
    },
    {
      id: 'library',
      workspace: 'city',
      side: 'left',
      order: 20,
      title: words.title,
      grows: true,
      Content: CityLibrary,
    },
  ],
  firstParts: [CityLibrary],
  parts: [SchematicLibrary, SchematicDetails, PackDialog],
};
