import { Menu } from '@mantine/core';
import { Folder, FolderInput, FolderMinus, FolderPlus } from 'lucide-react';
import { packIdOf } from '../../document/packs.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { putSchematicsIntoPack } from './library-actions.ts';
import { openNewPack } from './pack-dialog-slice.ts';
import * as words from './words.ts';

/** The menu that moves schematics to a pack. */
export function PackItems({ ids }: { readonly ids: readonly string[] }) {
  const store = useAppStore();
  const document = useApp((state) => state.document);
  const isIn = (pack: string | null) => ids.every((id) => packIdOf(document, id) === pack);
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={<FolderInput size={15} />}>{words.moveToPack}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        {(document.packs ?? []).map(({ id, name }) => (
          <Menu.Item
            key={id}
            leftSection={<Folder size={15} />}
            disabled={isIn(id)}
            onClick={() => putSchematicsIntoPack(store, ids, id)}
          >
            {name || words.unnamedPack}
          </Menu.Item>
        ))}
        {document.packs && (
          <Menu.Item
            leftSection={<FolderMinus size={15} />}
            disabled={isIn(null)}
            onClick={() => putSchematicsIntoPack(store, ids, null)}
          >
            {words.noPack}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<FolderPlus size={15} />} onClick={() => openNewPack(store, ids)}>
          {words.newPackMenu}
        </Menu.Item>
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}
