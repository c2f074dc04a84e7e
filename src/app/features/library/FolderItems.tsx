import { Menu } from '@mantine/core';
import {
  ArrowDown,
  ArrowUp,
  Copy,
  Download,
  FolderOpen,
  Info,
  Link,
  ListChecks,
  Plus,
  Trash2,
} from 'lucide-react';
import { checkPacks, exportPack, sharePack } from '../../contrib/ports.ts';
import type { PackDocument } from '../../document/document.ts';
import { membersOfPack } from '../../document/packs.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { copyPack, createSchematicIn, deletePack, stepPack } from './pack-actions.ts';
import { openPackDetails } from './pack-dialog-slice.ts';
import classes from './RowMenu.module.css';
import * as words from './words.ts';

/** The actions on a pack. */
export function FolderItems({ pack: { id } }: { readonly pack: PackDocument }) {
  const store = useAppStore();
  const place = useApp(({ document }) => (document.packs ?? []).findIndex((pack) => pack.id === id));
  const count = useApp(({ document }) => (document.packs ?? []).length);
  const members = useApp(({ document }) => membersOfPack(document, id).length);
  return (
    <>
      <Menu.Item leftSection={<Info size={15} />} onClick={() => openPackDetails(store, id)}>
        {words.packDetails}
      </Menu.Item>
      <Menu.Item
        leftSection={<ListChecks size={15} />}
        onClick={() => void checkPacks.call(store, [id], 'show')}
      >
        {words.checkPack}
      </Menu.Item>
      <Menu.Item leftSection={<Plus size={15} />} onClick={() => createSchematicIn(store, id)}>
        {words.newSchematicIn}
      </Menu.Item>
      <Menu.Item leftSection={<Copy size={15} />} onClick={() => copyPack(store, id)}>
        {words.duplicate}
      </Menu.Item>
      <Menu.Item leftSection={<Download size={15} />} onClick={() => void exportPack.call(store, id)}>
        {words.exportWord}
      </Menu.Item>
      <Menu.Item leftSection={<Link size={15} />} onClick={() => void sharePack.call(store, id)}>
        {words.shareLink}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        leftSection={<ArrowUp size={15} />}
        disabled={place <= 0}
        onClick={() => stepPack(store, id, 'up')}
      >
        {words.moveTo.up}
      </Menu.Item>
      <Menu.Item
        leftSection={<ArrowDown size={15} />}
        disabled={place >= count - 1}
        onClick={() => stepPack(store, id, 'down')}
      >
        {words.moveTo.down}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<FolderOpen size={15} />} onClick={() => deletePack(store, id, 'keep')}>
        {words.dissolvePack}
      </Menu.Item>
      <Menu.Item
        className={classes.delete}
        leftSection={<Trash2 size={15} />}
        onClick={() => deletePack(store, id, 'delete')}
      >
        {words.deletePackWith(members)}
      </Menu.Item>
    </>
  );
}
