/** The entries that are marked for what is done with several, and where ranges of them begin. */
export interface Marks {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const NO_MARKS: Marks = { ids: new Set(), anchor: null };

/** Marks an entry, or takes its mark away. The first mark takes the one in hand along, as lists of files do. */
export function toggleMark(marks: Marks, id: string, inHand: string | null): Marks {
  const ids = new Set(marks.ids);
  if (ids.size === 0 && inHand !== null && inHand !== id) ids.add(inHand);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id };
}

/** Marks all from the anchor to an entry, and nothing else; `list` has the ids in the order shown. */
export function markRange(marks: Marks, list: readonly string[], to: string, inHand: string | null): Marks {
  const anchor = [marks.anchor, inHand, to].find((id) => id !== null && list.includes(id)) ?? to;
  const [from, until] = [list.indexOf(anchor), list.indexOf(to)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return { ids: new Set(list.slice(from, until + 1)), anchor };
}

/** The entries that something done with one of them is done with, in the order of the list. */
export function withMarked(marks: Marks, list: readonly string[], id: string): readonly string[] {
  const marked = list.filter((other) => marks.ids.has(other));
  return marked.includes(id) ? marked : [id];
}
