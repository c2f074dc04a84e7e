import { workerData } from 'node:worker_threads';
import { Failure } from '../failure.ts';
import type { SeedRange } from '../values.ts';
import { keepCity } from './bake-folder.ts';
import { makeBatch } from './batch.ts';
import type { BakeJob } from './plan.ts';

/** The data that a thread of a bake is started with. */
export interface BakeThreadData {
  readonly job: BakeJob;
  /** The folder in which cities are kept. */
  readonly folder: string;
}

/** The outcome of a batch in a thread. Errors lose their lines on the way between threads. */
export type ThreadBatch =
  | { readonly kind: 'made'; readonly lines: string }
  | { readonly kind: 'failed'; readonly problems: readonly string[] };

/** Makes a batch in a thread of its own; cities are kept as they are made. */
export async function runBatch(batch: SeedRange): Promise<ThreadBatch> {
  const { job, folder } = (workerData as { readonly bake: BakeThreadData }).bake;
  try {
    const lines = await makeBatch(job, batch, (seed, digest, file) => keepCity(folder, seed, digest, file));
    return { kind: 'made', lines };
  } catch (error) {
    if (error instanceof Failure) return { kind: 'failed', problems: error.lines };
    throw error;
  }
}
