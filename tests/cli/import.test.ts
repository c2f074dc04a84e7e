import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { emptyLand, PATIENCE, refusal, scratchFolder, sixfold, sixfoldOut } from './run.ts';

const folder = scratchFolder();

describe('import', { timeout: PATIENCE }, () => {
  const city = folder.write('city.json', '');
  sixfoldOut(['generate', folder.write('recipe.json', emptyLand(3)), '--out', city]);

  test.each(['ascii', 'plomrogue', 'text-mapper'])('reads the land that was exported as %s', (format) => {
    const map = sixfoldOut(['export', city, '--to', format]);
    const read = readRecipe(sixfoldOut(['import', '-', '--from', format], map));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(read.value.land).toEqual({
      shape: 'rows',
      rows: [-3, -2, -1, 0, 1, 2, 3].map((r) => ({ r, q: Math.max(-3, -3 - r), count: 7 - Math.abs(r) })),
    });
    expect(read.value.districts).toEqual({ method: 'none' });
    expect(read.value.schematics.length).toBeGreaterThan(10);
    for (const { min, groups } of read.value.schematics) expect([min, groups]).toEqual([0, null]);
  });

  test('reads a map of Tiled as land, and as the city that it was', () => {
    const town = join(folder.path, 'town.json');
    sixfoldOut(['generate', 'walled-town', '--seed', '4', '--out', town]);
    const archive = join(folder.path, 'town.zip');
    sixfoldOut(['export', town, '--to', 'tiled', '--out', archive]);
    expect(Object.keys(unzipSync(readFileSync(archive)))).toEqual(['town.tmx', 'town.tmj', 'town.png']);
    expect(sixfoldOut(['import', archive, '--from', 'tiled', '--city'])).toBe(readFileSync(town, 'utf8'));
    const recipe = readRecipe(sixfoldOut(['import', archive, '--from', 'tiled']));
    expect(recipe.ok && recipe.value.land).toEqual({
      shape: 'rows',
      rows: (JSON.parse(readFileSync(town, 'utf8')) as { land: { rows: unknown } }).land.rows,
    });
  });

  test('finds the tileset of a map of Tiled beside it, and says what is missing', () => {
    const map = folder.write(
      'made.tmx',
      '<map orientation="hexagonal" staggeraxis="x" staggerindex="odd"><tileset firstgid="1" source="made.tsx"/><layer name="all" width="2" height="1"><data encoding="csv">1,1</data></layer></map>',
    );
    const { status, err } = sixfold(['import', map, '--from', 'tiled', '--city']);
    expect({ status, err }).toEqual({
      status: 1,
      err: `${map}: tilesets: no tile has a class, which would be the kind of its segments; without --city the land is read\n${map}: the tileset "made.tsx" is missing: its tiles have no kinds\n`,
    });
    expect(sixfold(['import', map, '--from', 'tiled'])).toMatchObject({
      status: 0,
      err: `${map}: note: the tileset "made.tsx" is missing: its tiles have no kinds\n`,
    });
    folder.write('made.tsx', '<tileset name="made"><tile id="0" class="meadow"/></tileset>');
    const city = JSON.parse(sixfoldOut(['import', map, '--from', 'tiled', '--city'])) as {
      hexes: { segments: string[] }[];
    };
    expect(city.hexes.map(({ segments }) => new Set(segments))).toEqual([
      new Set(['meadow']),
      new Set(['meadow']),
    ]);
    expect(sixfold(['import', map, '--from', 'ascii', '--city'])).toMatchObject({ status: 2 });
  });

  test('makes a recipe that a city can be generated from', () => {
    const recipe = sixfoldOut([
      'import',
      folder.write('map.txt', '~~##~~\n~####~\n~~#~~~\n'),
      '--from',
      'ascii',
    ]);
    const generated = JSON.parse(sixfoldOut(['generate', '-'], recipe)) as {
      statistics: { hexes: number; covered: number };
    };
    expect(generated.statistics.hexes).toBe(7);
    expect(generated.statistics.covered).toBeGreaterThan(0);
  });

  test('reads characters as told', () => {
    const map = folder.write('either.txt', '# #\n # #\n');
    const landOf = (words: readonly string[]) => {
      const read = readRecipe(sixfoldOut(['import', map, '--from', 'ascii', ...words]));
      return read.ok && read.value.land;
    };
    expect(landOf([])).toEqual(landOf(['--grid', 'hex']));
    expect(landOf(['--grid', 'square'])).not.toEqual(landOf(['--grid', 'hex']));
  });

  test.each([
    [
      'ascii',
      '. .\n . .\n. .\n . .\n. .\n . .\n. .x\n',
      'line 7: expected a blank at place 4, between cells, found "x"',
    ],
    ['plomrogue', 'MAP_LENGTH 2\nMAP 0 "..."\nMAP 1 ".."\n', 'line 2: expected 2 cells, found 3'],
    [
      'text-mapper',
      '0101 land\nhere\n',
      'line 2: expected a hex, a line, a definition or a comment, found "here"',
    ],
    ['text-mapper', '0101 sea\n', 'map: there is no land in it'],
  ])('tells what is wrong with a map for %s, with its line and status 1', (format, text, problem) => {
    const file = folder.write('bad.txt', text);
    expect(sixfold(['import', file, '--from', format])).toEqual({
      status: 1,
      out: '',
      err: `${file}: ${problem}\n`,
    });
  });

  test.each([
    [[]],
    [['--from', 'dwg']],
    [['--from', 'plomrogue', '--grid', 'hex']],
    [['--from', 'ascii', '--grid', 'x']],
  ])('says what is wrong with its use: %j', (words) => {
    expect(refusal('import', 'map.txt', ...words)).toMatch(/^error: /);
  });
});
