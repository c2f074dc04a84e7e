import { ActionIcon, NativeSelect } from '@mantine/core';
import { Dices, Maximize2, type LucideIcon } from 'lucide-react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import type { Command } from '../../contrib/command.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { NEIGHBORS, neighborsPreference } from './tryout-slice.ts';
import { enlargePatchCommand, rerollPatchCommand } from './tryout-commands.ts';
import classes from './Tryout.module.css';
import * as words from './words.ts';

/** The choice of neighbors, and the buttons that reroll and enlarge the patch. */
export function TryoutBar({ isLarge = false }: { readonly isLarge?: boolean }) {
  const neighbors = neighborsPreference.use();
  return (
    <div className={classes.bar}>
      <NativeSelect
        size="xs"
        className={classes.neighbors}
        aria-label={words.neighbors}
        value={neighbors}
        data={NEIGHBORS.map((value) => ({ value, label: words.neighborNames[value] }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = NEIGHBORS.find((one) => one === value);
          if (chosen) neighborsPreference.set(chosen);
        }}
      />
      <BarButton command={rerollPatchCommand} Icon={Dices} />
      {!isLarge && <BarButton command={enlargePatchCommand} Icon={Maximize2} />}
    </div>
  );
}

function BarButton({ command, Icon }: { readonly command: Command; readonly Icon: LucideIcon }) {
  const run = useCommandRunner();
  return (
    <Tooltip label={command.name}>
      <ActionIcon size={30} variant="default" aria-label={command.name} onClick={() => run(command)}>
        <Icon size={16} />
      </ActionIcon>
    </Tooltip>
  );
}
