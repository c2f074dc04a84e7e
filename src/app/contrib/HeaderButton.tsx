import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { Tooltip } from '../kit/Tooltip.tsx';
import { useKeyHint } from './bound-keys.ts';
import type { Command } from './command.ts';
import classes from './HeaderButton.module.css';
import { useCommandRunner } from './runner.tsx';

interface HeaderButtonProps {
  readonly command: Command;
  /** The label of the button, if not the name of the command. */
  readonly label?: string;
  /** The object of the command, for the tooltip. */
  readonly what?: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A button of the header that runs a command. */
export function HeaderButton({
  command,
  label = command.name,
  what,
  disabled = false,
  children,
}: HeaderButtonProps) {
  const run = useCommandRunner();
  const { label: key, attributes } = useKeyHint(command);
  return (
    <Tooltip label={[label, what && `“${what}”`, key].filter(Boolean).join(' · ')}>
      <ActionIcon
        {...(classes.button && { className: classes.button })}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        {...attributes}
        disabled={disabled}
        onClick={() => run(command)}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
