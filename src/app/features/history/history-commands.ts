import { tellElsewhere } from './elsewhere-note.ts';
import { historySlice } from './history-slice.ts';
import { canRedo, canUndo, endGesture, redoStep, undoStep } from '../../store/store.ts';
import { callOffLast } from '../../store/under-way.ts';
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
    if (step) tellElsewhere(store, words.undone, step);
  },
};

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
    if (step) tellElsewhere(store, words.redone, step);
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
