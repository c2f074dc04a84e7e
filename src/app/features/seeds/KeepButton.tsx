import { Button } from '@mantine/core';
import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import type { SeedJob } from '../../cityview/seed-result.ts';
import { useAppStore } from '../../store/context.tsx';
import { showUndoNote } from '../../store/undo-note.tsx';
import { keepCities, takeBack } from './keep-cities.ts';
import * as words from './words.ts';

interface KeepButtonProps {
  readonly job: SeedJob;
  readonly seeds: readonly number[];
}

/** Adds the cities of favorite seeds to the cities of the work; while it does, it shows how far it is. */
export function KeepButton({ job, seeds }: KeepButtonProps) {
  const store = useAppStore();
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const keep = async () => {
    const of = seeds.length;
    setProgress({ done: 0, of });
    const added = await keepCities(store, job, seeds, (done) => setProgress({ done, of }));
    setProgress(null);
    if (added.length > 0) showUndoNote(store, words.kept(added.length), () => takeBack(store, added));
  };
  return (
    <Tooltip label={words.keepHint}>
      <Button
        size="xs"
        variant="default"
        leftSection={<LayoutGrid size={15} />}
        aria-disabled={progress !== null}
        onClick={() => {
          if (progress === null) void keep();
        }}
      >
        <span aria-live="polite">
          {progress ? words.keeping(progress.done, progress.of) : words.keepFavorites(seeds.length)}
        </span>
      </Button>
    </Tooltip>
  );
}
