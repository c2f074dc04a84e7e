import type { Command } from '../../contrib/command.ts';
import { cityOf, endWith } from '../../store/passing-note.ts';
import { tellProblem } from '../../kit/tell.ts';
import { ORIGIN } from '../../../engine/hex/hex.ts';
import type { ClipboardVerb } from '../../board/input/clipboard.ts';
import type { AppState, AppStore } from '../../store/store.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { takeCopy } from './copy-in-hand.ts';
import { idsBy } from './criteria.ts';
import { removeSelected, toggleLock } from './selection-edits.ts';
import { menuCommand } from '../../board/input/board-menu.ts';
import { hasSelection, selectedPlacements, selectPlacements } from './selection.ts';
import { putDown } from '../../cityview/city-tool.ts';
import { citySelection, selectedIds } from '../../cityview/selection-slice.ts';
import { keyPlace } from '../../board/input/key-place.ts';
import { switchLasso } from '../../board/tools/lasso.ts';
import * as words from './words.ts';

/** Copies, cuts or pastes by a command. The code that reads and writes files comes only then. */
async function clipboard(verb: ClipboardVerb, store: AppStore): Promise<void> {
  const [{ BY_COMMAND }, { CITY_CLIPBOARD }] = await Promise.all([
    import('../../board/input/clipboard.ts'),
    import('./clipboard.ts'),
  ]);
  await BY_COMMAND[verb](store, CITY_CLIPBOARD, ORIGIN);
}

const WORKSPACE = 'city' as const;
const NO_SELECTION = words.nothingIsSelected;
const isSelected = (state: AppState) => citySelection.of(state).ids.length > 0;

export const selectCommand: Command = {
  id: 'select',
  name: words.selectPlacements,
  keywords: words.selectAliases,
  keys: ['v'],
  workspace: WORKSPACE,
  run: ({ store }) => putDown(store),
};

const lassoPlacementsCommand: Command = {
  id: 'lasso-placements',
  name: words.lassoOrRectangle,
  keywords: words.lassoAliases,
  keys: ['shift+v'],
  workspace: WORKSPACE,
  run: ({ store }) => {
    putDown(store);
    switchLasso(store);
  },
};

export const selectAllPlacementsCommand: Command = {
  id: 'select-all-placements',
  name: words.selectAllPlacements,
  keys: ['mod+a'],
  workspace: WORKSPACE,
  run({ store }) {
    putDown(store);
    selectPlacements(store, idsBy(cityViewOf(store), { kind: 'all' }));
  },
};

const selectCopiesCommand: Command = {
  id: 'select-copies',
  name: words.selectCopiesCommand,
  keywords: words.selectCopiesAliases,
  keys: ['shift+a'],
  workspace: WORKSPACE,
  enabled: hasSelection,
  lacking: NO_SELECTION,
  run({ store }) {
    const view = cityViewOf(store);
    const schematics = new Set(selectedPlacements(store.getState()).map(({ schematic }) => schematic));
    selectPlacements(
      store,
      [...schematics].flatMap((id) => idsBy(view, { kind: 'schematic', id })),
    );
  },
};

export const invertSelectionCommand: Command = {
  id: 'invert-selection',
  name: words.invertSelection,
  keywords: words.invertAliases,
  keys: ['i'],
  workspace: WORKSPACE,
  run({ store }) {
    const placements = citySelection.of(store.getState()).ids;
    const selected = new Set(placements);
    const others = idsBy(cityViewOf(store), { kind: 'all' }).filter((id) => !selected.has(id));
    putDown(store);
    selectPlacements(store, others);
  },
};

const lockCommand: Command = {
  id: 'lock',
  name: words.lockOrUnlock,
  keywords: words.lockAliases,
  keys: ['k'],
  workspace: WORKSPACE,
  enabled: isSelected,
  lacking: NO_SELECTION,
  run: ({ store }) => toggleLock(store),
};

export const deletePlacementCommand: Command = {
  id: 'delete-placement',
  name: words.removeCommand,
  keywords: words.removeAliases,
  keys: ['delete', 'backspace'],
  workspace: WORKSPACE,
  enabled: (state) => isSelected(state) || keyPlace.of(state).place !== null,
  lacking: NO_SELECTION,
  run({ store, cursor }) {
    if (!isSelected(store.getState())) return cursor?.erase();
    const problem = removeSelected(store);
    if (problem !== null) endWith(store, tellProblem(problem), cityOf, selectedIds);
  },
};

export const copyPlacementsCommand: Command = {
  id: 'copy-placements',
  name: words.copyCommand,
  keys: ['mod+c'],
  native: true,
  workspace: WORKSPACE,
  enabled: isSelected,
  lacking: NO_SELECTION,
  run: ({ store }) => void clipboard('copy', store),
};

const cutPlacementsCommand: Command = {
  id: 'cut-placements',
  name: words.cutCommand,
  keys: ['mod+x'],
  native: true,
  workspace: WORKSPACE,
  enabled: isSelected,
  lacking: NO_SELECTION,
  run: ({ store }) => void clipboard('cut', store),
};

const pastePlacementsCommand: Command = {
  id: 'paste-placements',
  name: words.pasteCommand,
  keys: ['mod+v'],
  native: true,
  workspace: WORKSPACE,
  run: ({ store }) => void clipboard('paste', store),
};

export const duplicatePlacementsCommand: Command = {
  id: 'duplicate-placements',
  name: words.takeCopy,
  keywords: words.takeCopyAliases,
  keys: ['c'],
  workspace: WORKSPACE,
  enabled: hasSelection,
  lacking: NO_SELECTION,
  run: ({ store }) => takeCopy(store),
};

/** The commands that make and use a selection of placements. */
export const PLACEMENT_COMMANDS: readonly Command[] = [
  selectAllPlacementsCommand,
  selectCopiesCommand,
  menuCommand('placements-menu', words.openMenu, WORKSPACE),
  invertSelectionCommand,
  lassoPlacementsCommand,
  lockCommand,
  copyPlacementsCommand,
  cutPlacementsCommand,
  pastePlacementsCommand,
  duplicatePlacementsCommand,
  deletePlacementCommand,
];
