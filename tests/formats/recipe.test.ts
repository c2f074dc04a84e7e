import { describe, expect, test } from 'vitest';
import { readAny } from '../../src/formats/any.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { writeRecipe } from '../../src/formats/recipe/write.ts';
import { problemsOf } from './told.ts';

function recipe(part: object): string {
  return JSON.stringify({
    format: 'sixfold/recipe',
    version: 1,
    seed: 1,
    land: { shape: 'hexagon', radius: 1 },
    districts: { method: 'none' },
    schematics: [],
    fill: { method: 'weighted', coverage: 1 },
    ...part,
  });
}

describe('a recipe', () => {
  test.each([
    [{ seed: -1 }, '$.seed: expected an integer 0..4294967295, found -1'],
    [{ seed: 4294967296 }, '$.seed: expected an integer 0..4294967295, found 4294967296'],
    [
      { land: { shape: 'star' } },
      '$.land.shape: expected one of "hexagon", "rectangle", "island", "coast", "rows", found "star"',
    ],
    [{ land: 7 }, '$.land: expected an object, found 7'],
    [{ land: { shape: 'hexagon', radius: 2001 } }, '$.land.radius: expected an integer 0..2000, found 2001'],
    [
      { land: { shape: 'rectangle', columns: 4000, rows: 4000 } },
      '$.land: expected at most 12006001 hexes, found 4000 × 4000 = 16000000',
    ],
    [
      { land: { shape: 'island', algorithm: 6, hexes: 9 } },
      '$.land.algorithm: expected an integer 1..5, found 6',
    ],
    [
      {
        land: {
          shape: 'rows',
          rows: [
            { r: 0, q: 5, count: 2 },
            { r: 1, q: 0, count: 1 },
            { r: 0, q: 0, count: 6 },
          ],
        },
      },
      '$.land.rows[2]: has hexes in common with element 0',
    ],
    [
      { land: { shape: 'rows', rows: [{ r: 0, q: 16777216, count: 2 }] } },
      '$.land.rows[0]: expected |q| and |q + r| of its hexes to be at most 16777216, found 16777217',
    ],
    [
      {
        land: {
          shape: 'rows',
          rows: [
            { r: 0, q: 0, count: 1 },
            { r: 90_000, q: 90_000, count: 1 },
          ],
        },
      },
      '$.land.rows: the land spreads over a box of 90001 × 135001 hexes; at most 67108864 can be worked on',
    ],
    [
      { districts: { method: 'growth', groups: [] } },
      '$.districts.groups: expected at least one group, found an array of 0',
    ],
    [
      { districts: { method: 'growth', groups: ['a', 'a'] } },
      '$.districts.groups[1]: group "a" is taken already, by element 0',
    ],
    [
      { districts: { method: 'schelling', groups: ['a', 'b'], shares: [1] } },
      '$.districts.shares: expected a weight for each of 2 groups, found 1',
    ],
    [
      { districts: { method: 'schelling', groups: ['a'], same: [0, 0, 0] } },
      '$.districts.same: expected an array of seven integers 0..6, found an array of 3',
    ],
    [
      { schematics: [{ id: 'a', min: 3, max: 2 }] },
      '$.schematics[0].max: expected at least 3, the min, found 2',
    ],
    [
      { schematics: [{ id: 'a', weight: 0 }] },
      '$.schematics[0].weight: expected a number above 0, at most 1000000000, found 0',
    ],
    [
      { schematics: [{ id: 'a', rotations: [] }] },
      '$.schematics[0].rotations: expected at least one rotation, found an array of 0',
    ],
    [
      { schematics: [{ id: 'a', shifts: [0, 0] }] },
      '$.schematics[0].shifts[1]: shift 0 is taken already, by element 0',
    ],
    [
      { schematics: [{ id: 'a', rotations: [6] }] },
      '$.schematics[0].rotations[0]: expected an integer 0..5, found 6',
    ],
    [{ schematics: [{ id: 'a' }, { id: 'a' }] }, '$.schematics[1].id: id "a" is taken already, by element 0'],
    [{ fill: { method: 'weighted', coverage: 1.1 } }, '$.fill.coverage: expected a number 0..1, found 1.1'],
  ])('%j is refused', (part, message) => expect(problemsOf(recipe(part))).toEqual([message]));

  test('has every default in its value, and runs as long as can be', () => {
    const part = {
      land: {
        shape: 'rows',
        rows: [
          { r: 0, q: 3, count: 1 },
          { r: 0, q: 0, count: 3 },
        ],
      },
      districts: { method: 'growth', groups: ['a'] },
      schematics: [{ id: 'a', rotations: [5, 0] }],
    };
    expect(readAny(recipe(part))).toMatchObject({
      value: {
        value: {
          land: { shape: 'rows', rows: [{ r: 0, q: 0, count: 4 }] },
          districts: { method: 'growth', groups: ['a'], core: 8, min: 6, arrange: 'center-out' },
          schematics: [
            {
              id: 'a',
              weight: 1,
              min: 0,
              max: null,
              groups: null,
              rotations: [0, 5],
              shifts: [-1, 0, 1],
              mirror: false,
              spacing: 0,
            },
          ],
        },
      },
    });
    expect(readAny(recipe({ districts: { method: 'schelling', groups: ['a'] } }))).toMatchObject({
      value: { value: { districts: { empty: 0.1, same: [0, 1, 1, 2, 2, 2, 3], maxSteps: 1000 } } },
    });
  });

  const steps = (version: number, maxSteps: number) =>
    readAny(recipe({ version, districts: { method: 'schelling', groups: ['a'], maxSteps } }));

  test('more steps of Schelling than are taken are refused', () => {
    expect(steps(2, 100_000)).toMatchObject({ ok: true });
    expect(steps(2, 100_001)).toEqual({
      ok: false,
      problems: [{ path: '$.districts.maxSteps', message: 'expected an integer 0..100000, found 100001' }],
    });
  });

  test('a file of version 1 may ask for more steps, and gets the most', () => {
    for (const most of [100_001, 1_000_000_000])
      expect(steps(1, most)).toMatchObject({ value: { value: { districts: { maxSteps: 100_000 } } } });
    expect(steps(1, 1_000_000_001)).toMatchObject({ ok: false });
    expect(steps(1, 100_000.5)).toMatchObject({ ok: false });
  });

  describe('with most gates', () => {
    const gates = (range: object) => ({
      walls: [{ around: 0.5, pieces: ['wall'], gates: { pieces: ['gate'], spacing: 2, ...range } }],
    });

    test.each([1, 2])('is of version 3, and refused in version %i', (version) =>
      expect(problemsOf(recipe({ version, ...gates({ min: 1, max: 2 }) }))).toEqual([
        `$.version: expected 3, because the file uses what version ${version} does not have, found ${version}`,
      ]),
    );

    test('fewer than the least are refused', () =>
      expect(problemsOf(recipe({ version: 3, ...gates({ min: 3, max: 2 }) }))).toEqual([
        '$.walls[0].gates.max: expected at least 3, the min, found 2',
      ]));

    test.each([
      [{ min: 1, max: 2 }, 3],
      [{ min: 1 }, 2],
    ])('is written in the lowest version that can hold it: %j in %i', (range, version) => {
      const text = recipe({ version: 3, ...gates(range) });
      const read = readRecipe(text);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const written = writeRecipe(read.value);
      expect(JSON.parse(written)).toMatchObject({ version, ...gates(range) });
      expect(readRecipe(written)).toEqual(read);
    });
  });
});
