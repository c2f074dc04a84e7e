import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { toSchematic } from '../../document/document.ts';
import { createSlice } from '../slice.ts';
import type { AppState, AppStore } from '../store.ts';
import { narrow, PLAIN_LIBRARY_VIEW } from './library-view.ts';
import { NO_MARKS } from './entry-selection.ts';

/** The filter of the library list, and the selected entries. */
export const libraryView = createSlice('library', PLAIN_LIBRARY_VIEW);

function shown(state: AppState): readonly Schematic[] {
  const { order, schematics } = state.document;
  return narrow(
    order.map((id) => toSchematic(schematics[id]!)),
    libraryView.of(state),
  );
}

/** Ids of the schematics that are seen to be marked together, in the order of the library; none as long as it is one. */
export function markedTogether(state: AppState): readonly string[] {
  const { ids } = libraryView.of(state).marks;
  if (ids.size < 2) return [];
  const marked = shown(state).flatMap(({ id }) => (ids.has(id) ? [id] : []));
  return marked.length > 1 ? marked : [];
}

/** Has the list show schematics that have just come: all of it, where it is narrowed to others. Old marks go. */
export function showInLibrary(store: AppStore, ids: readonly string[]): void {
  const seen = new Set(shown(store.getState()).map(({ id }) => id));
  const isHidden = ids.some((id) => !seen.has(id));
  libraryView.set(store, isHidden ? PLAIN_LIBRARY_VIEW : { marks: NO_MARKS });
}
