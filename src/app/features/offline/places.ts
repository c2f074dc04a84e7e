import { isEnabled } from '../../contrib/command.ts';
import { findCommand, loadCommandTable } from '../../contrib/command-table.ts';
import type { AppStore } from '../../store/store.ts';

/**
 * Fragments of the app's address that open a place in it, by the commands that lead there, for shortcuts of the
 * installed app and for links in documents. None of these commands changes the work.
 */
export const PLACES: Readonly<Record<string, string>> = {
  '#city': 'city',
  '#schematics': 'schematics',
  '#examples': 'examples',
};

/** Opens the place that the address names, now and whenever the address changes. */
export function followPlaces(store: AppStore): void {
  const follow = () => void openPlace(store);
  window.addEventListener('hashchange', follow);
  follow();
}

async function openPlace(store: AppStore): Promise<void> {
  const { hash, pathname, search } = location;
  const id = Object.hasOwn(PLACES, hash) ? PLACES[hash] : undefined;
  if (id === undefined) return;
  // The place is opened once: after a reload the page is where it was left.
  history.replaceState(history.state, '', pathname + search);
  await loadCommandTable();
  const command = findCommand(id);
  if (command && isEnabled(command, store.getState()))
    command.run({ store, board: null, cursor: null, switchColors: () => {} });
}
