import type { Library } from '../../../engine/city/library.ts';
import type { PlacedTest } from '../../../engine/pack/pack.ts';
import type { Result } from '../../../engine/problem.ts';
import { inOwnWorker } from '../../../worker/job.ts';
import type { PlacedService } from './placed.worker.ts';
import * as words from './words.ts';

/**
 * Counts the cities of a test in a worker of its own. Rejects with the signal's reason when canceled.
 *
 * @param library the built-in one with the pack's schematics, under their ids in the pack
 */
export function countInWorker(
  test: PlacedTest,
  library: Library,
  signal: AbortSignal,
  onCity: (made: number, having: number) => void,
): Promise<Result<number>> {
  const start = () => new Worker(new URL('./placed.worker.ts', import.meta.url), { type: 'module' });
  return inOwnWorker<PlacedService, Result<number>>(
    start,
    words.countingStopped,
    signal,
    async ({ service, hear }) => service.count(test, library, hear(onCity)),
  );
}
