import { createSchematic, deleteSchematics, duplicateSchematics, entryAfter } from './library-actions.ts';
import { openSchematic } from '../../store/open-schematic.ts';
import { selectedTogether } from '../../store/library/show-in-library.ts';
import { setSession, type AppStore } from '../../store/store.ts';
import { openNewPack } from './pack-dialog-slice.ts';
import { namingSlice } from './naming-slice.ts';
import type { Command } from '../../contrib/command.ts';
import { NEEDS_SCHEMATIC } from '../../contrib/needs-schematic.ts';
import * as words from './words.ts';

const WORKSPACE = 'schematics' as const;

const newSchematicCommand: Command = {
  id: 'new-schematic',
  name: words.newSchematic,
  keywords: words.newAliases,
  keys: ['n'],
  run({ store }) {
    createSchematic(store);
    setSession(store, { workspace: WORKSPACE });
  },
};

export const duplicateSchematicCommand: Command = {
  id: 'duplicate-schematic',
  name: words.duplicateSchematic,
  keywords: words.duplicateAliases,
  keys: ['mod+d'],
  workspace: WORKSPACE,
  ...NEEDS_SCHEMATIC,
  run({ store }, key) {
    const state = store.getState();
    // The key acts on all selected entries, as the menu of the list does; buttons and the palette act on one.
    const selected = key === undefined ? [] : selectedTogether(state);
    const copies = duplicateSchematics(store, selected.length > 0 ? selected : [state.session.schematic!]);
    if (copies.length > 1) return;
    const [copy] = copies;
    openSchematic(store, copy!);
    namingSlice.set(store, { schematic: copy! });
  },
};

const renameSchematicCommand: Command = {
  id: 'rename-schematic',
  name: words.renameSchematic,
  keywords: words.renameAliases,
  keys: ['f2'],
  workspace: WORKSPACE,
  ...NEEDS_SCHEMATIC,
  run: ({ store }) => namingSlice.set(store, { schematic: store.getState().session.schematic }),
};

export const deleteSchematicCommand: Command = {
  id: 'delete-schematic',
  name: words.deleteSchematic,
  keywords: 'remove',
  keys: [],
  workspace: WORKSPACE,
  ...NEEDS_SCHEMATIC,
  run({ store }) {
    const { document, session } = store.getState();
    const going = [session.schematic!];
    deleteSchematics(store, going, entryAfter(document.order, going));
  },
};

function openBeside(store: AppStore, step: number): void {
  const { document, session } = store.getState();
  const { order } = document;
  const index = session.schematic === null ? -1 : order.indexOf(session.schematic);
  const next = order.at((index + step) % order.length);
  if (next !== undefined) openSchematic(store, next);
}

/** The commands of the library, beside the list itself. */
export const LIBRARY_COMMANDS: readonly Command[] = [
  newSchematicCommand,
  duplicateSchematicCommand,
  renameSchematicCommand,
  deleteSchematicCommand,
  {
    id: 'new-pack',
    name: words.newPackCommand,
    keywords: words.newPackAliases,
    keys: [],
    run: ({ store }) => openNewPack(store, selectedTogether(store.getState())),
  },
  {
    id: 'schematic-before',
    name: words.openPreviousSchematic,
    keywords: 'previous',
    keys: ['['],
    repeats: true,
    workspace: WORKSPACE,
    ...NEEDS_SCHEMATIC,
    run: ({ store }) => openBeside(store, -1),
  },
  {
    id: 'schematic-after',
    name: words.openNextSchematic,
    keys: [']'],
    repeats: true,
    workspace: WORKSPACE,
    ...NEEDS_SCHEMATIC,
    run: ({ store }) => openBeside(store, 1),
  },
];
