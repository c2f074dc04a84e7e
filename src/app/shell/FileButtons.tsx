import { Button } from '@mantine/core';
import { ChevronDown, Download, Upload } from 'lucide-react';
import classes from '../files/FileMenus.module.css';

/** The buttons of import and export until their menus are here, a moment after the page. */
export function FileButtons() {
  return (
    <>
      <Button
        className={classes.button}
        aria-label="Import"
        aria-disabled
        variant="default"
        size="xs"
        leftSection={<Upload size={15} />}
        rightSection={<ChevronDown size={14} />}
      >
        Import
      </Button>
      <Button
        className={classes.button}
        aria-label="Export"
        aria-disabled
        size="xs"
        leftSection={<Download size={15} />}
        rightSection={<ChevronDown size={14} />}
      >
        Export
      </Button>
    </>
  );
}
