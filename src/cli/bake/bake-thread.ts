import { workerData } from 'node:worker_threads';
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

/** Makes a batch in a thread of its own, and returns its lines; cities are kept as they are made. */
export function runBatch(batch: SeedRange): Promise<string> {
  const { job, folder } = (workerData as { readonly bake: BakeThreadData }).bake;
  return makeBatch(job, batch, (seed, digest, file) => keepCity(folder, seed, digest, file));
}
