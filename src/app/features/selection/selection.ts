import type { Placement } from '../../../engine/schematic/placement.ts';
import type { SelectionChange } from '../../board/tools/selection-change.ts';
import { getChunked } from '../../document/chunked.ts';
import { isSelecting } from '../../cityview/city-tool.ts';
import type { AppState, AppStore } from '../../store/store.ts';
import { citySelection } from '../../cityview/selection-slice.ts';

const NONE_SELECTED: readonly number[] = [];

const sets = new WeakMap<readonly number[], ReadonlySet<number>>();

/** The ids of a selection, to ask which are among them. */
export function idSet(ids: readonly number[]): ReadonlySet<number> {
  let set = sets.get(ids);
  if (!set) sets.set(ids, (set = new Set(ids)));
  return set;
}

/** A selection after some ids came to it, were taken out of it, or took its place; the same list when nothing changes. */
function changedSelection(
  before: readonly number[],
  ids: Iterable<number>,
  change: SelectionChange,
): readonly number[] {
  const next = new Set(change === 'replace' ? [] : before);
  for (const id of ids)
    if (change === 'subtract') next.delete(id);
    else next.add(id);
  const had = idSet(before);
  if (next.size === before.length && [...next].every((id) => had.has(id))) return before;
  return next.size === 0 ? NONE_SELECTED : [...next].sort((a, b) => a - b);
}

export function selectPlacements(
  store: AppStore,
  ids: Iterable<number>,
  change: SelectionChange = 'replace',
): void {
  const before = citySelection.of(store.getState()).ids;
  citySelection.set(store, { ids: changedSelection(before, ids, change) });
}

/** The selected placements by ascending id. */
export function selectedPlacements(state: Pick<AppState, 'slices' | 'document'>): Placement[] {
  const { placements } = state.document.city;
  return citySelection.of(state).ids.flatMap((id) => getChunked(placements, id) ?? []);
}

/** Whether placements are what keys and buttons work on: some are selected, and nothing is in hand. */
export function hasSelection(state: AppState): boolean {
  return state.session.workspace === 'city' && isSelecting(state) && citySelection.of(state).ids.length > 0;
}
