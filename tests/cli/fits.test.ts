import { describe, expect, test } from 'vitest';
import { builtIn, emptyLand, PATIENCE, scratchFolder, sixfold, sixfoldOut } from './run.ts';

interface Fits {
  readonly count: number;
  readonly placements: readonly { q: number; r: number; mirror: boolean; rotation: number; shift: number }[];
}

interface Why {
  readonly fits: boolean;
  readonly blocked: readonly object[];
}

const folder = scratchFolder();

function cityOf(name: string, recipe: object): string {
  const file = folder.write(name, '');
  sixfoldOut(['generate', folder.write(`recipe-${name}`, recipe), '--out', file]);
  return file;
}

describe('fits', { timeout: PATIENCE }, () => {
  test.each([
    [0, 1],
    [1, 13],
    [2, 43],
  ])('of a whole tile on land of radius %i are %i', (radius, count) => {
    const city = cityOf(`radius-${radius}.json`, emptyLand(radius));
    expect(sixfoldOut(['fits', city, builtIn('tower'), '--count'])).toBe(`${count}\n`);
    const { placements, ...rest } = JSON.parse(sixfoldOut(['fits', city, builtIn('tower')])) as Fits;
    expect(rest).toEqual({ count });
    expect(placements).toHaveLength(count);
    for (const { q, r, rotation, shift } of placements.slice(-3))
      expect(
        JSON.parse(
          sixfoldOut([
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

  test('are more when mirrored poses count, and none on a full city', () => {
    const empty = cityOf('empty.json', emptyLand(2));
    const plain = Number(sixfoldOut(['fits', empty, builtIn('farmstead'), '--count']));
    const mirrored = Number(sixfoldOut(['fits', empty, builtIn('farmstead'), '--count', '--mirror']));
    expect(plain).toBeGreaterThan(0);
    expect(mirrored).toBeGreaterThan(plain);
    const full = cityOf('full.json', { ...emptyLand(2), schematics: [{ id: 'house' }] });
    expect(JSON.parse(sixfoldOut(['fits', full, builtIn('house')]))).toEqual({ count: 0, placements: [] });
  });
});

describe('why', { timeout: PATIENCE }, () => {
  const city = cityOf('one-tower.json', {
    ...emptyLand(1),
    schematics: [{ id: 'tower', min: 1, max: 1, shifts: [0] }],
    fill: { method: 'weighted', coverage: 0 },
  });
  const { placements } = JSON.parse(sixfoldOut(['fits', city, builtIn('tower')])) as Fits;

  test('names every segment in the way, with the reason', () => {
    const why = JSON.parse(
      sixfoldOut(['why', city, builtIn('tower'), '--at', '-3,1', '--shift', '-1']),
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

  test('names the placement that stands there', () => {
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
      sixfoldOut(['why', city, builtIn('house'), '--at', taken[0]!, '--rotation', '4']),
    ) as Why;
    expect(why).toEqual({ fits: false, blocked: [{ q, r, segment: 4, reason: 'occupied', placement: 1 }] });
  });

  test('reads one of its files from standard input, not both', () => {
    expect(sixfold(['why', '-', '-', '--at', '0,0']).status).toBe(2);
    const empty = sixfoldOut(['generate', '-'], JSON.stringify(emptyLand(0)));
    expect(sixfoldOut(['why', '-', builtIn('tower'), '--at', '0,0'], empty)).toBe(
      '{\n  "fits": true,\n  "blocked": []\n}\n',
    );
  });
});
