import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, hexKey, type Hex } from '../../../src/engine/hex/hex.ts';
import { islandDice } from '../../../src/engine/land/dice.ts';
import { growIsland, ISLAND_ALGORITHMS } from '../../../src/engine/land/island.ts';
import type { LandRow } from '../../../src/engine/land/row.ts';
import { hexagonLand, normalizeRows } from '../../../src/engine/land/shapes.ts';
import { landStatistics, type LandStatistics } from '../../../src/engine/land/statistics.ts';
import { anyLand } from '../../support/cities.ts';
import { hexSet, neighborsIn, partsOf, type HexSet } from './hex-set.ts';

/** Everything counted hex by hex, pair by pair. */
function slowStatistics(rows: readonly LandRow[]): LandStatistics {
  const land = hexSet(rows);
  const hexes = [...land.values()];
  const neighbors = hexes.map((hex) => neighborsIn(land, hex).length);
  const distances = hexes.flatMap((a) => hexes.map((b) => distance(a, b)));
  return {
    hexes: hexes.length,
    perimeter: neighbors.reduce((sum, count) => sum + 6 - count, 0),
    oneNeighbor: neighbors.filter((count) => count === 1).length / Math.max(1, hexes.length),
    lakes: partsOf(seaAround(land)).length - 1,
    diameter: distances.reduce((most, steps) => Math.max(most, steps), 0),
  };
}

/** The sea of the box about land, with a border on all sides that joins what is not enclosed. */
function seaAround(land: HexSet): HexSet {
  const hexes = [...land.values(), { q: 0, r: 0 }];
  const sea = new Map<string, Hex>();
  const [left, right] = range(hexes.map(({ q }) => q));
  const [top, bottom] = range(hexes.map(({ r }) => r));
  for (let q = left; q <= right; q++)
    for (let r = top; r <= bottom; r++) if (!land.has(hexKey({ q, r }))) sea.set(hexKey({ q, r }), { q, r });
  return sea;
}

function range(values: readonly number[]): [number, number] {
  return [Math.min(...values) - 1, Math.max(...values) + 1];
}

/** Specks of land of every density, dense enough at times for lakes with islands in them. */
const anySpecks = fc
  .array(
    fc.record({
      r: fc.integer({ min: -6, max: 6 }),
      q: fc.integer({ min: -6, max: 6 }),
      count: fc.constantFrom(1, 1, 2, 3),
    }),
    { maxLength: 90 },
  )
  .map(normalizeRows);

describe('the statistics of land', () => {
  test('are those that counting hex by hex gives', () => {
    fc.assert(
      fc.property(fc.oneof(anyLand, anySpecks), (rows) => {
        expect(landStatistics(rows)).toEqual(slowStatistics(rows));
      }),
      { numRuns: 300 },
    );
  });

  test('are those that counting hex by hex gives, for islands', () => {
    for (const algorithm of ISLAND_ALGORITHMS)
      for (const seed of [1, 2, 3, 4]) {
        const { rows } = growIsland(algorithm, 150, islandDice(seed));
        expect(landStatistics(rows)).toEqual(slowStatistics(rows));
      }
  });

  test('do not depend on the order and the cut of the runs', () => {
    fc.assert(
      fc.property(anySpecks, (rows) => {
        const single = rows.flatMap(({ r, q, count }) =>
          Array.from({ length: count }, (_, index) => ({ r, q: q + index, count: 1 })),
        );
        expect(landStatistics(single.reverse())).toEqual(landStatistics(rows));
      }),
    );
  });

  test('of hexagons are known in closed form', () => {
    for (const radius of [1, 2, 7, 500])
      expect(landStatistics(hexagonLand(radius))).toEqual({
        hexes: 3 * radius * radius + 3 * radius + 1,
        perimeter: 12 * radius + 6,
        oneNeighbor: 0,
        lakes: 0,
        diameter: 2 * radius,
      });
  });

  test('of no land, a single hex, a pair and a ring are as one sees them', () => {
    const nothing = { hexes: 0, perimeter: 0, oneNeighbor: 0, lakes: 0, diameter: 0 };
    expect(landStatistics([])).toEqual(nothing);
    expect(landStatistics(hexagonLand(0))).toEqual({ ...nothing, hexes: 1, perimeter: 6 });
    expect(landStatistics([{ r: 5, q: -3, count: 2 }])).toEqual({
      hexes: 2,
      perimeter: 10,
      oneNeighbor: 1,
      lakes: 0,
      diameter: 1,
    });
    const ring = [
      { r: -1, q: 0, count: 2 },
      { r: 0, q: -1, count: 1 },
      { r: 0, q: 1, count: 1 },
      { r: 1, q: -1, count: 2 },
    ];
    expect(landStatistics(ring)).toEqual({ hexes: 6, perimeter: 24, oneNeighbor: 0, lakes: 1, diameter: 2 });
  });
});
