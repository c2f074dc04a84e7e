import { Button, Menu } from '@mantine/core';
import { ChevronDown, Upload } from 'lucide-react';
import { useEffect } from 'react';
import { useAppStore } from '../../store/context.tsx';
import { DropTarget } from './DropTarget.tsx';
import { takeEarlyDrops } from './early-drop.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { ImportItems } from './FileItems.tsx';
import labelClasses from '../../contrib/header-label.module.css';
import { importPicked } from './import-picked.ts';
import { pickFile } from './import/picked-files.ts';
import { FILE_FIELD } from './pick-files.ts';
import { Questions } from './Questions.tsx';
import { forgetMenu, wantedMenu } from './wanted-menu.ts';
import * as words from './words.ts';

const ACCEPTED =
  'application/json,.json,application/zip,.zip,text/plain,.txt,.map,.tmx,.tmj,.tsx,.tsj,application/geo+json,.geojson,.jsonl,.gz';

export function FileMenus() {
  const store = useAppStore();
  useEffect(forgetMenu, []);
  useEffect(() => {
    const early = takeEarlyDrops();
    if (early.length > 0)
      void importPicked(
        store,
        early.map((file) => pickFile(file)),
      );
  }, [store]);
  return (
    <>
      <DropTarget onDrop={(files) => void importPicked(store, files)} />
      <input
        id={FILE_FIELD}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])].map((file) => pickFile(file));
          // The same file can be picked again.
          event.currentTarget.value = '';
          void importPicked(store, files);
        }}
      />
      <Menu position="bottom-end" defaultOpened={wantedMenu() === 'import'}>
        <Menu.Target>
          <Button
            className={labelClasses.button}
            aria-label={words.importMenu}
            variant="default"
            size="xs"
            leftSection={<Upload size={15} />}
            rightSection={<ChevronDown size={14} />}
          >
            {words.importMenu}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <ImportItems />
        </Menu.Dropdown>
      </Menu>
      <ExportMenu />
      <Questions />
    </>
  );
}
