import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readLibrary } from '../../src/cli/library.ts';
import { readPackFiles } from '../../src/cli/pack-files.ts';
import { packSource } from '../../src/cli/pack-source.ts';
import { placeProblems, withPack } from '../../src/formats/pack/run-tests.ts';
import {
  builtIn,
  emptyLand,
  PATIENCE,
  PROJECT,
  scratchFolder,
  sixfold,
  sixfoldHere,
  sixfoldHereOut,
} from './run.ts';

const folder = scratchFolder();
const house = ['house', null, null, null, null, null];
const schematic = (part: object) => ({
  format: 'sixfold/schematic',
  version: 1,
  id: 'a',
  name: 'A',
  hexes: [{ q: 0, r: 0, segments: house }],
  ...part,
});

describe('check', { timeout: PATIENCE }, () => {
  test('is silent about the built-in library', async () => {
    const files = readdirSync(join(PROJECT, 'schematics'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json') && !name.startsWith('packs'))
      .map((name) => join('schematics', name));
    expect(files.length).toBeGreaterThan(12);
    expect(await sixfoldHereOut(['check', '--strict', ...files])).toBe('');
  });

  test('finds nothing wrong with the example packs, whose pieces fit where their tests say', () => {
    const folders = readdirSync(join(PROJECT, 'schematics', 'packs'));
    expect(folders).toHaveLength(2);
    const library = readLibrary('schematics');
    for (const name of folders) {
      const { packed, kinds, schematics, errors, warnings } = readPackFiles(
        packSource(join('schematics', 'packs', name))!,
      );
      expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
      const { tests } = packed.pack;
      expect(tests.filter(({ kind }) => kind !== 'placed').length).toBeGreaterThan(5);
      expect(placeProblems(tests, withPack(library, schematics, kinds))).toEqual([]);
    }
  });

  const BAD: readonly (readonly [name: string, data: object | string | Uint8Array, message: string])[] = [
    ['truncated JSON', '{\n  "format": "sixfold/kinds",', '$: not valid JSON at line 2, column 29'],
    ['an empty file', '', '$: expected JSON, found an empty text'],
    [
      'an unknown kind',
      schematic({ hexes: [{ q: 0, r: 0, segments: ['casino', ...house.slice(1)] }] }),
      '$.hexes[0].segments[0]: unknown kind "casino"',
    ],
    [
      'a repeated hex',
      schematic({
        hexes: [
          { q: 0, r: 0, segments: house },
          { q: 0, r: 0, segments: house },
        ],
      }),
      '$.hexes[1]: hex 0, 0 is listed already',
    ],
    [
      'a segment array of five',
      schematic({ hexes: [{ q: 0, r: 0, segments: house.slice(0, 5) }] }),
      '$.hexes[0].segments: expected an array of six',
    ],
    [
      'coordinates of 1e9',
      schematic({ hexes: [{ q: 1e9, r: 0, segments: house }] }),
      '$.hexes[0].q: expected an integer -512..512, found 1000000000',
    ],
    [
      'a newer version',
      schematic({ version: 4 }),
      '$.version: version 4 is newer than this program understands (3)',
    ],
    ['an unknown key', schematic({ hexs: [] }), '$.hexs: unknown key "hexs"'],
    ['another format', { format: 'tiled/map', version: 1 }, '$.format: expected one of "sixfold/kinds"'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), 'cannot be read: not a text in UTF-8'],
  ];

  test('says what is wrong with each bad file, with file and path, on a line', () => {
    const files = BAD.map(([name, data]) => folder.write(`${name}.json`, data));
    const { status, out, err } = sixfold(['check', ...files]);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    const lines = err.trimEnd().split('\n');
    expect(lines).toHaveLength(BAD.length);
    BAD.forEach(([name, , message], index) =>
      expect(lines[index]!.startsWith(`${files[index]}: ${message}`), `${name}: ${lines[index]}`).toBe(true),
    );
  });

  test.each(['orient', 'poses', 'generate', 'fits', 'why', 'districts', 'survey', 'export', 'import'])(
    'says so, whichever command reads it: %s',
    async (command) => {
      const more: Readonly<Record<string, readonly string[]>> = {
        fits: [builtIn('tower')],
        why: [builtIn('tower'), '--at', '0,0'],
        survey: ['--seeds', '1-2'],
        export: ['--to', 'svg'],
        import: ['--from', 'geojson'],
      };
      for (const [name, data] of BAD) {
        const file = folder.write(`${name}.json`, data);
        const { status, out, err } = await sixfoldHere([command, file, ...(more[command] ?? [])]);
        expect({ status, out }).toEqual({ status: 1, out: '' });
        expect(err).toMatch(/^.+: (?:\$|cannot be read).*\n/);
        expect(err).not.toMatch(/\n {4}at |node:|\.ts:|\.mjs:/);
        expect(err).toContain(`${file}: `);
      }
    },
  );

  test('names every bad file of several, also standard input', () => {
    const bad = folder.write('bad.json', schematic({ version: 9 }));
    const { status, err } = sixfold(['check', builtIn('tower'), bad, '-', 'nowhere.json'], '[]');
    expect(status).toBe(1);
    expect(err.trimEnd().split('\n')).toEqual([
      `${bad}: $.version: version 9 is newer than this program understands (3)`,
      '-: $: expected an object, found an array of 0',
      'nowhere.json: cannot be read: no such file or folder',
    ]);
  });

  test('warns of a broken footprint, and with --strict refuses it', async () => {
    const church = ['church', 'church', 'church', null, null, null];
    const file = folder.write('broken.json', schematic({ hexes: [{ q: 0, r: 0, segments: church }] }));
    const warned = await sixfoldHere(['check', file]);
    expect(warned).toMatchObject({ status: 0, out: '' });
    expect(warned.err.trimEnd().split('\n')).toHaveLength(3);
    expect(warned.err).toContain(`warning: ${file}: $.hexes[0].segments[0]: "church"`);
    const refused = await sixfoldHere(['check', '--strict', file]);
    expect(refused).toMatchObject({ status: 1, out: '' });
    expect(refused.err).toBe(warned.err.replaceAll('warning: ', ''));
  });

  test('takes the kinds beside a schematic, or those that are named', async () => {
    const own = scratchFolder();
    const kinds = readFileSync(join(PROJECT, 'schematics', 'kinds.json'), 'utf8').replace('"house"', '"hut"');
    own.write('kinds.json', kinds);
    const hut = own.write(
      'hut.json',
      schematic({ hexes: [{ q: 0, r: 0, segments: ['hut', null, null, null, null, null] }] }),
    );
    expect(await sixfoldHereOut(['check', hut])).toBe('');
    expect((await sixfoldHere(['check', hut, '--schematics', 'schematics'])).err).toContain(
      'unknown kind "hut"',
    );
    own.write('kinds.json', '{');
    expect((await sixfoldHere(['check', hut])).err).toMatch(/^.*kinds\.json: \$: not valid JSON/);
  });

  test('does not ask whether the schematics of a recipe exist', async () => {
    const file = folder.write('recipe.json', { ...emptyLand(1), schematics: [{ id: 'zeppelin' }] });
    expect(await sixfoldHereOut(['check', file])).toBe('');
  });

  test('finds a city that was changed by hand', async () => {
    const tower = { ...emptyLand(1), schematics: [{ id: 'tower', min: 1 }] };
    const city = await sixfoldHereOut(['generate', folder.write('tower.json', tower)]);
    const changed = city
      .replace(/"rotation": \d/, '"rotation": 9')
      .replace(/"covered": \d+/, '"covered": 1.5');
    const { status, err } = sixfold(['check', '-'], changed);
    expect(status).toBe(1);
    expect(err).toContain('-: $.placements[0].rotation: expected an integer 0..5, found 9');
    expect(err).toContain('-: $.statistics.covered: expected an integer');
  });

  test('runs the tests of a pack, named by its folder, its file or its ZIP', async () => {
    const own = scratchFolder();
    const free = [null, null, null, null, null, null];
    const scene = (name: string, kind: string, k: number) => ({
      kind,
      name,
      schematic: 'a',
      q: 0,
      r: 0,
      around: [{ q: 0, r: 0, segments: free.map((_, index) => (index === k ? 'house' : null)) }],
    });
    const pack = (tests: readonly object[]) => ({
      format: 'sixfold/pack',
      version: 1,
      id: 'small',
      name: 'Small',
      schematics: ['a'],
      tests,
    });
    const good = [scene('beside a house', 'fits', 1), scene('on a house', 'blocked', 0)];
    own.write('a.schematic.json', schematic({}));
    own.write('pack.json', pack(good));
    expect(await sixfoldHereOut(['check', own.path])).toBe('');

    const bad = pack([...good, scene('on top', 'fits', 0)]);
    const file = own.write('pack.json', bad);
    const message =
      '$.tests[2]: the test fails (a, on top): it must fit there, and is blocked at 0, 0 N: the segment is taken';
    expect(await sixfoldHere(['check', file])).toMatchObject({ status: 1, err: `${file}: ${message}\n` });
    const zip = own.write(
      'small.zip',
      zipSync({
        'pack.json': strToU8(JSON.stringify(bad)),
        'a.schematic.json': strToU8(JSON.stringify(schematic({}))),
      }),
    );
    expect(await sixfoldHere(['check', zip])).toMatchObject({
      status: 1,
      err: `${zip}/pack.json: ${message}\n`,
    });

    // A recipe of the pack itself: one hex that the piece fits into, and none for another.
    const recipes = [
      {
        id: 'green',
        recipe: {
          seed: 1,
          land: { shape: 'hexagon', radius: 0 },
          districts: { method: 'none' },
          schematics: [{ id: 'a', min: 1 }],
          fill: { method: 'weighted', coverage: 1 },
        },
      },
    ];
    const placed = (recipe: string) => ({ kind: 'placed', schematic: 'a', recipe, atLeast: 100 });
    own.write('pack.json', { ...pack([placed('green')]), recipes });
    expect(await sixfoldHereOut(['check', own.path])).toBe('');
    own.write('pack.json', { ...pack([placed('green'), placed('nowhere')]), recipes });
    expect((await sixfoldHere(['check', own.path])).err).toContain(
      '$.tests[1]: the test fails (a): neither the pack nor Sixfold has a recipe "nowhere"',
    );
    recipes[0]!.recipe.schematics[0]!.id = 'gone';
    own.write('pack.json', { ...pack([placed('green')]), recipes });
    expect((await sixfoldHere(['check', own.path])).err).toContain(
      'no city of green can be generated: no schematic "gone" in the library',
    );

    own.write('pack.json', { ...pack([]), schematics: ['a', 'gone'] });
    expect((await sixfoldHere(['check', own.path])).err).toContain(
      '$.schematics[1]: there is no file gone.schematic.json beside it',
    );
  });
});
