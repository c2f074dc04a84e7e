import { notifications } from '@mantine/notifications';
import type { AppState, AppStore } from './store.ts';

/**
 * Takes a note away as soon as the thing that it speaks of is another: undone, removed, changed.
 *
 * @param id of the note, as {@link tellDone} and {@link tellProblem} return it
 * @param subjects the things that the note speaks of; the city when there are none
 */
export function endWith(store: AppStore, id: string, ...subjects: ((state: AppState) => unknown)[]): void {
  const all = subjects.length > 0 ? subjects : [cityOf];
  const before = all.map((subject) => subject(store.getState()));
  const stop = store.subscribe((state) => {
    if (all.every((subject, index) => subject(state) === before[index])) return;
    notifications.hide(id);
    stop();
  });
}

/** The city that is open, as a subject of notes. */
export function cityOf({ document }: AppState): unknown {
  return document.city;
}
