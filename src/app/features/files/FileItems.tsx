import { Menu } from '@mantine/core';
import { FileUp, FolderDown, FolderUp, Package } from 'lucide-react';
import { useApp, useAppStore } from '../../store/context.tsx';
import { exportLibrary, exportToFolder, folderPicker } from './export-library.ts';
import { importPicked } from './import-picked.ts';
import { openFileDialog, pickFolder } from './pick-files.ts';
import * as words from './words.ts';

/** Where things are imported from. */
export function ImportItems() {
  const store = useAppStore();
  return (
    <>
      <Menu.Item leftSection={<FileUp size={15} />} onClick={openFileDialog}>
        {words.importFilesOrPacks}
      </Menu.Item>
      <Menu.Item leftSection={<FolderUp size={15} />} onClick={() => void importPicked(store, pickFolder())}>
        {words.importAFolder}
      </Menu.Item>
    </>
  );
}

/** Where the whole library can be saved. */
export function PackItems() {
  const store = useAppStore();
  const empty = useApp((state) => state.document.order.length === 0);
  const pick = folderPicker();
  return (
    <>
      <Menu.Item
        leftSection={<Package size={15} />}
        disabled={empty}
        onClick={() => void exportLibrary(store)}
      >
        {words.libraryAsPackZip}
      </Menu.Item>
      {pick && (
        <Menu.Item
          leftSection={<FolderDown size={15} />}
          disabled={empty}
          onClick={() => void exportToFolder(store, pick)}
        >
          {words.libraryIntoAFolder}
        </Menu.Item>
      )}
    </>
  );
}
