import { ActionIcon } from '@mantine/core';
import { Grid3x3 } from 'lucide-react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { useKeyHint } from '../../contrib/bound-keys.ts';
import { seedSheetCommand } from './seed-command.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import * as words from './words.ts';

/** Opens the seed sheet. */
export function SeedSheetButton() {
  const run = useCommandRunner();
  const { label, attributes } = useKeyHint(seedSheetCommand);
  return (
    <Tooltip label={[words.compareManySeeds, label].filter(Boolean).join(' · ')}>
      <ActionIcon
        variant="default"
        size={30}
        aria-label={words.seedSheet}
        {...attributes}
        onClick={() => run(seedSheetCommand)}
      >
        <Grid3x3 size={17} />
      </ActionIcon>
    </Tooltip>
  );
}
