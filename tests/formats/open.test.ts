import { describe, expect, test } from 'vitest';
import { generate } from '../../src/engine/generate/generate.ts';
import type { Recipe } from '../../src/engine/recipe/recipe.ts';
import { readCityData } from '../../src/formats/city/read.ts';
import { writeCity } from '../../src/formats/city/write.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { writeRecipe } from '../../src/formats/recipe/write.ts';
import { makeRecipe, SHAPES } from '../support/cities.ts';

const SHORE = makeRecipe(3, { shape: 'coast', hexes: 40, form: 'shore', sea: 4 }, []);

function cityOf(recipe: Recipe): string {
  const made = generate(recipe, SHAPES);
  if (!made.ok) throw new Error('the recipe of the test is broken');
  return writeCity(made.value);
}

interface Side {
  readonly q: number;
  readonly r: number;
  readonly side: number;
}

describe('open sides of a city', () => {
  test('are in its file, sorted, and come back byte for byte in whatever order they were', () => {
    const text = cityOf(SHORE);
    const data = JSON.parse(text) as { readonly open: readonly Side[] };
    expect(data.open.length).toBeGreaterThan(10);
    expect(data.open).toEqual(data.open.toSorted((a, b) => a.r - b.r || a.q - b.q || a.side - b.side));
    const back = readCityData({ ...data, open: data.open.toReversed() });
    expect(back.ok && writeCity(back.value)).toBe(text);
    expect(cityOf({ ...SHORE, land: { shape: 'coast', hexes: 40, form: 'round' } })).not.toContain(
      '"open": [{',
    );
  });

  test('change no digest, and may be missing', () => {
    const { open, ...rest } = JSON.parse(cityOf(SHORE)) as { readonly open: readonly Side[] };
    expect(open).not.toEqual([]);
    expect(readCityData(rest).ok).toBe(true);
  });

  test.each<[string, (open: readonly Side[]) => readonly unknown[], string, RegExp]>([
    ['twice', (open) => [open[0], ...open], '$.open[1]', /is listed already, as element 0/],
    [
      'off the land',
      (open) => [...open, { q: 900, r: 0, side: 0 }],
      '$.open[',
      /hex 900, 0 is not between land and none/,
    ],
    [
      'between two hexes of land',
      () => [0, 1, 2, 3, 4, 5].map((side) => ({ q: 0, r: 0, side })),
      '$.open[',
      /not between/,
    ],
    ['no side', () => [{ q: 0, r: 0, side: 6 }], '$.open[0].side', /an integer 0\.\.5/],
  ])('that are %s are problems with their place', (_, change, path, message) => {
    const data = JSON.parse(cityOf(SHORE)) as { readonly open: readonly Side[] };
    const back = readCityData({ ...data, open: change(data.open) });
    expect(back).toMatchObject({ ok: false });
    if (!back.ok) {
      expect(back.problems[0]!.path).toContain(path);
      expect(back.problems[0]!.message).toMatch(message);
    }
  });
});

describe('land of a recipe that goes on', () => {
  const land = (value: object, version = 3) =>
    readRecipe(JSON.stringify({ ...(JSON.parse(writeRecipe(SHORE)) as object), version, land: value }));

  test('is of version 3, and refused in version 2', () => {
    const text = writeRecipe(SHORE);
    expect(text).toContain('"version": 3');
    expect(text).toContain('{ "shape": "coast", "hexes": 40, "form": "shore", "sea": 4 }');
    const back = readRecipe(text);
    expect(back.ok && writeRecipe(back.value)).toBe(text);
    expect(land({ shape: 'coast', hexes: 40, form: 'inland' }, 2).ok).toBe(false);
    expect(land({ shape: 'coast', hexes: 40, form: 'inland' }).ok).toBe(true);
  });

  test('may be drawn: its sides are sorted, come back byte for byte, and are those of the city', () => {
    const rows = [{ r: 0, q: 0, count: 2 }];
    const open = [
      { q: 1, r: 0, side: 1 },
      { q: 0, r: 0, side: 4 },
      { q: 0, r: 0, side: 3 },
    ];
    const back = land({ shape: 'rows', rows, open });
    if (!back.ok) throw new Error(JSON.stringify(back.problems));
    const text = writeRecipe(back.value);
    expect(text).toContain('"version": 3');
    const again = readRecipe(text);
    expect(again.ok && writeRecipe(again.value)).toBe(text);
    const city = JSON.parse(cityOf(back.value)) as { readonly open: readonly Side[] };
    expect(city.open).toEqual([open[2], open[1], open[0]]);
    expect(land({ shape: 'rows', rows, open }, 2).ok).toBe(false);
    expect(land({ shape: 'rows', rows }, 2).ok).toBe(true);
    expect(land({ shape: 'rows', rows, open: [...open, open[0]] })).toMatchObject({
      problems: [{ path: '$.land.open[3]', message: expect.stringContaining('is listed already') as string }],
    });
    expect(land({ shape: 'rows', rows, open: [{ q: 0, r: 0, side: 2 }] })).toMatchObject({
      problems: [{ path: '$.land.open[0]', message: expect.stringContaining('not between') as string }],
    });
  });

  test.each([
    [{ form: 'shore' }, /expected an integer 0\.\.5, the side of the sea/],
    [{ form: 'shore', sea: 6 }, /an integer 0\.\.5/],
    [{ form: 'inland', sea: 2 }, /land of the form "inland" has no such side/],
    [{ form: 'round', sea: 2 }, /land of the form "round" has no such side/],
  ])('names the side of the sea at a shore alone: %j', (value, message) => {
    const back = land({ shape: 'coast', hexes: 40, ...value });
    expect(back).toMatchObject({ ok: false, problems: [{ path: '$.land.sea' }] });
    if (!back.ok) expect(back.problems[0]!.message).toMatch(message);
  });
});
