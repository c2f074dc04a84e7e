import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import { isEnabled, type Command } from '../../contrib/command.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useApp } from '../../store/context.tsx';

interface CommandButtonProps {
  readonly command: Command;
  readonly icon: ReactNode;
  /** What it is called here. */
  readonly children: ReactNode;
}

/** A button with words that runs a command as long as that can be run. */
export function CommandButton({ command, icon, children }: CommandButtonProps) {
  const run = useCommandRunner();
  const enabled = useApp((state) => isEnabled(command, state));
  const { label, attributes } = useKeyHint(command);
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={icon}
      title={[command.name, label].filter(Boolean).join(' · ')}
      disabled={!enabled}
      {...attributes}
      onClick={() => run(command)}
    >
      {children}
    </Button>
  );
}
