import { Button } from '@mantine/core';
import { ChevronDown, Download, Upload } from 'lucide-react';
import classes from '../../contrib/header-label.module.css';
import { wantMenu } from './wanted-menu.ts';
import * as words from './first-words.ts';

/** The buttons of import and export until their menus are here, a moment after the page. A click is not lost. */
export function FileButtons() {
  return (
    <>
      <Button
        className={classes.button}
        aria-label={words.importName}
        variant="default"
        size="xs"
        leftSection={<Upload size={15} />}
        rightSection={<ChevronDown size={14} />}
        onClick={() => wantMenu('import')}
      >
        {words.importName}
      </Button>
      <Button
        className={classes.button}
        aria-label={words.exportName}
        size="xs"
        leftSection={<Download size={15} />}
        rightSection={<ChevronDown size={14} />}
        onClick={() => wantMenu('export')}
      >
        {words.exportName}
      </Button>
    </>
  );
}
