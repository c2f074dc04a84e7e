import { Button, Tooltip } from '@mantine/core';
import { Link } from 'lucide-react';
import { shareCommand } from './share-command.ts';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import type { HeaderEnd } from '../../contrib/slots.ts';
import classes from '../../contrib/header-label.module.css';
import * as words from './first-words.ts';

/** Opens the link to the city. */
export function ShareButton({ isNarrow }: HeaderEnd) {
  const run = useCommandRunner();
  const { label, attributes } = useKeyHint(shareCommand);
  if (isNarrow) return null;
  return (
    <Tooltip label={[words.copyLinkHint, label].filter(Boolean).join(' · ')}>
      <Button
        {...(classes.button && { className: classes.button })}
        aria-label={words.share}
        variant="default"
        size="xs"
        leftSection={<Link size={15} />}
        {...attributes}
        onClick={() => run(shareCommand)}
      >
        {words.share}
      </Button>
    </Tooltip>
  );
}
