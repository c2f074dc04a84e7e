import { availableParallelism } from 'node:os';
import { bakeRecord } from '../../src/cli/bake/queue/bake-record.ts';
import { readQueueAddress } from '../../src/cli/bake/queue/address.ts';
import { gather } from '../../src/cli/bake/queue/gather.ts';
import { openQueues } from '../../src/cli/bake/queue/open.ts';
import { QueueReports } from '../../src/cli/bake/queue/reports.ts';
import { batchesOf } from '../../src/cli/bake/plan.ts';
import type { Benchmark, Verdict } from '../support/bench.ts';
import { SERVERS, type QueueServer } from '../support/queue-servers.ts';

/** Servers that must be installed. */
export const NEEDED = ['redis', 'postgresql'];

/** Batches of the bake, which wait a quarter of a second each. */
const BATCHES = 80;

/** Workers that are compared with one, and the share of their time that has to be of use. */
const WORKERS = 4;
const REACH = 0.9;

/**
 * A bake by four workers of a queue compared with one, on real servers. The batches wait, so that the cores of this
 * machine limit nothing: the number is the share of the time of each worker that is of use.
 */
export async function measure(): Promise<Benchmark> {
  const verdicts: Verdict[] = [];
  for (const { kind, start } of SERVERS) {
    const server = await start();
    try {
      const one = await secondsOf(server, 1);
      const several = await secondsOf(server, WORKERS);
      const share = one / several / WORKERS;
      verdicts.push({
        benchmark: `queue: ${WORKERS} workers on ${kind}, each compared with one alone (${availableParallelism()} cores)`,
        measured: Math.round(100 * share) / 100,
        unit: 'of its time',
        reach: `at least ${REACH}`,
        met: share >= REACH,
      });
    } finally {
      await server.remove();
    }
  }
  return { measurements: [], verdicts };
}

/** The seconds in which so many workers make the bake, once all of them are ready. */
async function secondsOf(server: QueueServer, workers: number): Promise<number> {
  const address = readQueueAddress(server.url)!;
  const queues = await openQueues(address, () => {});
  const processor = new URL('queue-wait.mjs', import.meta.url);
  const running = Array.from({ length: workers }, () => queues.work(processor, { concurrency: 1 }));
  const bake = async (count: number, digit: string) => {
    const done = new Set<number>();
    await gather(
      queues,
      {
        record: await bakeRecord(digit.repeat(64), {}),
        batches: batchesOf({ seeds: { first: 1, last: count }, batch: 1 }),
        isDone: ({ first }) => done.has(first),
        store: ({ first }) => Promise.resolve(done.add(first).size > 0),
      },
      new QueueReports(address, true),
    );
  };
  try {
    await bake(4 * workers, 'a');
    const start = performance.now();
    await bake(BATCHES, 'b');
    return (performance.now() - start) / 1000;
  } finally {
    await Promise.all(running.map((worker) => worker.close()));
    await queues.close();
  }
}
