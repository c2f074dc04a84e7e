import { describe, expect, test } from 'vitest';
import { readCity } from '../../src/formats/city/read.ts';
import { emptyLand, PATIENCE, scratchFolder, sixfold, sixfoldOut } from './run.ts';

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

  test('prints those of a generated city, as its file has them', () => {
    for (const districts of [GROWTH, SCHELLING]) {
      const file = recipeFile(districts.method, districts);
      const printed = sixfoldOut(['districts', file]);
      const city = sixfoldOut(['generate', file]);
      expect((JSON.parse(printed) as Printed).districts.length).toBeGreaterThan(1);
      const list = printed.slice('{\n'.length, -'\n}\n'.length);
      expect(city).toContain(`${list},\n  "placements": `);
      expect(readCity(city).ok).toBe(true);
      expect(sixfoldOut(['check', '-'], city)).toBe('');
    }
  });

  test('prints a line per Schelling step before them', () => {
    const file = recipeFile('steps', SCHELLING);
    const text = sixfoldOut(['districts', file, '--steps']);
    const start = text.indexOf('{\n');
    expect(text.slice(start)).toBe(sixfoldOut(['districts', file]));
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

  test('prints no steps where there are none, and an empty list without districts', () => {
    const growth = recipeFile('growth', GROWTH);
    expect(sixfoldOut(['districts', growth, '--steps'])).toBe(sixfoldOut(['districts', growth]));
    const none = recipeFile('none', { method: 'none' });
    expect(sixfoldOut(['districts', none, '--steps'])).toBe('{\n  "districts": []\n}\n');
  });

  test('takes another seed, and reads standard input', () => {
    const file = recipeFile('seeds', GROWTH);
    const one = sixfoldOut(['districts', file]);
    expect(
      sixfoldOut(['districts', '-', '--seed', '1'], JSON.stringify({ ...emptyLand(8), districts: GROWTH })),
    ).toBe(one);
    expect(sixfoldOut(['districts', file, '--seed', '2'])).not.toBe(one);
  });

  test('tells what is wrong with a recipe', () => {
    const file = recipeFile('bad', { ...GROWTH, shares: [1] });
    const { status, out, err } = sixfold(['districts', file]);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toBe(`${file}: $.districts.shares: expected a weight for each of 2 groups, found 1\n`);
    const crowd = Array.from({ length: 65_536 }, (_, index) => `g${index}`);
    const crowded = recipeFile('crowded', { ...SCHELLING, groups: crowd });
    expect(sixfold(['districts', crowded])).toEqual({
      status: 1,
      out: '',
      err: `${crowded}: $.districts.groups: expected at most 65535 groups, found an array of 65536\n`,
    });
    expect(sixfold(['districts']).status).toBe(2);
  });
});
