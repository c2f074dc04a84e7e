import { useState, type KeyboardEvent } from 'react';
import { listKey, type ListKey } from './list-keys.ts';
import {
  selectRange,
  NOTHING_SELECTED,
  toggleSelected,
  type EntrySelection,
} from '../../store/library/entry-selection.ts';
import { isFolderRow } from './groups.ts';
import { rowOf } from './row-of.ts';
import { TypeAhead } from './type-ahead.ts';
import type { ListCursor } from './use-list-cursor.ts';

interface ListKeysOptions {
  /** The rows in the order shown: schematics, and folders by their ids among rows. */
  readonly rows: readonly { readonly id: string; readonly name: string }[];
  readonly cursor: ListCursor;
  readonly selection: EntrySelection;
  readonly onSelection: (selection: EntrySelection) => void;
  readonly onRename: (id: string) => void;
  readonly onMove: (id: string, direction: 'up' | 'down') => void;
  /** Is handed the entry that has the focus; others may be selected with it. */
  readonly onDuplicate: (id: string) => void;
  readonly onDelete: (id: string) => void;
}

/** Keys that mean nothing on a folder, whose actions are in its menu. */
const OF_SCHEMATICS: ReadonlySet<ListKey['kind']> = new Set(['toggle', 'rename', 'duplicate', 'delete']);

/** Makes the `keydown` handler of the list. */
export function useListKeys({ rows, cursor, selection, onSelection, ...actions }: ListKeysOptions) {
  const [typeAhead] = useState(() => new TypeAhead());
  const ids = rows.map(({ id }) => id);
  const entries = ids.filter((id) => !isFolderRow(id));

  function go(from: string, to: number, extend: boolean): void {
    const next = ids[Math.max(0, Math.min(ids.length - 1, to))]!;
    if (extend && !isFolderRow(next))
      onSelection(
        selectRange(
          selection.anchor === null ? { ...selection, anchor: from } : selection,
          entries,
          next,
          null,
        ),
      );
    cursor.focus(next, extend || isFolderRow(next) || isFolderRow(from) ? 0 : cursor.current.column);
  }

  /** Returns whether the key was meant for the list. */
  function obey(key: ListKey, id: string, time: number): boolean {
    if (isFolderRow(id) && OF_SCHEMATICS.has(key.kind)) return false;
    switch (key.kind) {
      case 'go':
        go(id, ids.indexOf(id) + key.by, key.extend);
        return true;
      case 'end':
        go(id, key.at === 'first' ? 0 : ids.length - 1, key.extend);
        return true;
      case 'column':
        cursor.focus(id, Math.max(0, cursor.current.column + key.by));
        return true;
      case 'move':
        actions.onMove(id, key.direction);
        return true;
      case 'toggle':
        onSelection(toggleSelected(selection, id, null));
        return true;
      case 'select-all':
        onSelection({ ids: new Set(entries), anchor: isFolderRow(id) ? null : id });
        return true;
      case 'clear-selection':
        if (selection.ids.size > 0) onSelection(NOTHING_SELECTED);
        return selection.ids.size > 0;
      case 'rename':
        actions.onRename(id);
        return true;
      case 'duplicate':
        actions.onDuplicate(id);
        return true;
      case 'delete':
        actions.onDelete(id);
        return true;
      case 'type': {
        if (!cursor.cameByKey()) return false;
        const names = rows.map(({ name }) => name);
        const found = typeAhead.find(names, ids.indexOf(id), key.letter, time);
        if (found >= 0) cursor.focus(ids[found]!);
        return true;
      }
    }
  }

  return (event: KeyboardEvent) => {
    const id = rowOf(event.target);
    const key = listKey(event);
    if (id === null || key === null) return;
    if (key.kind !== 'type') cursor.noteKey();
    if (obey(key, id, event.timeStamp)) event.preventDefault();
  };
}
