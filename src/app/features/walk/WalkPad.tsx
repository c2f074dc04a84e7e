import { UnstyledButton } from '@mantine/core';
import { ArrowUp } from 'lucide-react';
import { SEGMENT_WORDS } from '../../../engine/segment/segment.ts';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { STEP_COMMANDS } from './walk-commands.ts';
import classes from './WalkPad.module.css';
import * as words from './words.ts';

/** Six arrows as the keys lie: for fingers, and to see the keys. */
export function WalkPad() {
  return (
    <div className={classes.pad} role="group" aria-label={words.walk}>
      {STEP_COMMANDS.map((command) => (
        <StepButton key={command.id} command={command} />
      ))}
    </div>
  );
}

function StepButton({ command }: { readonly command: (typeof STEP_COMMANDS)[number] }) {
  const run = useCommandRunner();
  const { label, attributes } = useKeyHint(command);
  const name = words.step(SEGMENT_WORDS[command.way]);
  return (
    <UnstyledButton
      className={classes.step}
      aria-label={name}
      title={name}
      {...attributes}
      onClick={() => run(command)}
    >
      <ArrowUp size={18} style={{ rotate: `${60 * command.way}deg` }} />
      {label !== undefined && (
        <span className={classes.key} aria-hidden="true">
          {label}
        </span>
      )}
    </UnstyledButton>
  );
}
