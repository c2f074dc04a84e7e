import { memo, useDeferredValue, useEffect, useMemo, type ReactNode } from 'react';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { librarySort } from '../../store/library/library-sort.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { toSchematic } from '../../document/document.ts';
import { useSettled } from '../../store/settled.ts';
import { foldedPacks } from './folded-packs.ts';
import { groupsOf } from './groups.ts';
import { LibraryList } from './LibraryList.tsx';
import { LibrarySearch } from './LibrarySearch.tsx';
import { narrow, PLAIN_LIBRARY_VIEW } from '../../store/library/library-view.ts';
import { countTags, sortSchematics } from '../../store/library/search.ts';
import { libraryView } from '../../store/library/show-in-library.ts';
import classes from './LibraryPanel.module.css';
import * as words from './words.ts';

interface LibraryPanelProps {
  /** Id of the schematic in hand; `null` for none. */
  readonly inHand: string | null;
  readonly onSelect: (id: string) => void;
  /**
   * The controls after a schematic's name; `tabIndex` belongs to those that can be operated. Keep it the same function.
   */
  readonly aside?: (schematic: Schematic, tabIndex: number) => ReactNode;
  /** The content above the list. */
  readonly top?: ReactNode;
  /** A hint on the use of the schematics, in words. */
  readonly hint?: string;
}

/** The schematics of the library with their pictures, searched, sorted and put in order. */
export const LibraryPanel = memo(function LibraryPanel({
  inHand,
  onSelect,
  aside,
  top,
  hint,
}: LibraryPanelProps) {
  const order = useSettled((document) => document.order);
  const documents = useSettled((document) => document.schematics);
  const sort = librarySort.use();
  const store = useAppStore();
  const search = useApp((state) => libraryView.of(state).search);
  const chosenTags = useApp((state) => libraryView.of(state).tags);
  // Each list begins with all of the library.
  useEffect(() => () => libraryView.set(store, PLAIN_LIBRARY_VIEW), [store]);
  const typed = useDeferredValue(search);
  const all = useMemo(() => order.map((id) => toSchematic(documents[id]!)), [order, documents]);
  const tags = useMemo(() => countTags(all), [all]);
  // A tag that no schematic has any more does not filter the list.
  const chosen = useMemo(
    () => chosenTags.filter((tag) => tags.some((known) => known.tag === tag)),
    [chosenTags, tags],
  );
  const found = useMemo(
    () => sortSchematics(narrow(all, { search: typed, tags: chosen }), sort),
    [all, typed, chosen, sort],
  );
  // As the list: a number of the letters before would be wrong for a moment.
  const narrowed = typed.trim() !== '' || chosen.length > 0;
  const packs = useSettled((document) => document.packs);
  const folded = foldedPacks.use();
  const groups = useMemo(
    () => groupsOf({ schematics: documents, order, ...(packs && { packs }) }, found, folded, narrowed),
    [documents, order, packs, found, folded, narrowed],
  );
  return (
    <>
      {hint !== undefined && all.length > 0 && <p className={classes.note}>{hint}</p>}
      <div className={classes.head}>
        {top}
        {all.length > 0 && (
          <LibrarySearch
            size={all.length}
            search={search}
            onSearch={(next) => libraryView.set(store, { search: next })}
            tags={tags}
            chosen={chosen}
            onChoose={(next) => libraryView.set(store, { tags: next })}
          />
        )}
        {narrowed && (
          <p className={found.length === 0 ? classes.note : 'visually-hidden'} role="status">
            {found.length === 0 ? words.noSchematicMatches : words.ofSchematics(found.length, all.length)}
          </p>
        )}
        {all.length === 0 && <p className={classes.note}>{words.theLibraryIsEmpty}</p>}
      </div>
      {groups.length > 0 && (
        <LibraryList
          groups={groups}
          inHand={inHand}
          onSelect={onSelect}
          aside={aside}
          movable={sort === 'own'}
        />
      )}
    </>
  );
});
