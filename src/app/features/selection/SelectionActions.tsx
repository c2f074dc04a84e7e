import { Button, Switch } from '@mantine/core';
import {
  ClipboardCopy,
  FlipHorizontal2,
  MoveLeft,
  MoveRight,
  RefreshCw,
  RotateCcw,
  RotateCw,
  Stamp,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Placement } from '../../../engine/city/city.ts';
import { ToolButton } from '../../board/ToolButton.tsx';
import type { Command } from '../../contrib/command.ts';
import { POSE_COMMANDS } from '../poses/pose-commands.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useAppStore } from '../../store/context.tsx';
import { rollSelectionCommand } from '../reroll/roll-commands.ts';
import { CommandButton } from './CommandButton.tsx';
import { ReplaceMenu } from './ReplaceMenu.tsx';
import { lockPlacements } from './selection-edits.ts';
import {
  copyPlacementsCommand,
  deletePlacementCommand,
  duplicatePlacementsCommand,
} from './selection-commands.ts';
import classes from './selection.module.css';

const ICONS: Readonly<Record<string, ReactNode>> = {
  turn: <RotateCw size={15} />,
  'turn-back': <RotateCcw size={15} />,
  shift: <MoveRight size={15} />,
  'shift-back': <MoveLeft size={15} />,
  mirror: <FlipHorizontal2 size={15} />,
};

/** What can be done with what is selected. */
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
        label="Locked"
        title="Neither generating nor a hand changes what is locked"
        checked={isLocked}
        onChange={() => lockPlacements(store, placements, !isLocked)}
      />
      <div className={classes.icons}>
        <PoseActions />
        <IconAction command={copyPlacementsCommand} icon={<ClipboardCopy size={15} />} />
        <IconAction command={duplicatePlacementsCommand} icon={<Stamp size={15} />} />
      </div>
      <div className={classes.actions}>
        <ReplaceMenu placements={placements} />
        <CommandButton command={rollSelectionCommand} icon={<RefreshCw size={14} />}>
          Roll {placements.length === 1 ? 'it' : 'them'} again
        </CommandButton>
        {children}
        <Button
          size="xs"
          variant="light"
          color="red"
          leftSection={<Trash2 size={14} />}
          onClick={() => run(deletePlacementCommand)}
        >
          Remove
        </Button>
      </div>
    </>
  );
}

/** Turns, shifts and mirrors what is selected, or what is in hand. */
export function PoseActions() {
  return POSE_COMMANDS.map((command) => (
    <IconAction key={command.id} command={command} icon={ICONS[command.id]} />
  ));
}

function IconAction({ command, icon }: { readonly command: Command; readonly icon: ReactNode }) {
  const run = useCommandRunner();
  return <ToolButton name={command.name} command={command} icon={icon} onClick={() => run(command)} />;
}
