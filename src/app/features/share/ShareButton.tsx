import { Button } from '@mantine/core';
import { Link } from 'lucide-react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { shareCommand } from './share-command.ts';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import { useApp } from '../../store/context.tsx';
import { useCommandRunner } from '../../contrib/runner.tsx';
import type { HeaderEnd } from '../../contrib/slots.ts';
import classes from '../../contrib/header-label.module.css';
import * as words from './first-words.ts';

/** Opens the link to the city, or to the open schematic. */
export function ShareButton({ isNarrow }: HeaderEnd) {
  const run = useCommandRunner();
  const { label, attributes } = useKeyHint(shareCommand);
  const workspace = useApp((state) => state.session.workspace);
  if (isNarrow) return null;
  return (
    <Tooltip label={[words.copyLinkHint[workspace], label].filter(Boolean).join(' · ')}>
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
