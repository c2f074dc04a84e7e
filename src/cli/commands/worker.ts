import { availableParallelism } from 'node:os';
import { ENGINE } from '../../engine/version.ts';
import { countWords } from '../../formats/count-words.ts';
import type { QueueAddress } from '../bake/queue/address.ts';
import { BatchWorker, PROCESSOR } from '../bake/queue/batch-worker.ts';
import { openQueues } from '../bake/queue/open.ts';
import { QueueReports } from '../bake/queue/reports.ts';
import { onEndingSignal } from '../ending-signals.ts';

export interface WorkerOptions {
  /** Number of threads; one for each core when it is not given. */
  readonly workers?: number;
  readonly quiet?: true;
}

/** Runs `worker`: takes batches of seeds from a queue until a signal ends it, and then gives back those it has. */
export async function runWorker(address: QueueAddress, options: WorkerOptions): Promise<void> {
  const reports = new QueueReports(address, options.quiet ?? false);
  const queues = await openQueues(address, (error) => reports.away(error));
  const threads = options.workers ?? availableParallelism();
  const worker = new BatchWorker(queues, reports, PROCESSOR, address.url, threads);
  onEndingSignal(async () => {
    const given = worker.size;
    await worker.handBack();
    if (given > 0) reports.say(`gave ${given === 1 ? 'a batch' : `${countWords(given)} batches`} back`);
  });
  const makers = threads === 1 ? 'a thread takes' : `${countWords(threads)} threads take`;
  reports.say(`${makers} batches from ${address.shown} for ${ENGINE}; Ctrl+C ends this and gives them back`);
}
