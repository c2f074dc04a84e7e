import { extname } from 'node:path';
import { onEndingSignal, unlessEnding } from '../ending-signals.ts';
import { Failure } from '../failure.ts';
import { ThreadTemporaries } from '../output/temporaries.ts';
import type { SeedRange } from '../values.ts';
import { keepCity } from './bake-folder.ts';
import type { BakeThreadData, ThreadBatch } from './bake-thread.ts';
import { makeBatch } from './batch.ts';

/** The module of the threads, beside this one in the bundle and with the same ending. */
const THREAD = `./bake-thread${extname(import.meta.url)}`;

/** Batches that wait for each thread, so that none is idle between two. */
const AHEAD = 2;

/**
 * Makes batches in so many threads, or in this one for one worker, and hands over each as it is done, in any order.
 * Few wait in memory, however many there are.
 *
 * @throws Failure when several workers are asked for and piscina is not installed
 */
export async function makeBatches(
  data: BakeThreadData,
  batches: Iterable<SeedRange>,
  workers: number,
  store: (batch: SeedRange, lines: string) => Promise<void>,
): Promise<void> {
  if (workers <= 1) {
    const { job, folder } = data;
    for (const batch of batches)
      await store(
        batch,
        await makeBatch(job, batch, (seed, digest, file) => keepCity(folder, seed, digest, file)),
      );
    return;
  }
  const { Piscina } = await loadPiscina();
  const pool = new Piscina({
    filename: new URL(THREAD, import.meta.url).href,
    name: 'runBatch',
    workerData: { bake: data },
    minThreads: workers,
    maxThreads: workers,
  });
  const temporaries = new ThreadTemporaries();
  const release = onEndingSignal(() => temporaries.removeAfter(pool.destroy()));
  const rest = batches[Symbol.iterator]();
  const work = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) {
      const batch = next.value;
      const made = await unlessEnding(pool.run(batch) as Promise<ThreadBatch>);
      if (made.kind === 'failed') throw new Failure(made.problems);
      await store(batch, made.lines);
    }
  };
  try {
    await Promise.all(Array.from({ length: AHEAD * workers }, work));
  } finally {
    await pool.destroy();
    release();
    temporaries.close();
  }
}

/**
 * Loads the package that keeps the threads of a bake.
 *
 * @throws Failure with the command that installs it
 */
export async function loadPiscina() {
  try {
    return await import('piscina');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Failure(['several workers need the package piscina: npm install piscina, or use --workers 1']);
  }
}
