import { inOwnWorker } from '../../../worker/job.ts';
import { unpack } from '../../../worker/packed-placements.ts';
import type { Incoming, Work } from './incoming.ts';
import type { PickedFile } from './picked-files.ts';
import type { ReadingService, SentWork } from './reading.worker.ts';

/**
 * Reads and checks files in a web worker, so that the page stays free: a city of a million segments takes seconds.
 *
 * Rejects with the signal's reason when cancelled, which ends the worker, and with an `Error` when the worker itself
 * breaks, or a file cannot be read any more.
 */
export function readInWorker(files: readonly PickedFile[], signal: AbortSignal): Promise<Incoming> {
  const start = () => new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });
  return inOwnWorker<ReadingService, Incoming>(start, 'reading stopped', signal, async ({ service }) => {
    const { works, ...rest } = await service.read(files);
    return { ...rest, works: works.map(received) };
  });
}

function received(work: SentWork): Work {
  return work.kind === 'city' ? { kind: 'city', value: unpack(work.value) } : work;
}
