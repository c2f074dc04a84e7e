import { notifications } from '@mantine/notifications';
import type { AppState, AppStore } from './store.ts';

/**
 * Takes a note away as soon as the thing that it speaks of is another: undone, removed, changed.
 *
 * @param id of the note, as {@link tellDone} and {@link tellProblem} return it
 * @param subject the thing that the note speaks of; the city when absent
 */
export function endWith(store: AppStore, id: string, subject: (state: AppState) => unknown = cityOf): void {
  const before = subject(store.getState());
  const stop = store.subscribe((state) => {
    if (subject(state) === before) return;
    notifications.hide(id);
    stop();
  });
}

function cityOf({ document }: AppState): unknown {
  return document.city;
}
