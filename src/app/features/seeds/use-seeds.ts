import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { SeedJob, SheetLook } from '../../cityview/seed-result.ts';
import { measuresOf } from './measures.ts';
import { SeedSource, type SeedSourceState } from './seed-source.ts';

/** The rows of seeds as far as workers have made them. */
export interface SeedsAtWork extends SeedSourceState {
  /** Tries again with other workers; figures that are there stay. */
  readonly again: () => void;
}

/**
 * The figures of some seeds, more and more of them as workers make them, and their pictures on demand.
 *
 * @param first the first seed of the sheet: with another one, all figures are forgotten
 * @param wanted the seeds of the sheet
 * @param running whether workers make figures; when not, figures that are there stay
 */
export function useSeeds(
  job: SeedJob,
  look: SheetLook,
  first: number,
  wanted: readonly number[],
  running: boolean,
): SeedsAtWork {
  const source = useMemo(() => new SeedSource(job, measuresOf(job), first), [job, first]);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => source.start(look), [source, look, attempt]);
  useEffect(() => source.want(wanted), [source, wanted]);
  useEffect(() => source.run(running), [source, running]);

  const state = useSyncExternalStore(source.subscribe, source.state);
  const again = useCallback(() => setAttempt((old) => old + 1), []);
  return useMemo(() => ({ ...state, again }), [state, again]);
}
