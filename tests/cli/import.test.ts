import { describe, expect, test } from 'vitest';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { emptyLand, PATIENCE, scratchFolder, sixfold, sixfoldOut } from './run.ts';

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
    [['--from', 'tiled']],
    [['--from', 'plomrogue', '--grid', 'hex']],
    [['--from', 'ascii', '--grid', 'x']],
  ])('says what is wrong with its use, with status 2: %j', (words) => {
    const { status, out, err } = sixfold(['import', 'map.txt', ...words]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(/^error: /);
  });
});
