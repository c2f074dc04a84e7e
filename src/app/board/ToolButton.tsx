import { Tooltip, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ToolButton.module.css';

interface ToolButtonProps {
  readonly name: string;
  /** The key that does the same, as people write it. */
  readonly hint?: string;
  readonly icon: ReactNode;
  /** Whether it is the tool in hand; absent for what is done at once. */
  readonly pressed?: boolean;
  /** Whether the name stands beside the icon. */
  readonly named?: boolean;
  readonly onClick: () => void;
}

/** A button of the bar over a board. */
export function ToolButton({ name, hint, icon, pressed, named = false, onClick }: ToolButtonProps) {
  return (
    <Tooltip label={hint ? `${name} · ${hint}` : name}>
      <UnstyledButton
        className={classes.tool}
        aria-label={name}
        {...(pressed !== undefined && { 'aria-pressed': pressed })}
        onClick={onClick}
      >
        {icon}
        {named && <span className={classes.name}>{name}</span>}
      </UnstyledButton>
    </Tooltip>
  );
}
