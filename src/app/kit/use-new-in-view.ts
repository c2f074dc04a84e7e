import { useEffect, useRef } from 'react';

/**
 * Scrolls a list so that the first of the entries that have come is in view: made, duplicated, imported or brought back
 * by undo. When none stays of those before, the list is another one, and is left where it is.
 *
 * @param ids of all entries, the same array as long as they are the same
 * @param elementOf the element of an entry; `null` while there is none, and then it is asked for again
 */
export function useNewInView(ids: readonly string[], elementOf: (id: string) => Element | null): void {
  const known = useRef(ids);
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (known.current !== ids) {
      const before = new Set(known.current);
      known.current = ids;
      const come = ids.filter((id) => !before.has(id));
      awaited.current = come.length < ids.length ? (come[0] ?? null) : null;
    }
    if (awaited.current === null) return;
    const element = elementOf(awaited.current);
    if (!element) return;
    element.scrollIntoView({ block: 'nearest' });
    awaited.current = null;
  });
}
