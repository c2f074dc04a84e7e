import type { Job } from 'bullmq';
import { setTimeout } from 'node:timers/promises';
import type { SeedRange } from '../../values.ts';
import { Failure } from '../../failure.ts';
import { offerRecord, removeRecord, type BakeRecord } from './bake-record.ts';
import { batchId, readBatchId } from './batch-id.ts';
import type { Queues } from './open.ts';
import { unpack } from './packed.ts';
import type { QueueReports } from './reports.ts';
import { seedsOf } from './seeds-of.ts';

/** Attempts to make a batch before its bake ends, and the milliseconds before the second; each pause is twice the last. */
const ATTEMPTS = 5;
const FIRST_PAUSE = 1000;

/** Fewest and most batches that are on the server at a time. */
const FEWEST = 16;
const MOST = 2000;

/** Seconds that a result waits for its bake to be taken up again, at least. */
const KEPT = { age: 30 * 24 * 3600 };

/** Milliseconds between two looks for results, and until an attempt to reach a server that is away. */
const LOOK = 100;
const PAUSE = 1000;

/** Milliseconds after which all batches on the server are offered again, in case it has lost some. */
const OFFER_AGAIN = 3000;

/** A bake that a queue makes. */
export interface QueuedBake {
  readonly record: BakeRecord;
  /** The batches that are not made yet. */
  readonly batches: Iterable<SeedRange>;
  /** Whether the result of a batch is in the folder. */
  readonly isDone: (batch: SeedRange) => boolean;
  /** Writes the result of a batch to the folder. Returns false, and writes nothing, when it is not one of that batch. */
  readonly store: (batch: SeedRange, result: unknown) => Promise<boolean>;
  /** Called when nothing more may be offered and stored. */
  readonly signal?: AbortSignal;
}

/**
 * Makes a bake by the workers of a queue: offers its batches, a few more than the workers have in hand, and stores each
 * result before it removes it from the server. Whatever the server loses is offered again, and what is there twice is
 * stored once. Resolves when all batches are stored, or when the signal stops it; the batches on the server stay there.
 *
 * @throws Failure when a batch failed at each attempt
 */
export async function gather(queues: Queues, bake: QueuedBake, reports: QueueReports): Promise<void> {
  await new Gathering(queues, bake, reports).run();
}

class Gathering {
  private readonly queues: Queues;
  private readonly bake: QueuedBake;
  private readonly reports: QueueReports;
  private readonly left: Iterator<SeedRange>;
  /** The batches on the server, by their names. */
  private readonly offered = new Map<string, SeedRange>();
  private hasMore = true;
  private offeredAt = -Infinity;

  constructor(queues: Queues, bake: QueuedBake, reports: QueueReports) {
    this.queues = queues;
    this.bake = bake;
    this.reports = reports;
    this.left = bake.batches[Symbol.iterator]();
  }

  async run(): Promise<void> {
    await this.steadily(() => this.retryFailed());
    while (!this.isStopped && (this.hasMore || this.offered.size > 0)) {
      await this.steadily(() => this.offer());
      const ids = (await this.steadily(() => this.ownIds(['completed', 'failed']))) ?? [];
      for (const id of ids) await this.collect(id);
      if (ids.length === 0) await setTimeout(LOOK);
    }
    await this.steadily(() => this.clean());
  }

  private get isStopped(): boolean {
    return this.bake.signal?.aborted ?? false;
  }

  /** Does a step until it works, because a server that is away comes back. */
  private async steadily<T>(step: () => Promise<T>): Promise<T | undefined> {
    while (!this.isStopped) {
      try {
        const result = await step();
        this.reports.answers();
        return result;
      } catch (error) {
        this.reports.away(error);
        await setTimeout(PAUSE);
      }
    }
    return undefined;
  }

  /** Removes what failed in an earlier run, so that it is tried again. */
  private async retryFailed(): Promise<void> {
    for (const id of await this.ownIds(['failed'])) await this.queues.batches.remove(id);
  }

  /** Removes the bake from the server once it is stored; of batches that came twice, all but those in hand. */
  private async clean(): Promise<void> {
    for (const id of await this.ownIds(['waiting', 'delayed', 'completed', 'failed']))
      await this.queues.batches.remove(id);
    await removeRecord(this.queues, this.bake.record.bake);
  }

  private async ownIds(states: ('waiting' | 'delayed' | 'completed' | 'failed')[]): Promise<string[]> {
    const ids = await this.queues.batches.getBackend().getRanges(states, 0, -1, true);
    return ids.flat().filter((id) => readBatchId(id)?.bake === this.bake.record.bake);
  }

  /** Offers as many batches as keep all workers busy, and from time to time all that should be there. */
  private async offer(): Promise<void> {
    const active = await this.queues.batches.getActiveCount();
    const wanted = Math.min(MOST, Math.max(FEWEST, 3 * active));
    const isTime = performance.now() - this.offeredAt > OFFER_AGAIN;
    const fresh: SeedRange[] = [];
    while (this.hasMore && this.offered.size + fresh.length < wanted) {
      const next = this.left.next();
      if (next.done) this.hasMore = false;
      else if (!this.bake.isDone(next.value)) fresh.push(next.value);
    }
    for (const batch of fresh) this.offered.set(this.idOf(batch), batch);
    const batches = isTime ? [...this.offered.values()] : fresh;
    if (batches.length === 0) return;
    if (isTime) await offerRecord(this.queues, this.bake.record);
    await this.queues.batches.addBulk(batches.map((batch) => this.jobOf(batch)));
    if (isTime) this.offeredAt = performance.now();
  }

  private idOf(batch: SeedRange): string {
    return batchId({ bake: this.bake.record.bake, batch });
  }

  private jobOf(batch: SeedRange) {
    const backoff = { type: 'exponential', delay: FIRST_PAUSE };
    const opts = { jobId: this.idOf(batch), attempts: ATTEMPTS, backoff, stackTraceLimit: 1 };
    return { name: 'batch', data: {}, opts: { ...opts, removeOnComplete: KEPT, removeOnFail: KEPT } };
  }

  /** Stores the result of a batch, and then removes it from the server. */
  private async collect(id: string): Promise<void> {
    const job = await this.steadily(() => this.queues.batches.getJob(id));
    if (!job || this.isStopped) return;
    const { batch } = readBatchId(id)!;
    if (!this.bake.isDone(batch) && !(await this.keep(batch, job))) this.offeredAt = -Infinity;
    else this.offered.delete(id);
    await this.steadily(() => this.queues.batches.remove(id));
  }

  /** Stores the result of a batch. Returns false when it is damaged, and has to be made again. */
  private async keep(batch: SeedRange, { id, returnvalue, failedReason }: Job): Promise<boolean> {
    if (typeof returnvalue !== 'string')
      throw new Failure([`sixfold: ${seedsOf(id!)} cannot be made: ${failedReason ?? 'there is no result'}`]);
    const result = await unpack(returnvalue).catch(() => undefined);
    if (result !== undefined && (await this.bake.store(batch, result))) return true;
    this.reports.say(`the result of ${seedsOf(id!)} is damaged; it is made again`);
    return false;
  }
}
