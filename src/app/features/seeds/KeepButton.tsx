import { Button } from '@mantine/core';
import { LayoutGrid } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Tooltip } from '../../kit/Tooltip.tsx';
import type { SeedJob } from '../../cityview/seed-result.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { showUndoNote } from '../../store/undo-note.tsx';
import { keepCities, seedsToKeep, takeBack } from './keep-cities.ts';
import * as words from './words.ts';

interface KeepButtonProps {
  readonly job: SeedJob;
  readonly seeds: readonly number[];
}

/**
 * Adds the cities of favorite seeds to the cities of the work, those that are not among them yet; while it does, it shows
 * how far it is.
 */
export function KeepButton({ job, seeds }: KeepButtonProps) {
  const store = useAppStore();
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const cities = useApp(({ document }) => document.cities);
  const left = useMemo(() => seedsToKeep(cities, job, seeds), [cities, job, seeds]);
  const isAble = progress === null && left.length > 0;
  const keep = async () => {
    const of = left.length;
    setProgress({ done: 0, of });
    const added = await keepCities(store, job, left, (done) => setProgress({ done, of }));
    setProgress(null);
    if (added.length > 0) showUndoNote(store, words.kept(added.length), () => takeBack(store, added));
  };
  return (
    <Tooltip label={left.length > 0 ? words.keepHint : words.allKept}>
      <Button
        size="xs"
        variant="default"
        leftSection={<LayoutGrid size={15} />}
        aria-disabled={!isAble}
        // While it works it says so; with nothing to do it looks like it.
        {...(left.length === 0 && progress === null && { 'data-disabled': true })}
        onClick={() => {
          if (isAble) void keep();
        }}
      >
        <span aria-live="polite">
          {progress ? words.keeping(progress.done, progress.of) : words.keepFavorites(left.length)}
        </span>
      </Button>
    </Tooltip>
  );
}
