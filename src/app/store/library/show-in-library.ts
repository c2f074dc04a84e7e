import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { toSchematic } from '../../document/document.ts';
import { createSlice } from '../slice.ts';
import type { AppState, AppStore } from '../store.ts';
import { narrow, PLAIN_LIBRARY_VIEW } from './library-view.ts';
import { NOTHING_SELECTED } from './entry-selection.ts';

/** The filter of the library list, and the selected entries. */
export const libraryView = createSlice('library', PLAIN_LIBRARY_VIEW);

function shown(state: AppState): readonly Schematic[] {
  const { order, schematics } = state.document;
  return narrow(
    order.map((id) => toSchematic(schematics[id]!)),
    libraryView.of(state),
  );
}

/** Ids of the selected schematics that the list shows, in the order of the library; none when there is only one. */
export function selectedTogether(state: AppState): readonly string[] {
  const { ids } = libraryView.of(state).selection;
  if (ids.size < 2) return [];
  const selected = shown(state).flatMap(({ id }) => (ids.has(id) ? [id] : []));
  return selected.length > 1 ? selected : [];
}

/** Makes the list show new schematics: clears the selection, and the filter when it hides one of them. */
export function showInLibrary(store: AppStore, ids: readonly string[]): void {
  const seen = new Set(shown(store.getState()).map(({ id }) => id));
  const isHidden = ids.some((id) => !seen.has(id));
  libraryView.set(store, isHidden ? PLAIN_LIBRARY_VIEW : { selection: NOTHING_SELECTED });
}
