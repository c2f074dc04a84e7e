import { describe, expect, test } from 'vitest';
import { islandDice } from '../../../src/engine/land/dice.ts';
import { growIsland } from '../../../src/engine/land/island.ts';
import { landStatistics } from '../../../src/engine/land/statistics.ts';

const RUNS = 2000;
const HEXES = 100;

/** Means of as many runs by another program: share of hexes with one neighbor in percent, rolls per hex. */
const PUBLISHED = [
  { algorithm: 1, oneNeighbor: 6.5, rolls: 0.99 },
  { algorithm: 2, oneNeighbor: 2.7, rolls: 1.49 },
  { algorithm: 3, oneNeighbor: 3.0, rolls: 1.25 },
  { algorithm: 4, oneNeighbor: 2.5, rolls: 1.39 },
  { algorithm: 5, oneNeighbor: 2.4, rolls: 1.52 },
] as const;

interface Mean {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
}

function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, error: Math.sqrt(variance / values.length) };
}

/**
 * Both means have an error, so their difference has √2 times that of one: three times it is allowed, and one unit of
 * the last digit, for the published ones may be rounded or cut off.
 */
function expectNear({ mean, error }: Mean, published: number, unit: number): void {
  expect(Math.abs(mean - published)).toBeLessThan(3 * Math.SQRT2 * error + unit);
}

describe.each(PUBLISHED)('islands of 100 hexes by procedure $algorithm', ({ algorithm, ...published }) => {
  const islands = Array.from({ length: RUNS }, (_, seed) => growIsland(algorithm, HEXES, islandDice(seed)));

  test('have the published share of hexes with one neighbor', () => {
    const shares = islands.map(({ rows }) => 100 * landStatistics(rows).oneNeighbor);
    expectNear(meanOf(shares), published.oneNeighbor, 0.1);
  });

  test('take the published number of rolls', () => {
    expectNear(meanOf(islands.map(({ rolls }) => rolls / HEXES)), published.rolls, 0.01);
  });
});
