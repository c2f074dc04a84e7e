import type { SeedJob, SheetLook } from '../../cityview/seed-result.ts';
import type { Measure } from './measures.ts';
import { PictureStore } from './picture-store.ts';
import { SeedRows } from './rows/seed-rows.ts';
import type { SheetPictures, SheetRows } from './rows/sheet-rows.ts';
import { SeedPool } from './seed-pool.ts';

/** Seeds whose land is looked at to find the scale of all pictures. */
const SAMPLE = 24;

/** Seeds whose figures are shown as they come, and milliseconds between two states when there are more. */
const AT_ONCE = 200;
const PAUSE = 150;

/** The state of the seeds of a sheet. */
export interface SeedSourceState {
  readonly rows: SheetRows;
  /** Of the seeds that are wanted; those without a city are among them. */
  readonly made: number;
  readonly failed: number;
  /** The problem of the workers, in words. */
  readonly broken: string | null;
}

/** The seeds of a sheet: their figures, which stay, and workers that make more of them and their pictures. */
export class SeedSource {
  readonly #job: SeedJob;
  readonly #measures: readonly Measure[];
  readonly #sample: readonly number[];
  readonly #rows: SeedRows;
  readonly #listeners = new Set<() => void>();
  #store = new PictureStore();
  #pictures: SheetPictures;
  #pool: SeedPool | null = null;
  #wanted: readonly number[] = [];
  #looked: readonly number[] = [];
  #isRunning = true;
  #broken: string | null = null;
  #state: SeedSourceState;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param first the seed from which the sample of the scale of all pictures is taken */
  constructor(job: SeedJob, measures: readonly Measure[], first: number) {
    this.#job = job;
    this.#measures = measures;
    this.#sample = Array.from({ length: SAMPLE }, (_, index) => (first + index) % 2 ** 32);
    this.#rows = new SeedRows(measures.map(({ name }) => name));
    this.#pictures = this.#picturesOf(this.#store);
    this.#state = this.#now();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  state = (): SeedSourceState => this.#state;

  /**
   * Starts workers. Pictures of another look are forgotten.
   *
   * @returns the function that ends the workers
   */
  start(look: SheetLook): () => void {
    this.#store = new PictureStore();
    this.#pictures = this.#picturesOf(this.#store);
    this.#broken = null;
    const pool = new SeedPool(this.#job, look, this.#sample, this.#store, {
      isMade: (seed) => this.#rows.isMade(seed),
      onFigures: (figures) => {
        if (this.#rows.put(figures)) this.#tellSoon();
      },
      onBroken: (message) => {
        this.#broken = message;
        this.#tell();
      },
    });
    this.#pool = pool;
    if (!this.#isRunning) pool.pause();
    pool.look(this.#looked);
    pool.want(this.#wanted);
    this.#tell();
    return () => {
      pool.end();
      if (this.#pool === pool) this.#pool = null;
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  }

  want(seeds: readonly number[]): void {
    this.#wanted = seeds;
    this.#rows.rowsOf(seeds);
    this.#pool?.want(seeds);
    this.#tell();
  }

  run(isRunning: boolean): void {
    this.#isRunning = isRunning;
    if (isRunning) this.#pool?.resume();
    else this.#pool?.pause();
  }

  #picturesOf({ get, subscribe }: PictureStore): SheetPictures {
    const look = (seeds: readonly number[]) => {
      this.#looked = seeds;
      this.#pool?.look(seeds);
    };
    return { get, subscribe, look };
  }

  #tellSoon(): void {
    const { made } = this.#state;
    this.#timer ??= setTimeout(() => this.#tell(), made < AT_ONCE ? 0 : PAUSE);
  }

  #tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#state = this.#now();
    for (const listener of this.#listeners) listener();
  }

  #now(): SeedSourceState {
    const scope = this.#rows.rowsOf(this.#wanted);
    const table = this.#rows.table();
    const ok_row = table.column('ok')!;
    let made = 0;
    let failed = 0;
    for (const row of scope) {
      if (ok_row[row] === 0) failed++;
      if (!Number.isNaN(ok_row[row])) made++;
    }
    const rows: SheetRows = {
      table,
      scope,
      figures: this.#measures,
      pictures: this.#pictures,
      problemOf: this.#rows.problemOf,
    };
    return { rows, made, failed, broken: this.#broken };
  }
}
