import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addHexes, DIRECTIONS, hexKey, ORIGIN, STEPS, type Hex } from '../../../src/engine/hex/hex.ts';
import { islandDice } from '../../../src/engine/land/dice.ts';
import {
  growIsland,
  ISLAND_ALGORITHMS,
  IslandGrowth,
  MOST_IDLE_ROLLS,
  type IslandAlgorithm,
  type IslandRoll,
} from '../../../src/engine/land/island.ts';
import { countHexes, MAX_LAND_HEXES } from '../../../src/engine/land/row.ts';
import { normalizeRows } from '../../../src/engine/land/shapes.ts';
import { publishedIsland } from '../../bench/published/islands.ts';
import { hexSet, neighborsIn, partsOf } from './hex-set.ts';

const anyAlgorithm = fc.constantFrom(...ISLAND_ALGORITHMS);
const anySeed = fc.integer({ min: 0, max: 0xffffffff });
const anySize = fc.integer({ min: 1, max: 300 });

function rollsOf(algorithm: IslandAlgorithm, hexes: number, seed: number): IslandRoll[] {
  const rolls: IslandRoll[] = [];
  growIsland(algorithm, hexes, islandDice(seed), (roll) => rolls.push(roll));
  return rolls;
}

/** Plays rolls by the words of the rules on a set of hexes, and expects each to have come out as told. */
function expectPlayedByTheRules(algorithm: IslandAlgorithm, rolls: readonly IslandRoll[]): Map<string, Hex> {
  const filled = new Map([[hexKey(ORIGIN), ORIGIN]]);
  let current = ORIGIN;
  rolls.forEach((told, index) => {
    const { movement, direction } = told;
    const empties = DIRECTIONS.map((side) => nextEmpty(filled, current, STEPS[side]));
    const empty = empties[direction - 1]!;
    const near = empty.steps === 1 ? empty.hex : null;
    const neighbors = neighborsIn(filled, current).length;
    const trapped = algorithm === 5 && empties.every(({ steps }) => steps > 6);
    const played: { filled: Hex | null; moved: boolean } = (() => {
      const move = { filled: empty.hex, moved: true };
      const fill = { filled: near, moved: false };
      switch (algorithm) {
        case 1:
          return movement <= 2 ? move : { filled: empty.hex, moved: false };
        case 2:
          return movement <= 2 ? move : fill;
        case 3:
          return movement <= neighbors ? move : fill;
        case 4:
          return movement !== 1 && movement <= neighbors ? move : fill;
        case 5:
          if (movement > neighbors) return fill;
          return trapped || empty.steps <= movement ? move : { filled: null, moved: false };
      }
    })();
    expect(told).toEqual({ roll: index + 1, movement, direction, from: current, ...played, freed: trapped });
    if (played.filled) filled.set(hexKey(played.filled), played.filled);
    if (played.filled && played.moved) current = played.filled;
  });
  return filled;
}

function nextEmpty(filled: ReadonlyMap<string, Hex>, from: Hex, step: Hex): { hex: Hex; steps: number } {
  let hex = addHexes(from, step);
  let steps = 1;
  for (; filled.has(hexKey(hex)); steps++) hex = addHexes(hex, step);
  return { hex, steps };
}

describe('an island', () => {
  test('is connected, has exactly the hexes asked for and holds hex (0, 0)', () => {
    fc.assert(
      fc.property(anyAlgorithm, anySize, anySeed, (algorithm, hexes, seed) => {
        const { rows } = growIsland(algorithm, hexes, islandDice(seed));
        const set = hexSet(rows);
        expect(set.size).toBe(hexes);
        expect(countHexes(rows)).toBe(hexes);
        expect(partsOf(set)).toHaveLength(1);
        expect(set.has('0,0')).toBe(true);
        expect(rows).toEqual(normalizeRows(rows));
      }),
    );
  });

  test('is the same for the same dice, whether its rolls are told or not', () => {
    fc.assert(
      fc.property(anyAlgorithm, anySize, anySeed, (algorithm, hexes, seed) => {
        const island = growIsland(algorithm, hexes, islandDice(seed));
        expect(growIsland(algorithm, hexes, islandDice(seed), () => {})).toEqual(island);
        expect(rollsOf(algorithm, hexes, seed)).toHaveLength(island.rolls);
      }),
    );
  });

  test('grows by the rules, roll by roll', () => {
    fc.assert(
      fc.property(anyAlgorithm, anySize, anySeed, (algorithm, hexes, seed) => {
        const played = expectPlayedByTheRules(algorithm, rollsOf(algorithm, hexes, seed));
        const { rows } = growIsland(algorithm, hexes, islandDice(seed));
        expect([...played.keys()].sort()).toEqual([...hexSet(rows).keys()].sort());
      }),
    );
  });

  test.each(ISLAND_ALGORITHMS)(
    'of thousands of hexes by procedure %i is that of the published way',
    (algorithm) => {
      for (const seed of [1, 2, 3]) {
        const { rows, rolls, freed } = growIsland(algorithm, 12_000, islandDice(seed));
        const published = publishedIsland(algorithm, 12_000, islandDice(seed));
        expect({ rolls, freed }).toEqual({ rolls: published.rolls, freed: published.freed });
        expect(countHexes(rows)).toBe(published.hexes.size);
        expect([...hexSet(rows).keys()].filter((key) => !published.hexes.has(key))).toEqual([]);
      }
    },
  );

  test('can be grown one roll at a time', () => {
    const growth = new IslandGrowth(2, 30, islandDice(5));
    const rolls: IslandRoll[] = [];
    while (!growth.done) {
      expect(growth.current).toEqual(nextFrom(rolls.at(-1)));
      rolls.push(growth.roll());
      const filled = 1 + rolls.filter((roll) => roll.filled).length;
      expect(countHexes(growth.island().rows)).toBe(filled);
    }
    expect(rolls).toEqual(rollsOf(2, 30, 5));
    expect(growth.island()).toEqual(growIsland(2, 30, islandDice(5)));
  });

  test('of one hex takes no roll', () => {
    for (const algorithm of ISLAND_ALGORITHMS)
      expect(growIsland(algorithm, 1, islandDice(0))).toEqual({
        rows: [{ r: 0, q: 0, count: 1 }],
        rolls: 0,
        freed: 0,
      });
  });

  test.each([0, -1, 1.5, NaN, MAX_LAND_HEXES + 1])('cannot have %d hexes', (hexes) => {
    expect(() => growIsland(1, hexes, islandDice(0))).toThrow(RangeError);
  });

  test.each([0, 6, 2.5])('cannot grow by procedure %d', (algorithm) => {
    expect(() => growIsland(algorithm as IslandAlgorithm, 1, islandDice(0))).toThrow(RangeError);
  });
});

function nextFrom(roll: IslandRoll | undefined): Hex {
  if (!roll) return ORIGIN;
  return roll.moved && roll.filled ? roll.filled : roll.from;
}

describe('a trapped current hex', () => {
  test('of procedure 5 is freed by a move of any distance, which is counted', () => {
    const rolls = rollsOf(5, 10_000, 1);
    expectPlayedByTheRules(5, rolls);
    const freed = rolls.filter((roll) => roll.freed);
    expect(freed.length).toBeGreaterThan(0);
    expect(growIsland(5, 10_000, islandDice(1)).freed).toBe(freed.length);
    for (const { from, filled, moved } of freed) {
      expect(moved).toBe(true);
      expect(Math.max(Math.abs(filled!.q - from.q), Math.abs(filled!.r - from.r))).toBeGreaterThan(6);
    }
  });

  test.each([2, 3, 4, 5] as const)('of procedure %i does not stay so with loaded dice', (algorithm) => {
    // Always a six, then always north: after a fill of the hex there nothing more happens.
    let throws = 0;
    const loaded = { below: () => (throws++ % 2 === 0 ? 5 : 0) };
    const { rows, rolls, freed } = growIsland(algorithm, 5, loaded);
    expect(rows.map(({ r, q, count }) => [r, q, count])).toEqual([
      [-4, 0, 1],
      [-3, 0, 1],
      [-2, 0, 1],
      [-1, 0, 1],
      [0, 0, 1],
    ]);
    expect({ rolls, freed }).toEqual({ rolls: 2 * (1 + MOST_IDLE_ROLLS + 1), freed: 2 });
  });
});
