import { wrap } from 'comlink';
import type { IslandAlgorithm } from '../engine/land/island.ts';
import type { LandStatistics } from '../engine/land/statistics.ts';
import { endWorker, hear } from './channel.ts';
import type { IslandSampleService } from './island-samples.worker.ts';

/** What one island is like. */
export interface IslandSample {
  readonly seed: number;
  readonly rolls: number;
  readonly freed: number;
  readonly statistics: LandStatistics;
}

/**
 * Grows islands of the seeds 1..seeds in a worker and tells what they are like as they come.
 *
 * @returns ends the work when called
 */
export function sampleIslands(
  algorithm: IslandAlgorithm,
  hexes: number,
  seeds: number,
  onSamples: (samples: readonly IslandSample[]) => void,
  onError: (message: string) => void,
): () => void {
  const worker = new Worker(new URL('./island-samples.worker.ts', import.meta.url), { type: 'module' });
  const service = wrap<IslandSampleService>(worker);
  let ended = false;
  const samples = hear(onSamples);
  const end = () => {
    if (ended) return;
    ended = true;
    endWorker(worker, service);
    samples.close();
  };
  const fail = (message: string) => {
    if (ended) return;
    end();
    onError(message);
  };
  worker.addEventListener('error', (event) => fail(event.message || 'the worker could not start'));
  service
    .sample(algorithm, hexes, seeds, samples.port)
    .then(end, (error: unknown) => fail(error instanceof Error ? error.message : String(error)));
  return end;
}
