import { describe, expect, test } from 'vitest';
import { readCity } from '../../src/formats/city/read.ts';
import { emptyLand, PATIENCE, scratchFolder, sixfoldHere, sixfoldHereOut, sixfoldOut } from './run.ts';

interface Printed {
  readonly districts: readonly { readonly id: number; readonly group: string; readonly rows: object[] }[];
}

interface StepLine {
  readonly step: number;
  readonly satisfied: number;
  readonly total: number;
  readonly moved: number;
}

const GROWTH = { method: 'growth', groups: ['old-town', 'farmland'], shares: [1, 3] };
const SCHELLING = { method: 'schelling', groups: ['red', 'green', 'blue'] };

describe('districts', { timeout: PATIENCE }, () => {
  const folder = scratchFolder();
  const recipeFile = (name: string, districts: object) =>
    folder.write(`${name}.json`, { ...emptyLand(8), districts });

  test('prints those of a generated city, as its file has them', async () => {
    for (const districts of [GROWTH, SCHELLING]) {
      const file = recipeFile(districts.method, districts);
      const printed = await sixfoldHereOut(['districts', file]);
      const city = await sixfoldHereOut(['generate', file]);
      expect((JSON.parse(printed) as Printed).districts.length).toBeGreaterThan(1);
      const list = printed.slice('{\n'.length, -'\n}\n'.length);
      expect(city).toContain(`${list},\n  "placements": `);
      expect(readCity(city).ok).toBe(true);
      expect(await sixfoldHereOut(['check', folder.write('city.json', city)])).toBe('');
    }
  });

  test('prints a line per Schelling step before them', async () => {
    const file = recipeFile('steps', SCHELLING);
    const text = await sixfoldHereOut(['districts', file, '--steps']);
    const start = text.indexOf('{\n');
    expect(text.slice(start)).toBe(await sixfoldHereOut(['districts', file]));
    const steps = text
      .slice(0, start)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as StepLine);
    expect(steps.length).toBeGreaterThan(3);
    for (const [index, { step, satisfied, total, moved }] of steps.entries()) {
      expect(step).toBe(index + 1);
      expect(total).toBe(217 - 22);
      expect(satisfied + moved).toBeLessThanOrEqual(total);
    }
    expect(steps.at(-1)).toMatchObject({ satisfied: 195, moved: 0 });
  });

  test('prints no steps where there are none, and an empty list without districts', async () => {
    const growth = recipeFile('growth', GROWTH);
    expect(await sixfoldHereOut(['districts', growth, '--steps'])).toBe(
      await sixfoldHereOut(['districts', growth]),
    );
    const none = recipeFile('none', { method: 'none' });
    expect(await sixfoldHereOut(['districts', none, '--steps'])).toBe('{\n  "districts": []\n}\n');
  });

  test('takes another seed, and reads standard input', async () => {
    const file = recipeFile('seeds', GROWTH);
    const one = await sixfoldHereOut(['districts', file]);
    expect(
      sixfoldOut(['districts', '-', '--seed', '1'], JSON.stringify({ ...emptyLand(8), districts: GROWTH })),
    ).toBe(one);
    expect(await sixfoldHereOut(['districts', file, '--seed', '2'])).not.toBe(one);
  });

  test('tells what is wrong with a recipe', async () => {
    const file = recipeFile('bad', { ...GROWTH, shares: [1] });
    const { status, out, err } = await sixfoldHere(['districts', file]);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toBe(`${file}: $.districts.shares: expected a weight for each of 2 groups, found 1\n`);
    const crowd = Array.from({ length: 65_536 }, (_, index) => `g${index}`);
    const crowded = recipeFile('crowded', { ...SCHELLING, groups: crowd });
    expect(await sixfoldHere(['districts', crowded])).toEqual({
      status: 1,
      out: '',
      err: `${crowded}: $.districts.groups: expected at most 65535 groups, found an array of 65536\n`,
    });
    expect((await sixfoldHere(['districts'])).status).toBe(2);
  });
});
