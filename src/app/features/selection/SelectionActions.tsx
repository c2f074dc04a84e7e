import { Button, Switch } from '@mantine/core';
import { ClipboardCopy, RefreshCw, Stamp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Placement } from '../../../engine/schematic/placement.ts';
import { CommandTool } from '../../board/CommandTool.tsx';
import { PoseTools } from '../../board/poses/PoseTools.tsx';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useAppStore } from '../../store/context.tsx';
import { CommandButton } from './CommandButton.tsx';
import { ReplaceMenu } from './ReplaceMenu.tsx';
import { lockPlacements } from './selection-edits.ts';
import {
  copyPlacementsCommand,
  deletePlacementCommand,
  duplicatePlacementsCommand,
} from './selection-commands.ts';
import classes from './selection.module.css';
import * as words from './words.ts';

/** The actions on the selection. */
export function SelectionActions({
  placements,
  children,
}: {
  readonly placements: readonly Placement[];
  /** Buttons beside its own. */
  readonly children?: ReactNode;
}) {
  const store = useAppStore();
  const run = useCommandRunner();
  const isLocked = placements.every(({ locked }) => locked);
  return (
    <>
      <Switch
        className={classes.lock ?? ''}
        size="xs"
        label={words.locked}
        title={words.lockHint}
        checked={isLocked}
        onChange={() => lockPlacements(store, placements, !isLocked)}
      />
      <div className={classes.icons}>
        <PoseTools size={15} />
        <CommandTool command={copyPlacementsCommand} icon={<ClipboardCopy size={15} />} />
        <CommandTool command={duplicatePlacementsCommand} icon={<Stamp size={15} />} />
      </div>
      <div className={classes.actions}>
        <ReplaceMenu placements={placements} />
        <CommandButton command="reroll-selection" icon={<RefreshCw size={14} />}>
          {words.reroll(placements.length)}
        </CommandButton>
        {children}
        <Button
          size="xs"
          variant="light"
          color="red"
          leftSection={<Trash2 size={14} />}
          onClick={() => run(deletePlacementCommand)}
        >
          {words.remove}
        </Button>
      </div>
    </>
  );
}
