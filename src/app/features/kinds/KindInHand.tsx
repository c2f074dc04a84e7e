import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { ArrowLeft, ArrowRight, Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { FootprintRule } from '../../../engine/schematic/kind.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { openKindDialog, type KindDialog } from './kind-dialog.ts';
import classes from './KindInHand.module.css';

/** The extent of a building by its footprint, in a few words. */
const FOOTPRINT_WORDS: Readonly<Record<FootprintRule, string>> = {
  segment: 'One per segment',
  tile: 'Whole tile',
  area: 'Joined area',
};

/** The kind that brushes paint, and what can be done with it. */
export function KindInHand({ onMove }: { readonly onMove: (id: string, steps: number) => void }) {
  const store = useAppStore();
  const kinds = useApp((state) => state.document.kinds);
  const selected = useApp((state) => state.session.kind);
  const index = kinds.findIndex(({ id }) => id === selected);
  const kind = kinds[index];
  if (!kind) return null;
  const { id, name, footprint, open } = kind;
  const show = (dialog: KindDialog) => openKindDialog(store, dialog);
  return (
    <div className={classes.line}>
      <div className={classes.words}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        <span className={classes.detail}>
          {FOOTPRINT_WORDS[footprint]}
          {open ? ' · walkable' : ''}
        </span>
      </div>
      <Tooltip label="Edit · F2 or double click">
        <ActionIcon
          variant="default"
          size={30}
          aria-label={`Edit kind ${name}`}
          onClick={() => show({ kind: 'edit', id })}
        >
          <Pencil size={15} />
        </ActionIcon>
      </Tooltip>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={30} aria-label={`More for kind ${name}`}>
            <Ellipsis size={15} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<ArrowLeft size={14} />}
            rightSection={<kbd className={classes.keys}>Alt+←</kbd>}
            disabled={index === 0}
            onClick={() => onMove(id, -1)}
          >
            Move before
          </Menu.Item>
          <Menu.Item
            leftSection={<ArrowRight size={14} />}
            rightSection={<kbd className={classes.keys}>Alt+→</kbd>}
            disabled={index === kinds.length - 1}
            onClick={() => onMove(id, 1)}
          >
            Move after
          </Menu.Item>
          <Menu.Item leftSection={<Copy size={14} />} onClick={() => show({ kind: 'add', like: id })}>
            Duplicate…
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            className={classes.grave}
            leftSection={<Trash2 size={14} />}
            rightSection={<kbd className={classes.keys}>Del</kbd>}
            disabled={kinds.length === 1}
            onClick={() => show({ kind: 'delete', id })}
          >
            Delete…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
