import { Button, Tooltip } from '@mantine/core';
import { Link } from 'lucide-react';
import { shareCommand } from './share-command.ts';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import classes from '../files/FileMenus.module.css';

/** Opens the link to the city. */
export function ShareButton() {
  const run = useCommandRunner();
  const { label, attributes } = useKeyHint(shareCommand);
  return (
    <Tooltip label={['Copy a link that opens this city', label].filter(Boolean).join(' · ')}>
      <Button
        {...(classes.button && { className: classes.button })}
        aria-label="Share"
        variant="default"
        size="xs"
        leftSection={<Link size={15} />}
        {...attributes}
        onClick={() => run(shareCommand)}
      >
        Share
      </Button>
    </Tooltip>
  );
}
