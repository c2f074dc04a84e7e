import { ActionIcon, Tooltip } from '@mantine/core';
import { Maximize, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { keyLabel, type Command } from '../commands/command.ts';
import { ZOOM_COMMANDS } from '../commands/commands.ts';
import { useCommandRunner } from '../commands/runner.tsx';
import classes from './BoardFrame.module.css';

/** CSS pixels that the bar of tools takes at the top of the board. */
export const TOOL_BAR_HEIGHT = 50;

interface BoardFrameProps {
  /** The tools that float at the top of the board. */
  readonly tools: ReactNode;
  /** What is said at the bottom of the board. */
  readonly status: ReactNode;
  readonly children: ReactNode;
}

/** A board with its tools above, what it says below, and the zoom at the side. */
export function BoardFrame({ tools, status, children }: BoardFrameProps) {
  return (
    <div className={classes.frame}>
      {children}
      <div className={classes.tools}>{tools}</div>
      <div className={classes.status}>{status}</div>
      <div className={classes.zoom} role="group" aria-label="Zoom">
        {ZOOM_COMMANDS.map((command) => (
          <ZoomButton key={command.id} command={command} />
        ))}
      </div>
    </div>
  );
}

const ICONS: Readonly<Record<string, ReactNode>> = {
  'zoom-in': <Plus size={16} />,
  'zoom-out': <Minus size={16} />,
  fit: <Maximize size={15} />,
};

function ZoomButton({ command }: { readonly command: Command }) {
  const run = useCommandRunner();
  return (
    <Tooltip label={`${command.name} · ${keyLabel(command.keys[0]!)}`} position="left">
      <ActionIcon variant="default" size={30} aria-label={command.name} onClick={() => run(command)}>
        {ICONS[command.id]}
      </ActionIcon>
    </Tooltip>
  );
}
