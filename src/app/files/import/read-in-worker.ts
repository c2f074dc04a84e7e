import { inOwnWorker } from '../../../worker/job.ts';
import { unpackCity, unpackRecipe, unpackRows } from '../../../worker/packed-city.ts';
import type { Incoming, Work } from './incoming.ts';
import type { PickedFile } from './picked-files.ts';
import type { ReadingService, SentWork } from './reading.worker.ts';

/**
 * Reads and checks files, or texts that came without one, in a web worker: whatever they hold, the page stays free, and
 * what takes too long can be cancelled.
 *
 * Rejects with the signal's reason when cancelled, which ends the worker, and with an `Error` when the worker itself
 * breaks, or a file cannot be read any more.
 */
export function readInWorker(files: readonly PickedFile[], signal: AbortSignal): Promise<Incoming> {
  const start = () => new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });
  return inOwnWorker<ReadingService, Incoming>(start, 'reading stopped', signal, async ({ service }) => {
    const { works, ...rest } = await service.read(files);
    return { ...rest, works: works.map(unpackWork) };
  });
}

function unpackWork(work: SentWork): Work {
  switch (work.kind) {
    case 'recipe':
      return { kind: 'recipe', value: unpackRecipe(work.value) };
    case 'city':
      return { kind: 'city', value: unpackCity(work.value) };
    case 'land':
      return { kind: 'land', value: unpackRows(work.value) };
  }
}
