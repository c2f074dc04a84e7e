import { islandDice } from '../../src/engine/land/dice.ts';
import { growIsland, ISLAND_ALGORITHMS, type IslandAlgorithm } from '../../src/engine/land/island.ts';
import { landStatistics } from '../../src/engine/land/statistics.ts';
import { atLeast, atMost, compareWays, type Benchmark } from '../support/bench.ts';
import { publishedIsland } from './published/islands.ts';

const SEED = 3;

/** Hexes of the islands that both ways grow: walking hex by hex, the published one is too slow for a million. */
const COMPARED = 100_000;

const MILLION = 1_000_000;

/** Grows an island with the engine and counts the runs of it; returns its rolls. */
function grow(algorithm: IslandAlgorithm, hexes: number): number {
  return growIsland(algorithm, hexes, islandDice(SEED)).rolls;
}

function growPublished(algorithm: IslandAlgorithm, hexes: number): number {
  return publishedIsland(algorithm, hexes, islandDice(SEED)).rolls;
}

/** Grows islands by the five procedures: a hundred thousand hexes in two ways, then a million with the engine. */
export function measure(): Benchmark {
  const results = ISLAND_ALGORITHMS.map((algorithm): Benchmark => {
    const compared = `island of ${COMPARED} hexes by procedure ${algorithm}`;
    const small = compareWays(
      compared,
      [
        { name: 'engine', run: () => grow(algorithm, COMPARED) },
        {
          name: 'published',
          run: () => growPublished(algorithm, COMPARED),
          warmUp: () => growPublished(algorithm, 5000),
          rounds: 3,
        },
      ],
      { rounds: 11, warmUps: 3 },
    );
    const million = `island of ${MILLION} hexes by procedure ${algorithm}`;
    const large = compareWays(million, [{ name: 'engine', run: () => grow(algorithm, MILLION) }], {
      rounds: 5,
    });
    return {
      measurements: [...small, ...large],
      verdicts: [
        atLeast(20, compared, small[0]!.faster, 'times faster than published'),
        atMost(2000, million, large[0]!.median, 'ms'),
      ],
    };
  });
  const { rows } = growIsland(5, MILLION, islandDice(SEED));
  const counted = `statistics of an island of ${MILLION} hexes`;
  const counting = compareWays(counted, [{ name: 'engine', run: () => landStatistics(rows).perimeter }], {
    rounds: 5,
  });
  return {
    measurements: [...results.flatMap(({ measurements }) => measurements), ...counting],
    verdicts: results.flatMap(({ verdicts }) => verdicts),
  };
}
