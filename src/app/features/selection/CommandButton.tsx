import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import { isEnabled } from '../../contrib/command.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useCommand } from '../../contrib/use-command.ts';
import { useApp } from '../../store/context.tsx';

interface CommandButtonProps {
  /** Id of the command. */
  readonly command: string;
  readonly icon: ReactNode;
  /** The label of the button. */
  readonly children: ReactNode;
}

/** A button with words that runs a command as long as that can be run. */
export function CommandButton({ command: id, icon, children }: CommandButtonProps) {
  const run = useCommandRunner();
  const command = useCommand(id);
  const enabled = useApp((state) => command !== undefined && isEnabled(command, state));
  const { label, attributes } = useKeyHint(id);
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={icon}
      title={[command?.name, label].filter(Boolean).join(' · ')}
      disabled={!enabled}
      {...attributes}
      onClick={() => run(id)}
    >
      {children}
    </Button>
  );
}
