import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { useApp, useAppStore } from '../../store/context.tsx';
import { createSchematic } from './library-actions.ts';
import { openSchematic } from '../../store/open-schematic.ts';
import { LibraryMenu } from './LibraryMenu.tsx';
import { LibraryPanel } from './LibraryPanel.tsx';
import classes from './SchematicLibrary.module.css';
import * as words from './words.ts';

/** The library where schematics are drawn: a click shows one on the board. */
export function SchematicLibrary() {
  const store = useAppStore();
  const open = useApp((state) => state.session.schematic);
  const onSelect = useCallback((id: string) => openSchematic(store, id), [store]);
  return <LibraryPanel inHand={open} onSelect={onSelect} top={TOP} />;
}

const TOP = <Top />;

function Top() {
  const store = useAppStore();
  return (
    <div className={classes.top}>
      <Button
        size="xs"
        variant="light"
        className={classes.create}
        leftSection={<Plus size={15} />}
        onClick={() => createSchematic(store)}
      >
        {words.newSchematic}
      </Button>
      <LibraryMenu />
    </div>
  );
}
