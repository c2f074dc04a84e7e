import { Button } from '@mantine/core';
import { ChevronDown, Download, Upload } from 'lucide-react';
import { useEffect } from 'react';
import classes from '../../contrib/header-label.module.css';
import { keepEarlyDrops } from './early-drop.ts';
import { wantMenu, type FileMenu } from './wanted-menu.ts';
import * as words from './first-words.ts';

/** The menu can come between the two halves of a click, which then reaches nothing: the first half is enough. */
function wanting(menu: FileMenu) {
  const want = () => wantMenu(menu);
  return { onPointerDown: want, onClick: want };
}

/** The buttons of import and export until their menus are here, a moment after the page. No click and no file is lost. */
export function FileButtons() {
  useEffect(keepEarlyDrops, []);
  return (
    <>
      <Button
        className={classes.button}
        aria-label={words.importName}
        variant="default"
        size="xs"
        leftSection={<Upload size={15} />}
        rightSection={<ChevronDown size={14} />}
        {...wanting('import')}
      >
        {words.importName}
      </Button>
      <Button
        className={classes.button}
        aria-label={words.exportName}
        size="xs"
        leftSection={<Download size={15} />}
        rightSection={<ChevronDown size={14} />}
        {...wanting('export')}
      >
        {words.exportName}
      </Button>
    </>
  );
}
