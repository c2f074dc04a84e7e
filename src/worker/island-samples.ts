import type { IslandAlgorithm } from '../engine/land/island.ts';
import type { IslandSample } from './island-sample.ts';
import type { IslandSampleService } from './island-samples.worker.ts';
import { Line } from './line.ts';

/** Number of islands per call. */
const BATCH = 20;

/**
 * Grows islands of the seeds 1..seeds in a worker and passes on their statistics as they arrive.
 *
 * @returns a function that ends the work
 */
export function sampleIslands(
  algorithm: IslandAlgorithm,
  hexes: number,
  seeds: number,
  onSamples: (samples: readonly IslandSample[]) => void,
  onError: (message: string) => void,
): () => void {
  const start = () => new Worker(new URL('./island-samples.worker.ts', import.meta.url), { type: 'module' });
  const line = new Line<IslandSampleService>(start, 'growing islands stopped');
  const ending = new AbortController();
  const end = () => {
    ending.abort();
    line.end();
  };
  const sample = async () => {
    for (let first = 1; first <= seeds; first += BATCH) {
      const count = Math.min(BATCH, seeds + 1 - first);
      onSamples(await line.ask((service) => service.sample(algorithm, hexes, first, count)));
    }
  };
  sample().then(end, (error: unknown) => {
    if (ending.signal.aborted) return;
    end();
    onError(error instanceof Error ? error.message : String(error));
  });
  return end;
}
