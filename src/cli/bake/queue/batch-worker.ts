import type { Job, Worker } from 'bullmq';
import { extname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { countWords } from '../../../formats/count-words.ts';
import { otherEngines } from './bake-record.ts';
import type { Queues } from './open.ts';
import type { QueueReports } from './reports.ts';
import { seedsOf } from './seeds-of.ts';

/**
 * Seconds after which others take a batch whose worker gives no sign of life, unless `SIXFOLD_LOCK_SECONDS` says
 * otherwise. A sign is given in half of that time; threads make the batches, so that nothing holds it up.
 */
const LOCK_SECONDS = 30;

/** Workers that may die over a batch before it is given up: one that takes too much memory ends each of them. */
const MOST_DEATHS = 20;

/** Milliseconds between two looks for bakes of other engines, which also show whether the server answers. */
const LOOK = 2000;

/** Most milliseconds that batches are handed back in. */
const HAND_BACK = 3000;

/** The file of the threads, beside this one in the bundle and with the same ending. */
const THREAD = `./queue-processor${extname(import.meta.url)}`;

/** The program that makes batches of bakes. */
export const PROCESSOR = new URL(THREAD, import.meta.url);

/** Takes batches of a queue, and makes each in a thread. */
export class BatchWorker {
  private readonly queues: Queues;
  private readonly reports: QueueReports;
  private readonly worker: Worker;
  /** The batches that are being made, by their names. */
  private readonly active = new Map<string, Job>();
  private readonly known = new Set<string>();
  private isStopping = false;
  private isFetching = false;
  private readonly timer: NodeJS.Timeout;

  /**
   * @param processor the file of the program of the threads
   * @param url the address of the queue, which the threads fetch recipes from
   */
  constructor(queues: Queues, reports: QueueReports, processor: URL, url: string, threads: number) {
    this.queues = queues;
    this.reports = reports;
    const lock = 1000 * (Number(process.env['SIXFOLD_LOCK_SECONDS']) || LOCK_SECONDS);
    this.worker = queues.work(processor, {
      concurrency: threads,
      lockDuration: lock,
      stalledInterval: lock,
      maxStalledCount: MOST_DEATHS,
      workerThreadsOptions: { workerData: { queue: url } },
    });
    this.worker.on('active', (job) => this.take(job));
    this.worker.on('completed', (job) => this.report(job, `done in ${secondsOf(job)} s`));
    this.worker.on('failed', (job, error) => {
      if (job && !this.isStopping) this.report(job, failureOf(job, error));
    });
    this.timer = setInterval(() => void this.look(), LOOK);
  }

  /** Gives the batches that are being made back to the queue, for others, and takes no more. */
  async handBack(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await Promise.race([
      Promise.all([this.worker.pause(true), ...[...this.active.values()].map(giveBack)]),
      setTimeout(HAND_BACK),
    ]);
  }

  /** Number of batches that are being made. */
  get size(): number {
    return this.active.size;
  }

  private take(job: Job): void {
    this.reports.answers();
    this.active.set(job.id!, job);
    // It was on its way when the worker stopped.
    if (this.isStopping) void giveBack(job).catch(() => {});
  }

  private report(job: Job, outcome: string): void {
    this.active.delete(job.id!);
    if (this.isStopping) return;
    this.reports.answers();
    this.reports.say(`${seedsOf(job.id!)}: ${outcome}`);
  }

  /** Reports bakes that only workers with another engine can help with; their batches stay for those. */
  private async look(): Promise<void> {
    if (this.isFetching) return;
    this.isFetching = true;
    try {
      const others = await otherEngines(this.queues);
      this.reports.answers();
      for (const version of others.filter((other) => !this.known.has(other))) {
        this.known.add(version);
        this.reports.say(
          `a bake waits for workers of sixfold ${version}; its batches are left to them, because this worker would make other cities`,
        );
      }
    } catch (error) {
      this.reports.away(error);
    } finally {
      this.isFetching = false;
    }
  }
}

async function giveBack(job: Job): Promise<void> {
  await job.moveToWait(job.token);
}

function secondsOf({ processedOn = 0, finishedOn = processedOn }: Job): string {
  return ((finishedOn - processedOn) / 1000).toFixed(1);
}

function failureOf(job: Job, { message }: Error): string {
  const { attemptsMade, opts } = job;
  const left = (opts.attempts ?? 1) - attemptsMade;
  const next = job.finishedOn === undefined && left > 0 ? `${countWords(left)} more attempts` : 'given up';
  return `failed, ${next}: ${message.split('\n')[0]}`;
}
