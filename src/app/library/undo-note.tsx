import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { undoStep, type AppStore } from '../store/store.ts';
import classes from './undo-note.module.css';

const ID = 'undo-note';

/**
 * Says what the last step did, with a button that takes it back: by undoing it as long as it is the last step, else
 * by `restore`. Only the latest such note is shown, and not for longer than there is something to take back.
 */
export function showUndoNote(store: AppStore, message: string, restore: () => void): void {
  const step = store.getState().timeline.last;
  const isUndone = () => step !== undefined && store.getState().timeline.future.includes(step);
  const takeBack = () => {
    notifications.hide(ID);
    if (store.getState().timeline.last === step) undoStep(store);
    else if (!isUndone()) restore();
  };
  notifications.hide(ID);
  const stopWatching = store.subscribe((state, before) => {
    if (state.timeline !== before.timeline && isUndone()) notifications.hide(ID);
  });
  notifications.show({
    id: ID,
    color: 'pond',
    autoClose: 8000,
    onClose: stopWatching,
    message: (
      <span className={classes.note}>
        <span className={classes.words} title={message}>
          {message}
        </span>
        <Button size="compact-sm" variant="light" onClick={takeBack}>
          Undo
        </Button>
      </span>
    ),
  });
}
