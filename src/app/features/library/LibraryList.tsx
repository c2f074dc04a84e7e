import { Fragment, useCallback, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { useNewInView } from '../../kit/use-new-in-view.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { useSettled } from '../../store/settled.ts';
import {
  deleteSchematics,
  duplicateSchematics,
  entryAfter,
  renameSchematic,
  stepSchematics,
} from './library-actions.ts';
import { openSchematic } from '../../store/open-schematic.ts';
import classes from './LibraryList.module.css';
import { libraryView } from '../../store/library/show-in-library.ts';
import { FolderRow } from './FolderRow.tsx';
import { folderRow, isFolderRow, type LibraryGroup } from './groups.ts';
import { toggleFolded } from './folded-packs.ts';
import { LibraryRow } from './LibraryRow.tsx';
import { stepPack } from './pack-actions.ts';
import { SelectedEntriesBar } from './SelectedEntriesBar.tsx';
import {
  selectRange,
  NOTHING_SELECTED,
  toggleSelected,
  selectedWith,
  type EntrySelection,
} from '../../store/library/entry-selection.ts';
import { RowMenu, type RowMenuPlace } from './RowMenu.tsx';
import { rowOf } from './row-of.ts';
import { useListCursor } from './use-list-cursor.ts';
import { useListKeys } from './use-list-keys.ts';
import { useRowDrag } from './use-row-drag.ts';
import * as words from './words.ts';

interface LibraryListProps {
  /** The folders of the list with their schematics, in the order shown. */
  readonly groups: readonly LibraryGroup[];
  /** Id of the schematic in hand; `null` for none. */
  readonly inHand: string | null;
  readonly onSelect: (id: string) => void;
  readonly aside: ((schematic: Schematic, tabIndex: number) => ReactNode) | undefined;
  /** Whether entries can be moved: only in the library's own order. */
  readonly movable: boolean;
}

/** The entries as a grid. The Tab key stops once at the grid; arrow keys move from cell to cell. */
export function LibraryList({ groups, inHand, onSelect, aside, movable }: LibraryListProps) {
  const store = useAppStore();
  const kinds = useSettled((document) => document.kinds);
  const cursor = useListCursor();
  const { grid, current, focusSoon } = cursor;
  const selection = useApp((state) => libraryView.of(state).selection);
  const setSelection = (next: EntrySelection) => libraryView.set(store, { selection: next });
  const [renaming, setRenaming] = useState<string | null>(null);
  // A tap selects then, for a finger has no Control key; until the selection is cleared.
  const [several, setSeveral] = useState(false);
  const [menu, setMenu] = useState<RowMenuPlace | null>(null);

  const hasFolders = groups.some(({ pack }) => pack !== null);
  const isOpen = (group: LibraryGroup) => !hasFolders || !group.isFolded;
  const schematics = groups.flatMap((group) => (isOpen(group) ? group.schematics : []));
  const rows = groups.flatMap((group) => [
    ...(hasFolders ? [{ id: folderRow(group), name: group.pack?.name ?? '' }] : []),
    ...(isOpen(group) ? group.schematics : []),
  ]);
  const ids = schematics.map(({ id }) => id);
  const isRow = (id: string) => rows.some((row) => row.id === id);
  const tabId = [current.id, inHand].find((id) => id !== null && isRow(id)) ?? rows[0]?.id ?? '';
  const tabColumnOf = (row: string) => (row === tabId ? (current.id === tabId ? current.column : 0) : -1);
  const selected = ids.filter((id) => selection.ids.has(id));

  const onRenamed = useCallback(
    (id: string, name: string | null) => {
      setRenaming(null);
      const now = name === null ? id : renameSchematic(store, id, name);
      requestAnimationFrame(() => {
        const { activeElement } = document;
        if (activeElement === document.body)
          grid.current?.querySelector<HTMLElement>(`[data-id="${now}"] button`)?.focus();
      });
    },
    [store, grid],
  );

  const order = useApp((state) => state.document.order);
  const packs = useApp((state) => state.document.packs);
  const all = useMemo(() => [...(packs ?? []).map((pack) => folderRow({ pack })), ...order], [packs, order]);
  useNewInView(all, (id) => {
    const folded = groups.find((group) => !isOpen(group) && group.schematics.some((one) => one.id === id));
    if (folded) toggleFolded(folded.pack?.id ?? '');
    return grid.current?.querySelector(`[data-id="${CSS.escape(id)}"]`) ?? null;
  });

  const targets = (id: string) => selectedWith(selection, ids, id);
  const drag = useRowDrag(movable, (id) => {
    const going = new Set(targets(id));
    return schematics.filter((schematic) => going.has(schematic.id));
  });
  const remove = (going: readonly string[]) => {
    const next = entryAfter(ids, going);
    deleteSchematics(store, going, next ?? entryAfter(store.getState().document.order, going));
    setSelection(NOTHING_SELECTED);
    focusSoon(next);
  };
  const duplicate = (originals: readonly string[]) => {
    const copies = duplicateSchematics(store, originals);
    if (copies.length === 1) openSchematic(store, copies[0]!);
    focusSoon(copies[0] ?? null);
  };
  const move = (id: string, direction: 'up' | 'down') => {
    const group = groups.find((one) => folderRow(one) === id);
    if (group) {
      if (group.pack) stepPack(store, group.pack.id, direction);
    } else if (movable) {
      const own = groups.find((one) => one.schematics.some((schematic) => schematic.id === id));
      stepSchematics(store, own?.schematics.map((one) => one.id) ?? [], targets(id), direction);
    } else return;
    focusSoon(id);
  };

  const onKeyDown = useListKeys({
    rows,
    cursor,
    selection,
    onSelection: setSelection,
    onRename: setRenaming,
    onMove: move,
    onDuplicate: (id) => duplicate(targets(id)),
    onDelete: (id) => remove(targets(id)),
  });

  function onClick(event: MouseEvent): void {
    const id = rowOf(event.target);
    if (id === null || isFolderRow(id) || !(event.target instanceof Element)) return;
    const button = event.target.closest('button');
    if (button?.dataset['menu'] !== undefined) {
      const { left, top, height } = button.getBoundingClientRect();
      setMenu({ id, x: left, y: top, height });
    } else if (button?.dataset['column'] === '0') {
      if (event.shiftKey) setSelection(selectRange(selection, ids, id, inHand));
      else if (event.ctrlKey || event.metaKey || several) setSelection(toggleSelected(selection, id, inHand));
      else {
        setSelection({ ids: NOTHING_SELECTED.ids, anchor: id });
        onSelect(id);
      }
    }
  }

  function onContextMenu(event: MouseEvent): void {
    const id = rowOf(event.target);
    if (id === null || isFolderRow(id) || renaming !== null || !(event.target instanceof Element)) return;
    event.preventDefault();
    // The context menu key has no coordinates in some browsers.
    const { left, bottom } = event.target.getBoundingClientRect();
    const byMouse = event.clientX !== 0 || event.clientY !== 0;
    const at = byMouse ? { x: event.clientX, y: event.clientY } : { x: left + 20, y: bottom };
    setMenu({ id, ...at, height: 0 });
  }

  return (
    <>
      {(selected.length > 1 || several) && (
        <SelectedEntriesBar
          selected={selected}
          onDelete={remove}
          onClear={() => {
            setSeveral(false);
            setSelection(NOTHING_SELECTED);
          }}
        />
      )}
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        className={classes.list}
        aria-label={words.schematics}
        aria-multiselectable="true"
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDoubleClick={(event) => {
          const entry = event.target instanceof Element && event.target.closest('[data-column="0"]');
          const id = entry ? rowOf(entry) : null;
          if (id === null || isFolderRow(id)) return;
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) setRenaming(id);
        }}
        onContextMenu={onContextMenu}
        {...cursor.handlers}
        {...drag.handlers}
      >
        {groups.map((group) => (
          <Fragment key={folderRow(group)}>
            {hasFolders && (
              <FolderRow
                group={group}
                kinds={kinds}
                tabColumn={tabColumnOf(folderRow(group))}
                isLanding={drag.landing?.id === folderRow(group)}
              />
            )}
            {(isOpen(group) ? group.schematics : []).map((schematic) => (
              <LibraryRow
                key={schematic.id}
                schematic={schematic}
                kinds={kinds}
                inHand={schematic.id === inHand}
                selected={selection.ids.has(schematic.id)}
                tabColumn={tabColumnOf(schematic.id)}
                drop={drag.landing?.id === schematic.id ? drag.landing.edge : null}
                aside={aside}
                renaming={schematic.id === renaming}
                onRenamed={onRenamed}
              />
            ))}
          </Fragment>
        ))}
      </div>
      <RowMenu
        place={menu}
        ids={menu === null ? [] : targets(menu.id)}
        movable={movable}
        onClose={() => setMenu(null)}
        onLeft={cursor.focusIfLost}
        onRename={setRenaming}
        onSelect={(id) => {
          setSeveral(true);
          setSelection({ ids: new Set([...selection.ids, id]), anchor: id });
        }}
        onDuplicate={duplicate}
        onMove={move}
        onDelete={remove}
      />
    </>
  );
}
