import { ActionIcon, Button } from '@mantine/core';
import { FolderPlus, Plus } from 'lucide-react';
import { useCallback } from 'react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { createSchematic } from './library-actions.ts';
import { openSchematic } from '../../store/open-schematic.ts';
import { selectedTogether } from '../../store/library/show-in-library.ts';
import { openNewPack } from './pack-dialog-slice.ts';
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
      <Tooltip label={words.newPackHint}>
        <ActionIcon
          variant="default"
          size={30}
          aria-label={words.newPack}
          onClick={() => openNewPack(store, selectedTogether(store.getState()))}
        >
          <FolderPlus size={16} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
