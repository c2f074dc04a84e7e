import { islandDice } from '../../src/engine/land/dice.ts';
import { growIsland, ISLAND_ALGORITHMS, type IslandAlgorithm } from '../../src/engine/land/island.ts';
import { landStatistics } from '../../src/engine/land/statistics.ts';
import { atLeast, atMost, compareWays, type Benchmark } from '../support/bench.ts';
import { publishedIsland } from './published/islands.ts';

const SEED = 3;
const HEXES = 1_000_000;

/** The way as published takes seconds: it is warmed up with less, and measured once. */
const WARM_UP_HEXES = 20_000;

function grow(algorithm: IslandAlgorithm): Benchmark {
  const name = `island of ${HEXES} hexes by procedure ${algorithm}`;
  const published = (hexes: number) => publishedIsland(algorithm, hexes, islandDice(SEED)).rolls;
  const measurements = compareWays(
    name,
    [
      { name: 'engine', run: () => growIsland(algorithm, HEXES, islandDice(SEED)).rolls },
      {
        name: 'published',
        run: () => published(HEXES),
        warmUp: () => published(WARM_UP_HEXES),
        rounds: 1,
      },
    ],
    { rounds: 9, warmUps: 2 },
  );
  const { median, faster } = measurements[0]!;
  return {
    measurements,
    verdicts: [
      atLeast(20, name, faster, 'times faster than published'),
      atMost(2000, name, median, 'milliseconds'),
    ],
  };
}

/** Counts the island that has the most runs for its hexes. */
function count(): Benchmark {
  const { rows } = growIsland(5, HEXES, islandDice(SEED));
  const measurements = compareWays(
    `statistics of an island of ${HEXES} hexes in ${rows.length} runs`,
    [{ name: 'engine', run: () => landStatistics(rows).perimeter }],
    { rounds: 9 },
  );
  return { measurements, verdicts: [] };
}

/** Grows islands of a million hexes by the five procedures, and counts the last. */
export function measure(): Benchmark {
  const results = [...ISLAND_ALGORITHMS.map(grow), count()];
  return {
    measurements: results.flatMap(({ measurements }) => measurements),
    verdicts: results.flatMap(({ verdicts }) => verdicts),
  };
}
