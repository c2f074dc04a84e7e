import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { islandDice } from '../../src/engine/land/dice.ts';
import { growIsland, ISLAND_ALGORITHMS, type IslandRoll } from '../../src/engine/land/island.ts';
import type { LandRow } from '../../src/engine/land/row.ts';
import { hexagonLand, rectangleLand } from '../../src/engine/land/shapes.ts';
import { landStatistics } from '../../src/engine/land/statistics.ts';
import { PATIENCE, scratchFolder, sixfoldHere, sixfoldHereOut, sixfoldOut } from './run.ts';

const folder = scratchFolder();

async function land(...words: string[]): Promise<string> {
  return await sixfoldHereOut(['land', ...words]);
}

function rowsIn(text: string): LandRow[] {
  return (JSON.parse(text) as { rows: LandRow[] }).rows;
}

function linesOf(text: string): object[] {
  expect(text).toMatch(/\n$/);
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line) as object);
}

const ISLAND = ['--shape', 'island', '--algorithm', '5', '--hexes', '60'];

describe('land', { timeout: PATIENCE }, () => {
  test('prints the runs of a hexagon, one a line', () => {
    expect(sixfoldOut(['land', '--shape', 'hexagon', '--radius', '1'])).toBe(
      [
        '{',
        '  "rows": [',
        '    { "r": -1, "q": 0, "count": 2 },',
        '    { "r": 0, "q": -1, "count": 3 },',
        '    { "r": 1, "q": -1, "count": 2 }',
        '  ]',
        '}',
        '',
      ].join('\n'),
    );
  });

  test('prints rectangles and islands as the engine makes them', async () => {
    expect(rowsIn(await land('--shape', 'rectangle', '--columns', '5', '--rows', '3'))).toEqual(
      rectangleLand(5, 3),
    );
    expect(rowsIn(await land(...ISLAND, '--seed', '7'))).toEqual(growIsland(5, 60, islandDice(7)).rows);
    expect(await land(...ISLAND)).toBe(await land(...ISLAND, '--seed', '1'));
  });

  test('tells every roll of the dice on a line before the runs', async () => {
    const text = await land(...ISLAND, '--seed', '7', '--steps');
    const start = text.indexOf('{\n');
    const rolls: IslandRoll[] = [];
    const { rows } = growIsland(5, 60, islandDice(7), (roll) => rolls.push(roll));
    expect(linesOf(text.slice(0, start))).toEqual(rolls);
    expect(rowsIn(text.slice(start))).toEqual(rows);
    expect(await land('--shape', 'hexagon', '--radius', '2', '--steps')).toBe(
      await land('--shape', 'hexagon', '--radius', '2'),
    );
  });

  test.each(ISLAND_ALGORITHMS)(
    'counts islands of procedure %i over seeds, a line each',
    async (algorithm) => {
      const words = ['--shape', 'island', '--algorithm', String(algorithm), '--hexes', '100'];
      const expected = [3, 4, 5].map((seed) => {
        const { rows, rolls } = growIsland(algorithm, 100, islandDice(seed));
        return { seed, rolls, ...landStatistics(rows) };
      });
      const lines = linesOf(await land(...words, '--stats', '--seeds', '3-5'));
      expect(lines).toEqual(expected);
      for (const line of lines)
        expect(Object.keys(line)).toEqual([
          'seed',
          'hexes',
          'rolls',
          'perimeter',
          'oneNeighbor',
          'lakes',
          'diameter',
        ]);
    },
  );

  test('says how often an island had to be freed', async () => {
    const words = ['--shape', 'island', '--algorithm', '5', '--hexes', '10000', '--stats', '--seed', '1'];
    const { freed } = growIsland(5, 10_000, islandDice(1));
    expect(freed).toBeGreaterThan(0);
    expect(linesOf(await land(...words))).toEqual([expect.objectContaining({ seed: 1, freed })]);
  });

  test('counts other land as well, without rolls', async () => {
    const line = { rolls: 0, ...landStatistics(hexagonLand(4)) };
    expect(linesOf(await land('--shape', 'hexagon', '--radius', '4', '--stats', '--seeds', '8-9'))).toEqual([
      { seed: 8, ...line },
      { seed: 9, ...line },
    ]);
  });

  test('writes to a file', async () => {
    const file = folder.write('land.json', '');
    expect(await land(...ISLAND, '--out', file)).toBe('');
    expect(readFileSync(file, 'utf8')).toBe(await land(...ISLAND));
    expect(await land(...ISLAND, '--stats', '--seeds', '1-4', '--out', file)).toBe('');
    expect(linesOf(readFileSync(file, 'utf8'))).toHaveLength(4);
  });

  test('is what a city of the same recipe and seed stands on', async () => {
    const recipe = {
      format: 'sixfold/recipe',
      version: 1,
      seed: 7,
      land: { shape: 'island', algorithm: 5, hexes: 60 },
      districts: { method: 'none' },
      schematics: [],
      fill: { method: 'weighted', coverage: 1 },
    };
    const city = JSON.parse(await sixfoldHereOut(['generate', folder.write('recipe.json', recipe)])) as {
      land: object;
    };
    expect(city.land).toEqual({ rows: rowsIn(await land(...ISLAND, '--seed', '7')) });
  });

  test.each([
    ['', "error: option '--shape <shape>' is missing. It is one of hexagon, rectangle, island."],
    ['--shape hexagon', 'error: --shape hexagon needs --radius'],
    ['--shape hexagon --radius 2001', 'It must be an integer 0..2000.'],
    ['--shape rectangle --columns 3', 'error: --shape rectangle needs --rows'],
    ['--shape rectangle --columns 0 --rows 1', 'It must be an integer 1..12006001.'],
    ['--shape rectangle --columns 4000 --rows 4000', 'is 16000000 hexes; at most 12006001 are possible'],
    ['--shape island --hexes 5', 'error: --shape island needs --algorithm'],
    ['--shape island --algorithm 6 --hexes 5', 'It must be an integer 1..5.'],
    [
      '--shape island --algorithm 1 --hexes 5 --radius 1',
      'error: --radius is for --shape hexagon, not island',
    ],
    ['--shape lake', 'It must be one of hexagon, rectangle, island.'],
    ['--shape hexagon --radius 1 --seeds 1-2', 'error: --seeds is for --stats'],
    ['--shape hexagon --radius 1 --stats --seeds 2-1', 'The first seed must not be greater than the last.'],
    ['--shape hexagon --radius 1 --stats --seeds 1-2 --seed 1', "cannot be used with option '--seed <n>'"],
    ['--shape hexagon --radius 1 --stats --steps', "cannot be used with option '--steps'"],
  ])('refuses with status 2: land %s', async (words, message) => {
    const { status, out, err } = await sixfoldHere(['land', ...words.split(' ').filter(Boolean)]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(/^error: .*\n$/);
    expect(err).toContain(message);
  });
});
