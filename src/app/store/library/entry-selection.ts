/** The selected entries of a list, and the entry where ranges of them begin. */
export interface EntrySelection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const NOTHING_SELECTED: EntrySelection = { ids: new Set(), anchor: null };

/** Selects an entry, or deselects it. The first selection includes the entry in hand, as in lists of files. */
export function toggleSelected(selection: EntrySelection, id: string, inHand: string | null): EntrySelection {
  const ids = new Set(selection.ids);
  if (ids.size === 0 && inHand !== null && inHand !== id) ids.add(inHand);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id };
}

/** Selects the entries from the anchor to an entry, and no others; `list` has the ids in the order shown. */
export function selectRange(
  selection: EntrySelection,
  list: readonly string[],
  to: string,
  inHand: string | null,
): EntrySelection {
  const anchor = [selection.anchor, inHand, to].find((id) => id !== null && list.includes(id)) ?? to;
  const [from, until] = [list.indexOf(anchor), list.indexOf(to)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return { ids: new Set(list.slice(from, until + 1)), anchor };
}

/** The entries that an action on one of them affects: all selected ones, in the order of the list, or only itself. */
export function selectedWith(
  selection: EntrySelection,
  list: readonly string[],
  id: string,
): readonly string[] {
  const selected = list.filter((other) => selection.ids.has(other));
  return selected.includes(id) ? selected : [id];
}
