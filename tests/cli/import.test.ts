import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import {
  emptyLand,
  PATIENCE,
  refusal,
  scratchFolder,
  sixfoldHere,
  sixfoldHereOut,
  sixfoldOut,
} from './run.ts';
import { squareFeature } from '../support/square-feature.ts';

const folder = scratchFolder();

describe('import', { timeout: PATIENCE }, () => {
  const city = folder.write('city.json', '');
  beforeAll(async () => {
    await sixfoldHereOut(['generate', folder.write('recipe.json', emptyLand(3)), '--out', city]);
  });

  test.each(['ascii', 'plomrogue', 'text-mapper'])(
    'reads the land that was exported as %s',
    async (format) => {
      const map = await sixfoldHereOut(['export', city, '--to', format]);
      const read = readRecipe(await sixfoldHereOut(['import', folder.write('map', map), '--from', format]));
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      expect(read.value.land).toEqual({
        shape: 'rows',
        rows: [-3, -2, -1, 0, 1, 2, 3].map((r) => ({ r, q: Math.max(-3, -3 - r), count: 7 - Math.abs(r) })),
      });
      expect(read.value.districts).toEqual({ method: 'none' });
      expect(read.value.schematics.length).toBeGreaterThan(10);
      for (const { min, groups } of read.value.schematics) expect([min, groups]).toEqual([0, null]);
    },
  );

  test('reads a map of Tiled as land, and as the city that it was', async () => {
    const town = join(folder.path, 'town.json');
    await sixfoldHereOut(['generate', 'walled-town', '--seed', '4', '--out', town]);
    const archive = join(folder.path, 'town.zip');
    await sixfoldHereOut(['export', town, '--to', 'tiled', '--out', archive]);
    expect(Object.keys(unzipSync(readFileSync(archive)))).toEqual(['town.tmx', 'town.tmj', 'town.png']);
    expect(await sixfoldHereOut(['import', archive, '--from', 'tiled', '--city'])).toBe(
      readFileSync(town, 'utf8'),
    );
    const recipe = readRecipe(await sixfoldHereOut(['import', archive, '--from', 'tiled']));
    expect(recipe.ok && recipe.value.land).toEqual({
      shape: 'rows',
      rows: (JSON.parse(readFileSync(town, 'utf8')) as { land: { rows: unknown } }).land.rows,
    });
  });

  test('finds the tileset of a map of Tiled beside it, and says what is missing', async () => {
    const map = folder.write(
      'made.tmx',
      '<map orientation="hexagonal" staggeraxis="x" staggerindex="odd"><tileset firstgid="1" source="made.tsx"/><layer name="all" width="2" height="1"><data encoding="csv">1,1</data></layer></map>',
    );
    const { status, err } = await sixfoldHere(['import', map, '--from', 'tiled', '--city']);
    expect({ status, err }).toEqual({
      status: 1,
      err: `${map}: tilesets: no tile has a class, which would be the kind of its segments; without --city the land is read\n${map}: the tileset "made.tsx" is missing: its tiles have no kinds\n`,
    });
    expect(await sixfoldHere(['import', map, '--from', 'tiled'])).toMatchObject({
      status: 0,
      err: `${map}: note: the tileset "made.tsx" is missing: its tiles have no kinds\n`,
    });
    folder.write('made.tsx', '<tileset name="made"><tile id="0" class="meadow"/></tileset>');
    const city = JSON.parse(await sixfoldHereOut(['import', map, '--from', 'tiled', '--city'])) as {
      hexes: { segments: string[] }[];
    };
    expect(city.hexes.map(({ segments }) => new Set(segments))).toEqual([
      new Set(['meadow']),
      new Set(['meadow']),
    ]);
    expect(await sixfoldHere(['import', map, '--from', 'ascii', '--city'])).toMatchObject({ status: 2 });
  });

  test('reads tilesets of Tiled from the map’s folder alone, unless another is named', async () => {
    mkdirSync(join(folder.path, 'maps'));
    folder.write('above.tsx', '<tileset name="above"><tile id="0" class="meadow"/></tileset>');
    symlinkSync(join(folder.path, 'above.tsx'), join(folder.path, 'maps', 'linked.tsx'));
    execFileSync('mkfifo', [join(folder.path, 'maps', 'pipe.tsx')]);
    const mapOf = (source: string) =>
      folder.write(
        'maps/beside.tmx',
        `<map orientation="hexagonal" staggeraxis="x" staggerindex="odd"><tileset firstgid="1" source="${source}"/><layer name="all" width="2" height="1"><data encoding="csv">1,1</data></layer></map>`,
      );
    const noteOf = async (source: string, ...words: string[]) => {
      const map = mapOf(source);
      const { status, err } = await sixfoldHere(['import', map, '--from', 'tiled', ...words]);
      expect(status).toBe(0);
      return err.replace(`${map}: note: the tileset ${JSON.stringify(source)} `, '');
    };
    const outside = 'lies outside of the map’s folder and is not read: its tiles have no kinds\n';
    expect(await noteOf('../above.tsx')).toBe(outside);
    expect(await noteOf('linked.tsx')).toBe(outside);
    expect(await noteOf('/dev/zero')).toBe(outside);
    expect(await noteOf('pipe.tsx')).toBe('is no regular file and is not read: its tiles have no kinds\n');
    expect(await noteOf('../above.tsx', '--root', folder.path)).toBe('');
    expect(await sixfoldHere(['import', mapOf('x'), '--from', 'ascii', '--root', '.'])).toMatchObject({
      status: 2,
    });
  });

  test('shows control characters of foreign names as what they are', async () => {
    const map = folder.write(
      'names.tmx',
      '<map orientation="hexagonal" staggeraxis="x" staggerindex="odd"><tileset firstgid="1" source="\u009B31m\u202Ex.tsx"/><layer name="all" width="2" height="1"><data encoding="csv">1,1</data></layer></map>',
    );
    const { err } = await sixfoldHere(['import', map, '--from', 'tiled']);
    expect(err).toBe(
      `${map}: note: the tileset "\\u{9b}31m\\u{202e}x.tsx" is missing: its tiles have no kinds\n`,
    );
  });

  test('makes a recipe that a city can be generated from', async () => {
    const recipe = await sixfoldHereOut([
      'import',
      folder.write('map.txt', '~~##~~\n~####~\n~~#~~~\n'),
      '--from',
      'ascii',
    ]);
    const generated = JSON.parse(
      await sixfoldHereOut(['generate', folder.write('imported.json', recipe)]),
    ) as {
      statistics: { hexes: number; covered: number };
    };
    expect(generated.statistics.hexes).toBe(7);
    expect(generated.statistics.covered).toBeGreaterThan(0);
  });

  test('reads characters as told, also from standard input', async () => {
    const map = folder.write('either.txt', '# #\n # #\n');
    const landOf = async (words: readonly string[]) => {
      const read = readRecipe(await sixfoldHereOut(['import', map, '--from', 'ascii', ...words]));
      return read.ok && read.value.land;
    };
    expect(await landOf([])).toEqual(await landOf(['--grid', 'hex']));
    const piped = readRecipe(sixfoldOut(['import', '-', '--from', 'ascii'], readFileSync(map, 'utf8')));
    expect(piped.ok && piped.value.land).toEqual(await landOf([]));
    expect(await landOf(['--grid', 'square'])).not.toEqual(await landOf(['--grid', 'hex']));
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
      '# a map\nhere\n',
      'line 2: expected a hex, a line, a definition or a comment, found "here"',
    ],
    ['text-mapper', '0101 sea\n', 'map: there is no land in it'],
  ])('tells what is wrong with a map for %s, with its line and status 1', async (format, text, problem) => {
    const file = folder.write('bad.txt', text);
    expect(await sixfoldHere(['import', file, '--from', format])).toEqual({
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

  test('says what is sea and what is passed over, and takes other choices', async () => {
    const features = [squareFeature(0, { type: 'ocean' }), squareFeature(1, { type: 'island' })];
    const crs = { type: 'name', properties: { name: 'EPSG:25832' } };
    const map = folder.write('cells.geojson', JSON.stringify({ type: 'FeatureCollection', features, crs }));
    const order = ['import', map, '--from', 'geojson'];
    const unknown = await sixfoldHere(order);
    expect(unknown.status).toBe(1);
    expect(unknown.err).toContain('the coordinate system "EPSG:25832" is not known');
    expect(await sixfoldHere([...order, '--coordinates', 'plane'])).toMatchObject({
      status: 0,
      err: `${map}: note: 1 of 2 polygons are sea by their properties: type=ocean\n`,
    });
    expect(await sixfoldHere([...order, '--coordinates', 'plane', '--sea', 'type=island'])).toMatchObject({
      status: 0,
      err: '',
    });
    expect(await sixfoldHere([...order, '--sea', 'wet'])).toMatchObject({ status: 2 });
    const text = folder.write('map.txt', '0101 land\nthere be dragons\n');
    expect(await sixfoldHere(['import', text, '--from', 'text-mapper'])).toMatchObject({
      status: 0,
      err: `${text}: note: line 2 is passed over: Text Mapper does not know it\n`,
    });
    expect(await sixfoldHere(['import', text, '--from', 'text-mapper', '--sea', 'none'])).toMatchObject({
      status: 2,
    });
  });
});
