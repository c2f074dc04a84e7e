import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtInFolder } from '../../src/cli/built-in.ts';
import { readLibrary } from '../../src/cli/library.ts';
import type { Placement } from '../../src/engine/schematic/placement.ts';
import { usedBy } from '../../src/engine/city/used.ts';
import { PLAIN_POSE } from '../../src/engine/schematic/pose.ts';
import { writeCity } from '../../src/formats/city/write.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import {
  builtIn,
  emptyLand,
  PATIENCE,
  scratchFolder,
  sixfoldHere,
  sixfoldHereOut,
  sixfoldOut,
} from './run.ts';

interface Fits {
  readonly count: number;
  readonly placements: readonly { q: number; r: number; mirror: boolean; rotation: number; shift: number }[];
}

interface Why {
  readonly fits: boolean;
  readonly blocked: readonly { readonly reason: string }[];
}

const folder = scratchFolder();

async function cityOf(name: string, recipe: object): Promise<string> {
  const file = folder.write(name, '');
  await sixfoldHereOut(['generate', folder.write(`recipe-${name}`, recipe), '--out', file]);
  return file;
}

describe('fits', { timeout: PATIENCE }, () => {
  test.each([
    [0, 1],
    [1, 13],
    [2, 43],
  ])('of a whole tile on land of radius %i are %i', async (radius, count) => {
    const city = await cityOf(`radius-${radius}.json`, emptyLand(radius));
    expect(await sixfoldHereOut(['fits', city, builtIn('tower'), '--count'])).toBe(`${count}\n`);
    const { placements, ...rest } = JSON.parse(
      await sixfoldHereOut(['fits', city, builtIn('tower')]),
    ) as Fits;
    expect(rest).toEqual({ count });
    expect(placements).toHaveLength(count);
    for (const { q, r, rotation, shift } of placements.slice(-3))
      expect(
        JSON.parse(
          await sixfoldHereOut([
            'why',
            city,
            builtIn('tower'),
            `--at=${q},${r}`,
            `--rotation=${rotation}`,
            `--shift=${shift}`,
          ]),
        ),
      ).toEqual({ fits: true, blocked: [] });
  });

  test('are more when mirrored poses count, and none on a full city', async () => {
    const empty = await cityOf('empty.json', emptyLand(2));
    const plain = Number(await sixfoldHereOut(['fits', empty, builtIn('farmstead'), '--count']));
    const mirrored = Number(
      await sixfoldHereOut(['fits', empty, builtIn('farmstead'), '--count', '--mirror']),
    );
    expect(plain).toBeGreaterThan(0);
    expect(mirrored).toBeGreaterThan(plain);
    const full = await cityOf('full.json', { ...emptyLand(2), schematics: [{ id: 'house' }] });
    expect(JSON.parse(sixfoldOut(['fits', full, builtIn('house')]))).toEqual({
      count: 0,
      placements: [],
    });
  });
});

describe('why', { timeout: PATIENCE }, () => {
  const city = join(folder.path, 'one-tower.json');
  let placements: Fits['placements'] = [];
  beforeAll(async () => {
    await cityOf('one-tower.json', {
      ...emptyLand(1),
      schematics: [{ id: 'tower', min: 1, max: 1, shifts: [0] }],
      fill: { method: 'weighted', coverage: 0 },
    });
    ({ placements } = JSON.parse(await sixfoldHereOut(['fits', city, builtIn('tower')])) as Fits);
  });

  test('names every segment in the way, with the reason', async () => {
    const why = JSON.parse(
      await sixfoldHereOut(['why', city, builtIn('tower'), '--at', '-3,1', '--shift', '-1']),
    ) as Why;
    expect(why.fits).toBe(false);
    expect(why.blocked).toHaveLength(6);
    for (const blocked of why.blocked)
      expect(blocked).toEqual({
        q: expect.any(Number) as number,
        r: expect.any(Number) as number,
        segment: expect.any(Number) as number,
        reason: 'off-land',
      });
  });

  test('names the placement that stands there', async () => {
    const centers = Array.from({ length: 7 }, (_, index) =>
      [
        [0, 0],
        [0, -1],
        [1, -1],
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
      ][index]!.join(),
    );
    const taken = centers.filter(
      (at) => !placements.some(({ q, r, shift }) => shift === 0 && `${q},${r}` === at),
    );
    expect(taken).toHaveLength(1);
    const [q, r] = taken[0]!.split(',').map(Number);
    const why = JSON.parse(
      await sixfoldHereOut(['why', city, builtIn('house'), '--at', taken[0]!, '--rotation', '4']),
    ) as Why;
    expect(why).toEqual({ fits: false, blocked: [{ q, r, segment: 4, reason: 'occupied', placement: 1 }] });
  });

  test('reads one of its files from standard input, not both', async () => {
    expect((await sixfoldHere(['why', '-', '-', '--at', '0,0'])).status).toBe(2);
    const empty = sixfoldOut(['generate', '-'], JSON.stringify(emptyLand(0)));
    expect(sixfoldOut(['why', '-', builtIn('tower'), '--at', '0,0'], empty)).toBe(
      '{\n  "fits": true,\n  "blocked": []\n}\n',
    );
  });
});

describe('groups and spacing of the recipe', { timeout: PATIENCE }, () => {
  /** Three hexes in a row: an old town with a tower, a town, and a third in no district. */
  const land = { rows: [{ r: 0, q: 0, count: 3 }] };
  const plain = { ...emptyLand(0), land: { shape: 'rows', ...land } };
  const tower: Placement = { id: 1, schematic: 'tower', q: 0, r: 0, ...PLAIN_POSE, locked: false };
  const districts = [
    { id: 1, group: 'old-town', rows: [{ r: 0, q: 0, count: 1 }] },
    { id: 2, group: 'town', rows: [{ r: 0, q: 1, count: 1 }] },
  ];

  /** The file of a city with these parts, its derived parts made by the formats. */
  function cityWith(groups: readonly string[], spacing: number): string {
    const recipe = readRecipe(
      JSON.stringify({
        ...plain,
        districts: { method: 'growth', groups: ['old-town', 'town'] },
        schematics: [{ id: 'tower', groups, spacing }],
      }),
    );
    if (!recipe.ok) throw new Error(recipe.problems.map(({ message }) => message).join());
    const library = readLibrary(builtInFolder());
    const placements = [tower];
    const used = usedBy(placements, library);
    return folder.write(
      'grouped.json',
      writeCity({
        engine: 'by hand',
        recipe: recipe.value,
        ...used,
        land: land.rows,
        districts,
        placements,
      }),
    );
  }

  test.each([
    [['town'], 1, [[1, 0]]],
    [['old-town', 'town'], 0, [[1, 0]]],
    [['town'], 2, []],
  ] as [string[], number, number[][]][])(
    'leave the fits that they allow: %j, %i apart',
    async (groups, spacing, centers) => {
      const city = cityWith(groups, spacing);
      const { placements } = JSON.parse(await sixfoldHereOut(['fits', city, builtIn('tower')])) as Fits;
      expect(placements.map(({ q, r }) => [q, r])).toEqual(centers);
      expect(await sixfoldHereOut(['fits', city, builtIn('tower'), '--count'])).toBe(`${centers.length}\n`);
      // A schematic that the recipe does not name may stand anywhere.
      expect(Number(await sixfoldHereOut(['fits', city, builtIn('house'), '--count']))).toBe(12);
    },
  );

  test('are told as reasons, with the placement that is too near', async () => {
    const city = cityWith(['town'], 3);
    const why = async (at: string) =>
      (JSON.parse(await sixfoldHereOut(['why', city, builtIn('tower'), '--at', at])) as Why).blocked;
    const near = { reason: 'spacing', placement: 1 };
    expect(await why('1,0')).toEqual([{ q: 1, r: 0, segment: 0, ...near }]);
    expect(await why('2,0')).toEqual([
      ...[0, 1, 2, 3, 4, 5].map((segment) => ({ q: 2, r: 0, segment, reason: 'wrong-group' })),
      { q: 2, r: 0, segment: 0, ...near },
    ]);
    expect((await why('0,0')).map(({ reason }) => reason)).toEqual([
      ...Array.from({ length: 6 }, () => ['occupied', 'wrong-group']).flat(),
      'spacing',
    ]);
  });
});
