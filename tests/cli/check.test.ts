import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { builtIn, emptyLand, PATIENCE, PROJECT, scratchFolder, sixfold, sixfoldOut } from './run.ts';

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
  test('is silent about the built-in library', () => {
    const files = readdirSync(join(PROJECT, 'schematics'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json') && !name.startsWith('packs'))
      .map((name) => join('schematics', name));
    expect(files.length).toBeGreaterThan(12);
    expect(sixfoldOut(['check', '--strict', ...files])).toBe('');
  });

  test('finds all files of the library and of the example packs, whose tests are many and pass', () => {
    expect(readdirSync(join(PROJECT, 'schematics', 'packs'))).toHaveLength(2);
    expect(sixfold(['check', 'schematics'])).toMatchObject({
      status: 0,
      err: expect.stringMatching(/^\d\d files checked: no problems\n$/) as string,
    });
  });

  test.each([
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
      schematic({ version: 3 }),
      '$.version: version 3 is newer than this program understands (2)',
    ],
    ['an unknown key', schematic({ hexs: [] }), '$.hexs: unknown key "hexs"'],
    ['another format', { format: 'tiled/map', version: 1 }, '$.format: expected one of "sixfold/kinds"'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), 'cannot be read: not a text in UTF-8'],
  ])('says what is wrong with %s, with file and path, whichever command reads it', (name, data, message) => {
    const file = folder.write(`${name}.json`, data);
    const messages: string[] = [];
    for (const words of [
      ['check', file],
      ['orient', file],
      ['poses', file],
      ['generate', file],
      ['fits', file, builtIn('tower')],
    ]) {
      const { status, out, err } = sixfold(words);
      expect({ status, out }, words[0]).toEqual({ status: 1, out: '' });
      expect(err, words[0]).toMatch(/^.+: (?:\$|cannot be read).*\n/);
      expect(err, words[0]).not.toMatch(/\n {4}at |node:|\.ts:|\.mjs:/);
      expect(err, words[0]).toContain(`${file}: `);
      messages.push(err);
    }
    expect(messages[0]).toContain(`${file}: ${message}`);
    expect(messages[0]!.trimEnd().split('\n')).toHaveLength(1);
  });

  test('names every bad file of several, also standard input', () => {
    const bad = folder.write('bad.json', schematic({ version: 9 }));
    const { status, err } = sixfold(['check', builtIn('tower'), bad, '-', 'nowhere.json'], '[]');
    expect(status).toBe(1);
    expect(err.trimEnd().split('\n')).toEqual([
      `${bad}: $.version: version 9 is newer than this program understands (2)`,
      '-: $: expected an object, found an array of 0',
      'nowhere.json: cannot be read: no such file or folder',
    ]);
  });

  test('warns of a broken footprint, and with --strict refuses it', () => {
    const church = ['church', 'church', 'church', null, null, null];
    const file = folder.write('broken.json', schematic({ hexes: [{ q: 0, r: 0, segments: church }] }));
    const warned = sixfold(['check', file]);
    expect(warned).toMatchObject({ status: 0, out: '' });
    expect(warned.err.trimEnd().split('\n')).toHaveLength(3);
    expect(warned.err).toContain(`warning: ${file}: $.hexes[0].segments[0]: "church"`);
    const refused = sixfold(['check', '--strict', file]);
    expect(refused).toMatchObject({ status: 1, out: '' });
    expect(refused.err).toBe(warned.err.replaceAll('warning: ', ''));
  });

  test('takes the kinds beside a schematic, or those that are named', () => {
    const own = scratchFolder();
    const kinds = readFileSync(join(PROJECT, 'schematics', 'kinds.json'), 'utf8').replace('"house"', '"hut"');
    own.write('kinds.json', kinds);
    const hut = own.write(
      'hut.json',
      schematic({ hexes: [{ q: 0, r: 0, segments: ['hut', null, null, null, null, null] }] }),
    );
    expect(sixfoldOut(['check', hut])).toBe('');
    expect(sixfold(['check', hut, '--schematics', 'schematics']).err).toContain('unknown kind "hut"');
    own.write('kinds.json', '{');
    expect(sixfold(['check', hut]).err).toMatch(/^.*kinds\.json: \$: not valid JSON/);
  });

  test('does not ask whether the schematics of a recipe exist', () => {
    const file = folder.write('recipe.json', { ...emptyLand(1), schematics: [{ id: 'zeppelin' }] });
    expect(sixfoldOut(['check', file])).toBe('');
  });

  test('finds a city that was changed by hand', () => {
    const city = sixfoldOut(['generate', '--seed', '3']);
    const changed = city
      .replace(/"rotation": \d/, '"rotation": 9')
      .replace(/"covered": \d+/, '"covered": 1.5');
    const { status, err } = sixfold(['check', '-'], changed);
    expect(status).toBe(1);
    expect(err).toContain('-: $.placements[0].rotation: expected an integer 0..5, found 9');
    expect(err).toContain('-: $.statistics.covered: expected an integer');
  });

  test('runs the tests of a pack, named by its folder, its file or its ZIP', () => {
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
    expect(sixfoldOut(['check', own.path])).toBe('');

    const bad = pack([...good, scene('on top', 'fits', 0)]);
    const file = own.write('pack.json', bad);
    const message =
      '$.tests[2]: the test fails (a, on top): it must fit there, and is blocked at 0, 0 N: the segment is taken';
    expect(sixfold(['check', file])).toMatchObject({ status: 1, err: `${file}: ${message}\n` });
    const zip = own.write(
      'small.zip',
      zipSync({
        'pack.json': strToU8(JSON.stringify(bad)),
        'a.schematic.json': strToU8(JSON.stringify(schematic({}))),
      }),
    );
    expect(sixfold(['check', zip])).toMatchObject({ status: 1, err: `${zip}/pack.json: ${message}\n` });

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
    expect(sixfoldOut(['check', own.path])).toBe('');
    own.write('pack.json', { ...pack([placed('green'), placed('nowhere')]), recipes });
    expect(sixfold(['check', own.path]).err).toContain(
      '$.tests[1]: the test fails (a): neither the pack nor Sixfold has a recipe "nowhere"',
    );
    recipes[0]!.recipe.schematics[0]!.id = 'gone';
    own.write('pack.json', { ...pack([placed('green')]), recipes });
    expect(sixfold(['check', own.path]).err).toContain(
      'no city of green can be generated: no schematic "gone" in the library',
    );

    own.write('pack.json', { ...pack([]), schematics: ['a', 'gone'] });
    expect(sixfold(['check', own.path]).err).toContain(
      '$.schematics[1]: there is no file gone.schematic.json beside it',
    );
  });
});
