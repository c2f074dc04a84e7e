import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCity } from '../../src/formats/city/read.ts';
import {
  emptyLand,
  LAUNCHER,
  PATIENCE,
  PROJECT,
  scratchFolder,
  sixfoldHere,
  sixfoldHereOut,
  sixfoldOut,
} from './run.ts';

describe('generate', { timeout: PATIENCE }, () => {
  const folder = scratchFolder();
  const city = sixfoldOut(['generate', '--seed', '7']);

  test('makes a city that passes check, with the seed that was asked for', () => {
    expect(sixfoldOut(['check', '-'], city)).toBe('');
    const read = readCity(city);
    expect(read.ok && read.value.recipe?.seed).toBe(7);
    expect(read.ok && read.value.placements.length).toBeGreaterThan(100);
    // A walled town, when no recipe is named.
    expect(read.ok && read.value.walls?.length).toBe(1);
  });

  test('makes the same bytes twice, and others from another seed', async () => {
    expect(await sixfoldHereOut(['generate', '--seed', '7'])).toBe(city);
    expect(await sixfoldHereOut(['generate', '--seed', '8'])).not.toBe(city);
  });

  test('writes the same bytes to a file, in place of an older one, and leaves nothing else', async () => {
    const file = folder.write('city.json', 'old');
    const before = readdirSync(folder.path);
    expect(await sixfoldHereOut(['generate', '--seed', '7', '--out', file])).toBe('');
    expect(readFileSync(file, 'utf8')).toBe(city);
    expect(readdirSync(folder.path)).toEqual(before);
    expect(sixfoldOut(['generate', '--seed', '7', '--out', '-'])).toBe(city);
  });

  test('reads its recipe from a file or from standard input, with a library of its own', async () => {
    const recipe = { ...emptyLand(3), schematics: [{ id: 'tower', max: 4 }] };
    const file = folder.write('recipe.json', recipe);
    const made = await sixfoldHereOut(['generate', file, '--schematics', join(PROJECT, 'schematics')]);
    expect(sixfoldOut(['generate', '-'], JSON.stringify(recipe))).toBe(made);
    const read = readCity(made);
    expect(read.ok && read.value.placements.map(({ schematic }) => schematic)).toEqual(
      Array(4).fill('tower'),
    );
  });

  test('says which minimum cannot be met, and writes nothing', async () => {
    const file = folder.write('unmet.json', { ...emptyLand(1), schematics: [{ id: 'castle', min: 1 }] });
    const out = join(folder.path, 'unmet.city.json');
    const { status, err } = await sixfoldHere(['generate', file, '--out', out]);
    expect(status).toBe(1);
    expect(err).toMatch(
      new RegExp(
        `^${file}: schematic castle: needs 63 segments in one piece.*; nearest miss at hex .* off-land.*\\n$`,
      ),
    );
    expect(readdirSync(folder.path)).not.toContain('unmet.city.json');
  });

  test('says which schematic is not in the library', async () => {
    const file = folder.write('unknown.json', { ...emptyLand(1), schematics: [{ id: 'zeppelin' }] });
    expect(await sixfoldHere(['generate', file])).toEqual({
      status: 1,
      out: '',
      err: `${file}: $.schematics[0].id: no schematic "zeppelin" in the library\n`,
    });
  });

  test('tells the problems of every file of a library at once', async () => {
    const library = scratchFolder();
    library.write('kinds.json', readFileSync(join(PROJECT, 'schematics', 'kinds.json'), 'utf8'));
    const tower = readFileSync(join(PROJECT, 'schematics', 'tower.schematic.json'), 'utf8');
    library.write('a.schematic.json', tower);
    library.write('b.schematic.json', tower);
    library.write('c.schematic.json', tower.slice(0, 50));
    const { status, err } = await sixfoldHere(['generate', '--schematics', library.path]);
    expect(status).toBe(1);
    expect(err.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/b\.schematic\.json: \$\.id: "tower" is the id of .*a\.schematic\.json already$/),
      expect.stringMatching(/c\.schematic\.json: \$: not valid JSON at line/),
    ]);
  });

  test('ends quietly when its reader has seen enough', async () => {
    const child = spawn(process.execPath, [LAUNCHER, 'generate'], { cwd: PROJECT });
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.stdout.once('data', () => child.stdout.destroy());
    const [status] = (await once(child, 'close')) as [number | null];
    expect({ status, err }).toEqual({ status: 0, err: '' });
  });
});
