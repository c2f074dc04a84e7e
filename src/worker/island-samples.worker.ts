import { expose } from 'comlink';
import { growIsland, type IslandAlgorithm } from '../engine/land/island.ts';
import { landStatistics } from '../engine/land/statistics.ts';
import { islandDice } from '../engine/land/dice.ts';
import { telling } from './channel.ts';
import type { IslandSample } from './island-samples.ts';

/** Islands between two messages to the page. */
const BATCH = 20;

const service = {
  /** Grows an island for each of the seeds 1..seeds and tells what they are like, batch by batch. */
  async sample(
    algorithm: IslandAlgorithm,
    hexes: number,
    seeds: number,
    batches: MessagePort,
  ): Promise<void> {
    const tell = telling<(samples: readonly IslandSample[]) => void>(batches);
    for (let first = 1; first <= seeds; first += BATCH) {
      const samples: IslandSample[] = [];
      for (let seed = first; seed < Math.min(first + BATCH, seeds + 1); seed++) {
        const { rows, rolls, freed } = growIsland(algorithm, hexes, islandDice(seed));
        samples.push({ seed, rolls, freed, statistics: landStatistics(rows) });
      }
      await tell(samples);
    }
  },
};

export type IslandSampleService = typeof service;

expose(service);
