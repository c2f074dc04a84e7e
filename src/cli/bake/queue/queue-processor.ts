import type { SandboxedJob } from 'bullmq';
import { workerData } from 'node:worker_threads';
import { makeBatch } from '../batch.ts';
import type { BakeJob } from '../plan.ts';
import { readQueueAddress } from './address.ts';
import { readBatchId } from './batch-id.ts';
import { fetchJob } from './bake-record.ts';
import { openQueues } from './open.ts';
import { packResult, type BatchResult } from './result.ts';

/** The bake whose batches this thread made last. Its recipe and library are fetched once. */
let last: { readonly bake: string; readonly job: BakeJob } | undefined;

/** Makes a batch of a queue in a thread of a worker, and returns its packed result. */
async function makeQueuedBatch({ id }: SandboxedJob): Promise<string> {
  const named = readBatchId(id ?? '');
  if (!named) throw new Error('this is no batch of a bake');
  const { bake, batch } = named;
  if (last?.bake !== bake) last = { bake, job: await fetchBakeJob(bake) };
  const cities: BatchResult['cities'][number][] = [];
  const lines = await makeBatch(last.job, batch, (...city) => {
    cities.push(city);
    return Promise.resolve();
  });
  return packResult({ lines, cities } satisfies BatchResult);
}

async function fetchBakeJob(bake: string): Promise<BakeJob> {
  const { queue } = workerData as { readonly queue: string };
  const queues = await openQueues(readQueueAddress(queue)!, () => {});
  try {
    return (await fetchJob(queues, bake)) as BakeJob;
  } finally {
    await queues.close();
  }
}

// oxlint-disable-next-line import/no-default-export -- BullMQ calls it
export { makeQueuedBatch as default };
