import { availableParallelism } from 'node:os';
import { countWords } from '../../formats/count-words.ts';
import type { Measure } from '../../formats/atlas/measures/measure.ts';
import { BakeFolder } from '../bake/bake-folder.ts';
import type { BakeResult } from '../bake/bake-file.ts';
import { loadPiscina, makeBatches } from '../bake/make-batches.ts';
import type { QueueAddress } from '../bake/queue/address.ts';
import { batchesOf, batchesOfShard, countSeeds, planBake, type Batches } from '../bake/plan.ts';
import { onEndingSignal } from '../ending-signals.ts';
import { showMessages } from '../messages.ts';
import { reportText, watcher } from '../progress.ts';
import { readSurveyJob } from '../survey-job.ts';
import type { SeedRange, Shard } from '../values.ts';

export interface BakeOptions {
  readonly quiet?: true;
  readonly seeds: SeedRange;
  readonly out: string;
  readonly schematics?: string;
  readonly cities: boolean;
  readonly measure?: readonly Measure[];
  readonly shard?: Shard;
  readonly workers?: number;
  /** The queue whose workers make the batches, in place of this machine. */
  readonly queue?: QueueAddress;
}

/**
 * Runs `bake`: the lines of `survey` for many seeds, on all cores, in a folder from which it goes on when it was ended.
 * A shard makes only its part, and joins nothing.
 */
export async function runBake(named: string | undefined, options: BakeOptions): Promise<void> {
  const { recipe, library, measures } = readSurveyJob(named, options);
  const job = { recipe, library, cities: options.cities, ...(measures.length > 0 && { measures }) };
  const plan = planBake(job, options.seeds);
  const batches = options.shard ? batchesOfShard(plan, options.shard) : batchesOf(plan);
  if (!BakeFolder.isBegun(options.out)) await loadPackages(options, batches.count);
  const folder = await BakeFolder.open(options.out, job, plan, options.shard?.of);
  const wasDone = new Uint8Array(batches.count);
  let [seeds, done, open, index] = [0, 0, 0, 0];
  for (const batch of batches) {
    seeds += countSeeds(batch);
    wasDone[index] = folder.isDone(batch) ? 1 : 0;
    if (wasDone[index++] === 1) done += countSeeds(batch);
    else open++;
  }
  const progress = new BakeProgress(seeds, done);
  const release = onEndingSignal(() => progress.stopped());
  try {
    const stored = (batch: SeedRange) => progress.add(countSeeds(batch));
    const rest = openIn(folder, batches, wasDone, stored);
    if (options.queue) {
      const { queue, quiet = false } = options;
      const { makeByQueue } = await import('../bake/queue/make-by-queue.ts');
      if (open > 0) await makeByQueue({ queue, job, plan, folder, batches: rest, quiet, stored });
    } else {
      const workers = workersFor(options, open);
      await makeBatches({ job, folder: options.out }, rest, workers, async (batch, lines) => {
        await folder.store(batch, lines);
        stored(batch);
      });
    }
  } finally {
    release();
  }
  if (options.shard) {
    const { index, of } = options.shard;
    tell(options, `shard ${index} of ${of} is done: when all are, sixfold bake --merge ${options.out}`);
  } else tell(options, describeResult(await folder.merge()));
}

function workersFor({ workers = availableParallelism() }: BakeOptions, batches: number): number {
  return Math.min(workers, batches);
}

/**
 * Loads the packages that a bake needs and looks for the server of its queue, so that one that cannot begin leaves no folder behind.
 *
 * @throws Failure with the command that installs what is missing, or the reason why the server cannot be used
 */
async function loadPackages(options: BakeOptions, batches: number): Promise<void> {
  if (batches === 0) return;
  if (options.queue) {
    await (await import('../bake/queue/open.ts')).loadBullmq(options.queue);
    await (await import('../bake/queue/reach-server.ts')).reachServer(options.queue);
  } else if (workersFor(options, batches) > 1) await loadPiscina();
}

/** The batches that nobody has made when it is their turn: two bakes may work in one folder. */
function* openIn(
  folder: BakeFolder,
  batches: Batches,
  wasDone: Uint8Array,
  onDone: (batch: SeedRange) => void,
): Generator<SeedRange> {
  let index = 0;
  for (const batch of batches)
    if (wasDone[index++] === 1) continue;
    else if (folder.isDone(batch)) onDone(batch);
    else yield batch;
}

export interface MergeOptions {
  readonly quiet?: true;
  readonly merge: string;
}

/** Runs `bake --merge`: joins the shards of a folder. */
export async function runMerge(options: MergeOptions): Promise<void> {
  tell(options, describeResult(await BakeFolder.find(options.merge).merge()));
}

function tell({ quiet }: { readonly quiet?: true }, message: string): void {
  if (!quiet) showMessages([message]);
}

function describeResult({ cities, failed, digest }: BakeResult): string {
  const none = failed > 0 ? `, ${countWords(failed)} seeds without one` : '';
  return `${countWords(cities)} cities${none}, ${digest}`;
}

/** How far a bake is: seeds, how many a second, and how long the rest takes. */
class BakeProgress {
  readonly #of: number;
  readonly #before: number;
  readonly #start = performance.now();
  #done: number;

  constructor(of: number, before: number) {
    this.#of = of;
    this.#before = before;
    this.#done = before;
    watcher().farewell(this.#farewell());
  }

  add(seeds: number): void {
    this.#done += seeds;
    watcher().farewell(this.#farewell());
    reportText('baking', () => this.#describe());
  }

  stopped(): void {
    showMessages([this.#farewell()]);
  }

  #farewell(): string {
    return `stopped after ${countWords(this.#done)} of ${countWords(this.#of)} seeds: the same command goes on from there`;
  }

  #describe(): string {
    const seconds = (performance.now() - this.#start) / 1000;
    const rate = (this.#done - this.#before) / Math.max(seconds, 0.001);
    const left = (this.#of - this.#done) / rate;
    const count = `baking: ${countWords(this.#done)} of ${countWords(this.#of)} seeds`;
    return `${count}, ${countWords(Math.round(rate))} a second, ${describeTime(left)} left`;
  }
}

/** "40 s", "12 min", "3.5 h". */
function describeTime(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  return seconds < 6000 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
