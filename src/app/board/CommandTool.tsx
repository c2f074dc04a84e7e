import type { ReactNode } from 'react';
import type { Command } from '../contrib/command.ts';
import { useCommandRunner } from '../contrib/runner.tsx';
import { ToolButton } from './ToolButton.tsx';

interface CommandToolProps {
  readonly command: Command;
  /** The button's name, if it is not the command's. */
  readonly name?: string;
  readonly icon: ReactNode;
  /** Whether the tool is in hand, or the thing is shown; absent for a command that is done at once. */
  readonly pressed?: boolean;
  /** Whether the name stands beside the icon. */
  readonly named?: boolean;
}

/** A button of the bar over a board that runs a command. */
export function CommandTool({ command, name = command.name, ...look }: CommandToolProps) {
  const run = useCommandRunner();
  return <ToolButton name={name} command={command} onClick={() => run(command)} {...look} />;
}
