import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCity } from '../../src/formats/city/read.ts';
import { cityStatistics, type TownStatistics } from '../../src/formats/city/statistics.ts';
import { emptyLand, PATIENCE, scratchFolder, sixfoldHere, sixfoldHereOut, sixfoldOut } from './run.ts';

const folder = scratchFolder();
const small = folder.write('small.json', {
  ...emptyLand(4),
  schematics: [{ id: 'castle', min: 1, max: 1 }, { id: 'terrace', weight: 3 }, { id: 'house' }],
});

function linesOf(text: string): Record<string, unknown>[] {
  expect(text.endsWith('\n')).toBe(true);
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('survey', { timeout: PATIENCE }, () => {
  test('tells of each seed what generate makes of it', async () => {
    const lines = linesOf(await sixfoldHereOut(['survey', small, '--seeds', '41-43']));
    expect(lines.map(({ seed }) => seed)).toEqual([41, 42, 43]);
    for (const line of lines) {
      const text = await sixfoldHereOut(['generate', small, '--seed', String(line['seed'])]);
      const city = readCity(text);
      if (!city.ok) throw new Error('generate wrote what cannot be read');
      const { covered, coverage, perSchematic } = cityStatistics(city.value);
      const { publicAreas, landAreas, doors, doorsReached, walls } = (
        JSON.parse(text) as { statistics: TownStatistics }
      ).statistics;
      expect(line).toEqual({
        seed: city.value.recipe?.seed,
        ok: true,
        placements: city.value.placements.length,
        perSchematic: Object.fromEntries(perSchematic),
        covered,
        coverage,
        digest: (JSON.parse(text) as { digest: string }).digest,
        publicAreas,
        landAreas,
        doors,
        doorsReached,
        walls,
      });
      expect(Object.keys(line)).toEqual([
        'seed',
        'ok',
        'placements',
        'perSchematic',
        'covered',
        'coverage',
        'digest',
        'publicAreas',
        'landAreas',
        'doors',
        'doorsReached',
        'walls',
      ]);
    }
  });

  test('writes the same lines to a file', async () => {
    const out = join(folder.path, 'survey.jsonl');
    expect(await sixfoldHereOut(['survey', small, '--seeds', '1-5', '--out', out])).toBe('');
    expect(readFileSync(out, 'utf8')).toBe(await sixfoldHereOut(['survey', small, '--seeds', '1-5']));
  });

  test('goes on where the minimums of a seed find no room, and says why', async () => {
    const tight = folder.write('tight.json', { ...emptyLand(1), schematics: [{ id: 'tower', min: 8 }] });
    expect(linesOf(await sixfoldHereOut(['survey', tight, '--seeds', '4294967294-4294967295']))).toEqual(
      [4294967294, 4294967295].map((seed) => ({
        seed,
        ok: false,
        problems: [
          {
            path: 'schematic tower',
            message: expect.stringContaining('the minimums need 48 segments; the land has 42') as string,
          },
        ],
      })),
    );
  });

  test('tells once what is wrong with the recipe for every seed', async () => {
    const unknown = folder.write('unknown.json', { ...emptyLand(1), schematics: [{ id: 'zeppelin' }] });
    expect(await sixfoldHere(['survey', unknown, '--seeds', '1-3'])).toEqual({
      status: 1,
      out: '',
      err: `${unknown}: $.schematics[0].id: no schematic "zeppelin" in the library\n`,
    });
  });

  test('tells of the built-in recipe, and of one seed alone', () => {
    const [line, ...more] = linesOf(sixfoldOut(['survey', '--seeds', '7']));
    expect(more).toEqual([]);
    expect(line).toMatchObject({ seed: 7, ok: true });
  });
});
