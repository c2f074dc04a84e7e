import { growIsland, type IslandAlgorithm } from '../engine/land/island.ts';
import { landStatistics } from '../engine/land/statistics.ts';
import { islandDice } from '../engine/land/dice.ts';
import type { IslandSample } from './island-sample.ts';
import { serve } from './serve.ts';

const service = {
  /** The statistics of the islands of `count` seeds from `first` on. */
  sample(algorithm: IslandAlgorithm, hexes: number, first: number, count: number): IslandSample[] {
    return Array.from({ length: count }, (_, index) => {
      const seed = first + index;
      const { rows, rolls, freed } = growIsland(algorithm, hexes, islandDice(seed));
      return { seed, rolls, freed, statistics: landStatistics(rows) };
    });
  },
};

export type IslandSampleService = typeof service;

serve(service);
