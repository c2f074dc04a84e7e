import { Menu } from '@mantine/core';
import { ArrowDown, ArrowUp, Copy, Download, Link, ListChecks, Pencil, Tags, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { exportSchematics, shareSchematics } from '../../contrib/ports.ts';
import { keyLabel } from '../../kit/keys.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { PackItems } from './PackItems.tsx';
import classes from './RowMenu.module.css';
import * as words from './words.ts';

const TagsDialog = lazy(() => import('./TagsDialog.tsx').then((module) => ({ default: module.TagsDialog })));

/** The entry whose menu is open, and the place of the menu in CSS pixels of the window. */
export interface RowMenuPlace {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Height of the button that opened it, which the menu does not cover; 0 at a pointer. */
  readonly height: number;
}

interface RowMenuProps {
  readonly place: RowMenuPlace | null;
  /** The schematics that the menu acts on: its own, or all that are selected with it. */
  readonly ids: readonly string[];
  readonly movable: boolean;
  readonly onClose: () => void;
  /** Called with the entry of the menu when the menu, or a dialog opened by it, has closed and the focus is lost. */
  readonly onLeft: (id: string) => void;
  readonly onRename: (id: string) => void;
  /** Called with the entry from which several are selected by taps or clicks. */
  readonly onSelect: (id: string) => void;
  readonly onDuplicate: (ids: readonly string[]) => void;
  readonly onMove: (id: string, direction: 'up' | 'down') => void;
  readonly onDelete: (ids: readonly string[]) => void;
}

/** The menu of actions on an entry of the library. One menu serves all entries. */
export function RowMenu({
  place,
  ids,
  movable,
  onClose,
  onLeft,
  onRename,
  onSelect,
  onDuplicate,
  onMove,
  onDelete,
}: RowMenuProps) {
  const store = useAppStore();
  const name = useApp((state) => (place ? state.document.schematics[place.id]?.name : undefined) ?? '');
  const [tagged, setTagged] = useState<{ readonly id: string; readonly ids: readonly string[] } | null>(null);
  const { id, x, y, height } = place ?? { id: '', x: 0, y: 0, height: 0 };
  const move = (direction: 'up' | 'down', Icon: typeof ArrowUp) => (
    <Menu.Item
      leftSection={<Icon size={15} />}
      rightSection={<kbd className={classes.key}>{keyLabel(`alt+${direction === 'up' ? '↑' : '↓'}`)}</kbd>}
      disabled={!movable}
      onClick={() => onMove(id, direction)}
    >
      {words.moveTo[direction]}
    </Menu.Item>
  );
  return (
    <>
      <Menu
        // A new key for each entry, so that the menu opens at its place.
        key={`${id} ${x} ${y}`}
        opened={place !== null}
        onChange={(opened) => {
          if (opened) return;
          onClose();
          onLeft(id);
        }}
        position="bottom-start"
        withinPortal
        returnFocus={false}
      >
        <Menu.Target>
          {/* Where the menu stands, and its name. */}
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            aria-label={ids.length > 1 ? words.actionsForSchematics(ids.length) : words.actionsFor(name)}
            className={classes.place}
            style={{ left: x, top: y, height, minWidth: 0, minHeight: 0 }}
          />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<Pencil size={15} />}
            rightSection={<kbd className={classes.key}>F2</kbd>}
            onClick={() => onRename(id)}
          >
            {words.rename}
          </Menu.Item>
          <Menu.Item
            leftSection={<Copy size={15} />}
            rightSection={<kbd className={classes.key}>{keyLabel('mod+d')}</kbd>}
            onClick={() => onDuplicate(ids)}
          >
            {words.duplicateRows(ids.length)}
          </Menu.Item>
          <Menu.Item leftSection={<ListChecks size={15} />} onClick={() => onSelect(id)}>
            {words.selectSeveralRows}
          </Menu.Item>
          <Menu.Item leftSection={<Tags size={15} />} onClick={() => setTagged({ id, ids })}>
            {words.tagsMenu(ids.length)}
          </Menu.Item>
          <Menu.Item
            leftSection={<Download size={15} />}
            onClick={() => void exportSchematics.call(store, ids)}
          >
            {words.exportRows(ids.length)}
          </Menu.Item>
          <Menu.Item leftSection={<Link size={15} />} onClick={() => void shareSchematics.call(store, ids)}>
            {words.shareLink}
          </Menu.Item>
          <PackItems ids={ids} />
          <Menu.Divider />
          {move('up', ArrowUp)}
          {move('down', ArrowDown)}
          <Menu.Divider />
          <Menu.Item
            className={classes.delete}
            leftSection={<Trash2 size={15} />}
            rightSection={<kbd className={classes.key}>{keyLabel('delete')}</kbd>}
            onClick={() => onDelete(ids)}
          >
            {words.deleteRows(ids.length)}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {tagged && (
        <Suspense>
          <TagsDialog
            ids={tagged.ids}
            onClose={() => {
              setTagged(null);
              onLeft(tagged.id);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
