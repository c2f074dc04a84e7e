import type { Patch } from '../../document/patch.ts';
import type { Step } from '../../document/step.ts';
import { openSchematic } from '../../store/open-schematic.ts';
import { cameBack } from './elsewhere.ts';
import { tellElsewhere } from './elsewhere-note.ts';
import { historySlice } from './history-slice.ts';
import {
  callOffLast,
  canRedo,
  canUndo,
  endGesture,
  redoStep,
  undoStep,
  type AppStore,
} from '../../store/store.ts';
import type { Command } from '../../contrib/command.ts';
import * as words from './first-words.ts';

/** Calls off what is under way; with nothing under way, takes the last step back. */
export const undoCommand: Command = {
  id: 'undo',
  name: words.undo,
  keywords: words.undoKeywords,
  keys: ['mod+z'],
  repeats: true,
  enabled: canUndo,
  lacking: words.noUndo,
  run({ store }) {
    if (callOffLast(store)) return;
    endGesture(store);
    const step = store.getState().timeline.last;
    undoStep(store);
    if (step) showDone(store, words.undone, step, step.inverse);
  },
};

/** Opens the schematic that came back, and says what was done elsewhere. */
function showDone(store: AppStore, done: string, step: Step, patches: readonly Patch[]): void {
  const back = cameBack(patches);
  if (back !== null) openSchematic(store, back);
  tellElsewhere(store, done, step);
}

export const redoCommand: Command = {
  id: 'redo',
  name: words.redo,
  keywords: words.redoKeywords,
  keys: ['mod+shift+z', 'mod+y'],
  repeats: true,
  enabled: canRedo,
  lacking: words.noRedo,
  run({ store }) {
    endGesture(store);
    const step = store.getState().timeline.next;
    redoStep(store);
    if (step) showDone(store, words.redone, step, step.patches);
  },
};

export const historyCommand: Command = {
  id: 'history',
  name: words.historyCommand,
  keywords: words.historyKeywords,
  keys: ['shift+h'],
  run: ({ store }) => historySlice.set(store, { shown: !historySlice.of(store.getState()).shown }),
};

export const HISTORY_COMMANDS: readonly Command[] = [undoCommand, redoCommand, historyCommand];
