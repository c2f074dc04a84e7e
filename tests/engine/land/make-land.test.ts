import { expect, test } from 'vitest';
import { makeLand } from '../../../src/engine/generate/land.ts';
import { islandDice } from '../../../src/engine/land/dice.ts';
import { growIsland, ISLAND_ALGORITHMS } from '../../../src/engine/land/island.ts';
import { hexagonLand, rectangleLand } from '../../../src/engine/land/shapes.ts';
import { success } from '../../../src/engine/problem.ts';

test('the land of a recipe is an island of its seed', () => {
  for (const algorithm of ISLAND_ALGORITHMS) {
    const made = makeLand({ shape: 'island', algorithm, hexes: 200 }, 7);
    expect(made).toEqual(success(growIsland(algorithm, 200, islandDice(7)).rows));
    expect(makeLand({ shape: 'island', algorithm, hexes: 200 }, 8)).not.toEqual(made);
  }
});

test('other land of a recipe does not depend on its seed', () => {
  const given = [
    { r: 3, q: 0, count: 1 },
    { r: 0, q: 2, count: 2 },
    { r: 0, q: 0, count: 2 },
  ];
  for (const seed of [0, 1]) {
    expect(makeLand({ shape: 'hexagon', radius: 5 }, seed)).toEqual(success(hexagonLand(5)));
    expect(makeLand({ shape: 'rectangle', columns: 7, rows: 4 }, seed)).toEqual(success(rectangleLand(7, 4)));
    expect(makeLand({ shape: 'rows', rows: given }, seed)).toEqual(
      success([
        { r: 0, q: 0, count: 4 },
        { r: 3, q: 0, count: 1 },
      ]),
    );
  }
});

test('land that spreads too far to build on is a problem', () => {
  const rows = [
    { r: 0, q: 0, count: 1 },
    { r: 10_000, q: 10_000, count: 1 },
  ];
  expect(makeLand({ shape: 'rows', rows }, 0)).toEqual({
    ok: false,
    problems: [
      {
        code: 'land-too-wide',
        path: { of: 'recipe', members: ['land', 'rows'] },
        values: { columns: 10_001, rows: 15_001, most: 67_108_864 },
      },
    ],
  });
});
