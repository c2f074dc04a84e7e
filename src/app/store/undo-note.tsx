import { showButtonNote } from '../kit/button-note.tsx';
import { hideLatest } from '../kit/latest-note.ts';
import { undoStep, type AppStore } from './store.ts';
import * as words from './words.ts';

const NAME = 'undo-note';

/**
 * Says what the last step did, with a button that takes it back: by undoing it as long as it is the last step, else
 * by `restore`. Only the latest such note is shown, and not for longer than there is something to take back.
 */
export function showUndoNote(store: AppStore, message: string, restore: () => void): void {
  const step = store.getState().timeline.last;
  const isUndone = () => step !== undefined && store.getState().timeline.future.includes(step);
  const stopWatching = store.subscribe((state, before) => {
    if (state.timeline !== before.timeline && isUndone()) hideLatest(NAME);
  });
  showButtonNote({
    name: NAME,
    message,
    button: words.undo,
    onClick() {
      if (store.getState().timeline.last === step) undoStep(store);
      else if (!isUndone()) restore();
    },
    onClose: stopWatching,
  });
}
