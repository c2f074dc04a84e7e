import { ActionIcon, Menu } from '@mantine/core';
import { ArrowLeft, ArrowRight, Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { openKindDialog, type KindDialog } from './kind-dialog.ts';
import classes from './KindInHand.module.css';
import * as words from './words.ts';

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
        <span className={classes.detail}>{words.detail(footprint, open)}</span>
      </div>
      <Tooltip label={words.editHint}>
        <ActionIcon
          variant="default"
          size={30}
          aria-label={words.editKindNamed(name)}
          onClick={() => show({ kind: 'edit', id })}
        >
          <Pencil size={15} />
        </ActionIcon>
      </Tooltip>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={30} aria-label={words.more(name)}>
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
            {words.moveBefore}
          </Menu.Item>
          <Menu.Item
            leftSection={<ArrowRight size={14} />}
            rightSection={<kbd className={classes.keys}>Alt+→</kbd>}
            disabled={index === kinds.length - 1}
            onClick={() => onMove(id, 1)}
          >
            {words.moveAfter}
          </Menu.Item>
          <Menu.Item leftSection={<Copy size={14} />} onClick={() => show({ kind: 'add', like: id })}>
            {words.duplicate}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            className={classes.grave}
            leftSection={<Trash2 size={14} />}
            rightSection={<kbd className={classes.keys}>Del</kbd>}
            disabled={kinds.length === 1}
            onClick={() => show({ kind: 'delete', id })}
          >
            {words.deleteItem}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
