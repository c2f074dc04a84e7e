import { ActionIcon, Menu } from '@mantine/core';
import { ArrowLeft, ArrowRight, Copy, Download, Ellipsis, Pencil, Table2, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import classes from './CityGrid.module.css';
import * as words from './words.ts';

/** The actions on a city, by its id. */
export interface CityActions {
  readonly onRename: (id: string) => void;
  readonly onDuplicate: (id: string) => void;
  /** @param to the place that it gets among all, from 0 */
  readonly onMove: (id: string, to: number) => void;
  readonly onCompare: (id: string) => void;
  readonly onExport: (id: string) => void;
  readonly onDelete: (id: string) => void;
}

interface CityMenuProps extends CityActions {
  readonly id: string;
  readonly name: string;
  readonly place: number;
  readonly of: number;
  readonly isOpen: boolean;
  readonly tabIndex: number;
}

/** The menu of a city. */
export function CityMenu({ id, name, place, of, isOpen, tabIndex, ...actions }: CityMenuProps) {
  const { onRename, onDuplicate, onMove, onCompare, onExport, onDelete } = actions;
  const button = useRef<HTMLButtonElement>(null);
  return (
    // The focus goes back at once: a little later it would be taken from the field that Rename opens.
    <Menu
      position="bottom-end"
      width={240}
      returnFocus={false}
      onClose={() => button.current?.focus({ preventScroll: true })}
    >
      <Menu.Target>
        <ActionIcon
          ref={button}
          className={classes.more}
          variant="subtle"
          color="gray"
          size={28}
          tabIndex={tabIndex}
          aria-label={words.actionsFor(name)}
        >
          <Ellipsis size={17} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Pencil size={15} />} onClick={() => onRename(id)}>
          {words.rename}
        </Menu.Item>
        <Menu.Item leftSection={<Copy size={15} />} onClick={() => onDuplicate(id)}>
          {words.duplicateWord}
        </Menu.Item>
        <Menu.Item leftSection={<Download size={15} />} onClick={() => onExport(id)}>
          {words.exportWord}
        </Menu.Item>
        <Menu.Item
          leftSection={<ArrowLeft size={15} />}
          disabled={place === 0}
          onClick={() => onMove(id, place - 1)}
        >
          {words.moveEarlier}
        </Menu.Item>
        <Menu.Item
          leftSection={<ArrowRight size={15} />}
          disabled={place === of - 1}
          onClick={() => onMove(id, place + 1)}
        >
          {words.moveLater}
        </Menu.Item>
        <Menu.Item leftSection={<Table2 size={15} />} disabled={isOpen} onClick={() => onCompare(id)}>
          {words.compareWithOpen}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<Trash2 size={15} />}
          color="red"
          disabled={of === 1}
          title={of === 1 ? words.lastStays : undefined}
          onClick={() => onDelete(id)}
        >
          {words.deleteWord}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
