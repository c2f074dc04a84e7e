import { Line } from '../../../worker/line.ts';
import type { SeedJob, SeedResult, SheetExtent, SheetLook } from '../../cityview/seed-result.ts';
import type { PostponedSeed, SeedService } from './seeds.worker.ts';
import * as words from './words.ts';

/** Most workers: what a page may take of a large machine. */
const MOST_WORKERS = 4;

/** One for seeds that take long, one for the rest: a seed that gives no city can take a hundred times as long. */
const LEAST_WORKERS = 2;

/** Seeds whose land is looked at to find the scale of all pictures. */
const EXTENT_SEEDS = 24;

export interface SeedPoolEvents {
  readonly onResult: (result: SeedResult) => void;
  /** The pool has ended, for a reason that is no fault of a seed. */
  readonly onBroken: (message: string) => void;
}

/**
 * A few workers that make the cities of a sheet, each the next seed that nobody has begun. Seeds that take much longer
 * than others are left to all workers but one, which goes on with the rest.
 */
export class SeedPool {
  readonly #events: SeedPoolEvents;
  readonly #lines: readonly Line<SeedService>[];
  readonly #isReady: Promise<unknown>;
  readonly #asked = new Set<number>();
  readonly #queue: number[] = [];
  readonly #postponed: number[] = [];
  /** Workers that are at a slow seed. */
  #slow = 0;
  readonly #idle: Line<SeedService>[] = [];
  #extent: Promise<SheetExtent> | undefined;
  #hasEnded = false;

  constructor(job: SeedJob, look: SheetLook, events: SeedPoolEvents) {
    this.#events = events;
    this.#lines = Array.from(
      { length: workerCount() },
      () => new Line<SeedService>(startWorker, words.stopped),
    );
    this.#isReady = Promise.all(this.#lines.map((line) => line.ask((service) => service.open(job, look))));
    // Heard of when there is work; until then nobody waits for it.
    this.#isReady.catch(() => undefined);
    this.#idle.push(...this.#lines);
  }

  /** Asks for cities of seeds, after those that were asked for before; each is made once. */
  want(asked: readonly number[]): void {
    const seeds = asked.filter((seed) => !this.#asked.has(seed));
    if (this.#hasEnded || seeds.length === 0) return;
    for (const seed of seeds) this.#asked.add(seed);
    // The scale is that of the first seeds, for all that follow.
    this.#extent ??= this.#isReady.then(() =>
      this.#lines[0]!.ask((service) => service.extentOf(seeds.slice(0, EXTENT_SEEDS))),
    );
    this.#extent.catch(() => undefined);
    this.#queue.push(...seeds);
    for (const line of this.#idle.splice(0)) void this.#work(line);
  }

  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    for (const line of this.#lines) line.end();
  }

  async #work(line: Line<SeedService>): Promise<void> {
    try {
      await this.#isReady;
      const extent = await this.#extent!;
      for (;;) {
        const next = this.#next();
        if (!next) break;
        const { seed, isSlow } = next;
        if (isSlow) this.#slow++;
        const result = await line.ask<SeedResult | PostponedSeed>(async (service) =>
          service.make(seed, extent, !isSlow),
        );
        if (this.#hasEnded) return;
        if (isSlow) this.#slow--;
        if (result.kind === 'postponed') this.#postponed.push(seed);
        else this.#events.onResult(result);
      }
      this.#idle.push(line);
    } catch (error) {
      this.#break(error instanceof Error ? error.message : String(error));
    }
  }

  /** The seed to make next: a slow one as long as another worker is left for the rest. */
  #next(): { readonly seed: number; readonly isSlow: boolean } | undefined {
    const mayBeSlow = this.#queue.length === 0 || this.#slow < this.#lines.length - 1;
    const slow = mayBeSlow ? this.#postponed.shift() : undefined;
    if (slow !== undefined) return { seed: slow, isSlow: true };
    const seed = this.#queue.shift();
    return seed === undefined ? undefined : { seed, isSlow: false };
  }

  #break(message: string): void {
    if (this.#hasEnded) return;
    this.end();
    this.#events.onBroken(message);
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./seeds.worker.ts', import.meta.url), { type: 'module' });
}

/** All processors but the one of the page. */
function workerCount(): number {
  return Math.min(MOST_WORKERS, Math.max(LEAST_WORKERS, navigator.hardwareConcurrency - 1));
}
