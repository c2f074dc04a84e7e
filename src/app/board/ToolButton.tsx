import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Tooltip } from '../kit/Tooltip.tsx';
import { useKeyHint } from '../contrib/bound-keys.ts';
import type { Command } from '../contrib/command.ts';
import classes from './ToolButton.module.css';

interface ToolButtonProps {
  readonly name: string;
  /** The command that the button runs; the tooltip shows its keys. */
  readonly command?: Command;
  /** A hint for the tooltip, after the name and the key. */
  readonly hint?: string;
  readonly icon: ReactNode;
  /** Whether it is the tool in hand; absent for what is done at once. */
  readonly pressed?: boolean;
  /** Whether the name stands beside the icon. */
  readonly named?: boolean;
  readonly onClick: () => void;
}

/** A button of the bar over a board. */
export function ToolButton({ name, command, hint, icon, pressed, named = false, onClick }: ToolButtonProps) {
  const { label, attributes } = useKeyHint(command);
  return (
    <Tooltip label={[name, label, hint].filter(Boolean).join(' · ')}>
      <UnstyledButton
        className={classes.tool}
        aria-label={name}
        {...attributes}
        {...(pressed !== undefined && { 'aria-pressed': pressed })}
        onClick={onClick}
      >
        {icon}
        {named && <span className={classes.name}>{name}</span>}
      </UnstyledButton>
    </Tooltip>
  );
}
