import type { Line } from '../../../worker/line.ts';
import type { SeedJob, SheetLook } from '../../cityview/seed-result.ts';
import type { PictureStore } from './picture-store.ts';
import type { SeedFigures } from './rows/seed-rows.ts';
import { keepLine, processors, takeLine } from './seed-lines.ts';
import type { MadeBatch, SeedBatch, SeedService } from './seeds.worker.ts';

/** Most seeds of a batch, and milliseconds after which a worker sends what it has made. */
const BATCH = 64;
const BATCH_TIME = 60;

/** Most pictures of a batch. */
const PICTURES = 4;

/** Seeds for which another worker is started. */
const SEEDS_PER_WORKER = 6;

export interface SeedPoolEvents {
  /** Whether the figures of a seed are there, so that it need not be made for them. */
  readonly isMade: (seed: number) => boolean;
  readonly onFigures: (figures: SeedFigures) => void;
  /** The pool has ended, for a reason that is no fault of a seed. */
  readonly onBroken: (message: string) => void;
}

/**
 * Workers on all processors that make the figures of seeds, and pictures of the seeds that are looked at, which go
 * first. Seeds that take much longer than others are left to all workers but one, which goes on with the rest.
 */
export class SeedPool {
  readonly #job: SeedJob;
  readonly #look: SheetLook;
  readonly #sample: readonly number[];
  readonly #pictures: PictureStore;
  readonly #events: SeedPoolEvents;
  /** The workers, each with the batch that it is at. */
  readonly #work = new Map<Line<SeedService>, SeedBatch | null>();
  readonly #atWork = new Set<number>();
  #wanted: readonly number[] = [];
  #nextWanted = 0;
  /** Wanted seeds that a batch had no time for. */
  #returned: number[] = [];
  #looked: readonly number[] = [];
  readonly #postponed = new Set<number>();
  #isPaused = false;
  #hasEnded = false;

  /** @param sample the seeds whose land gives the scale of all pictures */
  constructor(
    job: SeedJob,
    look: SheetLook,
    sample: readonly number[],
    pictures: PictureStore,
    events: SeedPoolEvents,
  ) {
    this.#job = job;
    this.#look = look;
    this.#sample = sample;
    this.#pictures = pictures;
    this.#events = events;
  }

  /** Has the figures of seeds made, instead of those asked for before. Seeds that a worker is at are not begun again. */
  want(seeds: readonly number[]): void {
    this.#wanted = seeds;
    this.#nextWanted = 0;
    this.#returned = [];
    const wanted = new Set(seeds);
    for (const seed of this.#postponed) if (!wanted.has(seed)) this.#postponed.delete(seed);
    this.#start();
  }

  /** Has the pictures of seeds made that are not there, instead of those asked for before. */
  look(seeds: readonly number[]): void {
    this.#pictures.look(seeds);
    this.#looked = seeds;
    this.#start();
  }

  /** Makes no further figures; pictures of what is looked at are made all the same. */
  pause(): void {
    this.#isPaused = true;
    for (const [line, batch] of this.#work)
      if (batch && !batch.mayWait) {
        this.#work.delete(line);
        line.end();
        for (const seed of batch.seeds) {
          this.#atWork.delete(seed);
          this.#postponed.add(seed);
        }
      }
  }

  resume(): void {
    this.#isPaused = false;
    this.#start();
  }

  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    for (const [line, batch] of this.#work)
      // One at a usual batch is free in a moment, see #run.
      if (batch === null) keepLine(line);
      else if (!batch.mayWait) line.end();
  }

  /** Gives work to the workers that have none, and starts others as long as there is enough for them. */
  #start(): void {
    if (this.#hasEnded) return;
    for (const [line, batch] of this.#work) if (batch === null) this.#takeNext(line);
    while (this.#work.size < Math.min(processors(), Math.ceil(this.#left() / SEEDS_PER_WORKER))) {
      const batch = this.#next();
      if (!batch) return;
      this.#begin(takeLine(), batch, true);
    }
  }

  /** The number of seeds that are not made, or a few more. */
  #left(): number {
    const figures = this.#isPaused ? 0 : this.#wantedLeft() + this.#postponed.size;
    return figures + this.#atWork.size + this.#undrawn().length;
  }

  #wantedLeft(): number {
    return this.#wanted.length - this.#nextWanted + this.#returned.length;
  }

  #takeNext(line: Line<SeedService>): void {
    const batch = this.#next();
    if (batch) this.#begin(line, batch, false);
    else this.#work.set(line, null);
  }

  #begin(line: Line<SeedService>, batch: SeedBatch, isNew: boolean): void {
    this.#work.set(line, batch);
    for (const seed of batch.seeds) this.#atWork.add(seed);
    void this.#run(line, batch, isNew);
  }

  async #run(line: Line<SeedService>, batch: SeedBatch, isNew: boolean): Promise<void> {
    try {
      if (isNew) await line.ask((service) => service.open(this.#job, this.#look, this.#sample));
      const made = await line.ask<MadeBatch>((service) => service.make(batch));
      if (this.#hasEnded) return keepLine(line);
      this.#take(batch, made);
      this.#takeNext(line);
      this.#start();
    } catch (error) {
      // A worker that was taken from its batch has ended on purpose.
      if (this.#work.get(line) === batch) this.#break(error instanceof Error ? error.message : String(error));
    }
  }

  #take({ seeds }: SeedBatch, made: MadeBatch): void {
    const settled = new Set([...made.seeds, ...made.postponed]);
    for (const seed of seeds) {
      this.#atWork.delete(seed);
      if (!settled.has(seed)) this.#returned.push(seed);
    }
    for (const seed of made.postponed) this.#postponed.add(seed);
    this.#events.onFigures(made);
    this.#pictures.put(made.pictures);
  }

  /** The batch to make next: a slow seed as long as another worker is left for the rest. */
  #next(): SeedBatch | undefined {
    const undrawn = this.#undrawn();
    const slow = this.#nextSlow(undrawn.length + (this.#isPaused ? 0 : this.#wantedLeft()) > 0);
    if (slow !== undefined) {
      this.#postponed.delete(slow);
      return this.#batch([slow], false);
    }
    // Few pictures at once, so that all workers are at those that come first.
    const seeds =
      undrawn.length > 0 ? undrawn.slice(0, PICTURES) : this.#takeWanted(share(this.#wantedLeft()));
    return seeds.length > 0 ? this.#batch(seeds, true) : undefined;
  }

  #batch(seeds: readonly number[], mayWait: boolean): SeedBatch {
    const looked = new Set(this.#looked);
    const pictures = seeds.filter((seed) => looked.has(seed) && !this.#pictures.get(seed));
    return { seeds, pictures, mayWait, time: BATCH_TIME };
  }

  #nextSlow(hasOthers: boolean): number | undefined {
    const slow = [...this.#work.values()].filter((batch) => batch?.mayWait === false);
    if (this.#postponed.size === 0 || (hasOthers && slow.length >= processors() - 1)) return undefined;
    const looked = this.#looked.find((seed) => this.#postponed.has(seed) && !this.#pictures.get(seed));
    return looked ?? (this.#isPaused ? undefined : [...this.#postponed][0]);
  }

  /** Seeds that are looked at and have no picture, but for slow ones. */
  #undrawn(): readonly number[] {
    return this.#looked.filter(
      (seed) => !this.#atWork.has(seed) && !this.#postponed.has(seed) && !this.#pictures.get(seed),
    );
  }

  #takeWanted(most: number): readonly number[] {
    if (this.#isPaused) return [];
    // One that was returned may be ahead in the wanted ones, too.
    const seeds = new Set<number>();
    while (seeds.size < most && this.#wantedLeft() > 0) {
      const seed = this.#returned.shift() ?? this.#wanted[this.#nextWanted++]!;
      if (!this.#atWork.has(seed) && !this.#postponed.has(seed) && !this.#events.isMade(seed))
        seeds.add(seed);
    }
    return [...seeds];
  }

  #break(message: string): void {
    if (this.#hasEnded) return;
    this.end();
    this.#events.onBroken(message);
  }
}

/** A part of some seeds that leaves as much to every other worker. */
function share(count: number): number {
  return Math.min(BATCH, Math.ceil(count / processors()));
}
