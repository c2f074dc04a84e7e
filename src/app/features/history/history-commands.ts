import { tellElsewhere } from './elsewhere-note.ts';
import { historySlice } from './history-slice.ts';
import { canRedo, canUndo, endGesture, redoStep, undoStep } from '../../store/store.ts';
import { callOffLast } from '../../store/under-way.ts';
import type { Command } from '../../contrib/command.ts';

/** Calls off what is under way; with nothing under way, takes the last step back. */
export const undoCommand: Command = {
  id: 'undo',
  name: 'Undo',
  keywords: 'back',
  keys: ['mod+z'],
  repeats: true,
  enabled: canUndo,
  lacking: 'nothing to undo',
  run({ store }) {
    if (callOffLast(store)) return;
    endGesture(store);
    const step = store.getState().timeline.last;
    undoStep(store);
    if (step) tellElsewhere(store, 'Undone', step);
  },
};

export const redoCommand: Command = {
  id: 'redo',
  name: 'Redo',
  keywords: 'again forward',
  keys: ['mod+shift+z', 'mod+y'],
  repeats: true,
  enabled: canRedo,
  lacking: 'nothing to redo',
  run({ store }) {
    endGesture(store);
    const step = store.getState().timeline.next;
    redoStep(store);
    if (step) tellElsewhere(store, 'Redone', step);
  },
};

export const historyCommand: Command = {
  id: 'history',
  name: 'History of steps',
  keywords: 'undo list panel',
  keys: ['shift+h'],
  run: ({ store }) => historySlice.set(store, { shown: !historySlice.of(store.getState()).shown }),
};

export const HISTORY_COMMANDS: readonly Command[] = [undoCommand, redoCommand, historyCommand];
