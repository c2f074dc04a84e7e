import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS, distance, hexKey, neighbor, type Hex } from '../../../src/engine/hex/hex.ts';
import { hexCenter } from '../../../src/engine/hex/plane.ts';
import { COAST_FORMS, growCoast, openSides, type CoastLand } from '../../../src/engine/land/coast.ts';
import {
  borderOf,
  borderSides,
  Country,
  openSidesAfter,
  sidesOnBorder,
  type OpenSide,
} from '../../../src/engine/land/open-side.ts';
import { forEachHex, hexesOf } from '../../../src/engine/land/row.ts';
import { normalizeRows } from '../../../src/engine/land/shapes.ts';

const anyLand = fc
  .record({
    form: fc.constantFrom(...COAST_FORMS),
    hexes: fc.integer({ min: 1, max: 400 }),
    sea: fc.constantFrom(...DIRECTIONS),
  })
  .map(({ sea, ...land }): CoastLand => (land.form === 'shore' ? { ...land, sea } : land));

const anyCoast = fc.record({ land: anyLand, seed: fc.nat(0xffffffff) });

function flood(start: Hex, isPart: (hex: Hex) => boolean): Set<string> {
  const seen = new Set([hexKey(start)]);
  const edge = [start];
  for (const hex of edge)
    for (const direction of DIRECTIONS) {
      const next = neighbor(hex, direction);
      if (seen.has(hexKey(next)) || !isPart(next)) continue;
      seen.add(hexKey(next));
      edge.push(next);
    }
  return seen;
}

test('a coast has as many hexes as asked, in one piece, with no water inside', () => {
  fc.assert(
    fc.property(anyCoast, ({ land: { hexes, ...rest }, seed }) => {
      const rows = growCoast({ hexes, ...rest }, seed);
      expect(normalizeRows(rows)).toBe(rows);
      const land = new Set<string>();
      let reach = 0;
      forEachHex(rows, (hex) => {
        land.add(hexKey(hex));
        reach = Math.max(reach, Math.abs(hex.q), Math.abs(hex.r), Math.abs(hex.q + hex.r));
      });
      expect(land.size).toBe(hexes);
      expect(flood({ q: 0, r: 0 }, (hex) => land.has(hexKey(hex))).size).toBe(hexes);
      const isNear = ({ q, r }: Hex) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= reach + 1;
      const sea = flood({ q: reach + 1, r: 0 }, (hex) => isNear(hex) && !land.has(hexKey(hex)));
      expect(sea.size + land.size).toBe(3 * (reach + 1) * (reach + 2) + 1);
    }),
    { numRuns: 60 },
  );
});

const BAY = { form: 'bay', hexes: 200 } as const;

test('a coast depends on its form, its size and its seed alone', () => {
  const one = growCoast(BAY, 5);
  expect(growCoast(BAY, 5)).toEqual(one);
  expect(growCoast(BAY, 6)).not.toEqual(one);
  expect(growCoast({ form: 'round', hexes: 200 }, 5)).not.toEqual(one);
});

test('land of another size has another outline: not all of it lies in the larger land of the same seed', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const larger = new Set([...hexesOf(growCoast({ form: 'round', hexes: 620 }, seed))].map(hexKey));
    const land = [...hexesOf(growCoast({ form: 'round', hexes: 560 }, seed))];
    expect(land.some((hex) => !larger.has(hexKey(hex)))).toBe(true);
  }
});

/** The mean of the places across some sides, in side lengths. */
function middleOf(sides: readonly OpenSide[]) {
  const points = sides.map(({ side, ...hex }) => hexCenter(neighbor(hex, side)));
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

test('the country goes on beyond inland on all sides, beyond a shore on all but that of the sea, else nowhere', () => {
  fc.assert(
    fc.property(anyCoast, ({ land, seed }) => {
      const rows = growCoast(land, seed);
      const border = borderSides(rows);
      const open = openSides(land, seed, rows);
      if (land.form === 'inland') expect(open).toEqual(border);
      else if (land.form !== 'shore') expect(open).toEqual([]);
      else {
        expect(sidesOnBorder(open, rows)).toEqual(open);
        const isOpen = new Set(open.map((side) => JSON.stringify(side)));
        const sea = border.filter((side) => !isOpen.has(JSON.stringify(side)));
        if (land.hexes < 20) return;
        expect(open.length).toBeGreaterThan(border.length / 3);
        expect(sea.length).toBeGreaterThan(border.length / 6);
        const [from, to] = [middleOf(open), middleOf(sea)];
        const toward = hexCenter(neighbor({ q: 0, r: 0 }, land.sea!));
        const [x, y] = [to.x - from.x, to.y - from.y];
        expect(x * toward.x + y * toward.y).toBeGreaterThan(
          0.8 * Math.hypot(x, y) * Math.hypot(toward.x, toward.y),
        );
      }
    }),
    { numRuns: 60 },
  );
});

test('what lies off the land is country where the nearest side of its border is open, by the rule alone', () => {
  fc.assert(
    fc.property(
      anyCoast,
      fc.array(fc.nat(), { maxLength: 40 }),
      fc.integer({ min: -20, max: 20 }),
      fc.integer({ min: -20, max: 20 }),
      ({ land, seed }, chosen, q, r) => {
        const rows = growCoast({ ...land, hexes: Math.min(land.hexes, 60) }, seed);
        const border = borderSides(rows);
        const open = border.filter((_, index) => chosen.some((number) => number % border.length === index));
        const isLand = [...hexesOf(rows)].some((hex) => hex.q === q && hex.r === r);
        const far = (sides: readonly OpenSide[]) =>
          Math.min(...sides.map(({ side, ...hex }) => distance(neighbor(hex, side), { q, r })));
        const isCountry =
          !isLand && open.length > 0 && far(open) < far(border.filter((side) => !open.includes(side)));
        expect(new Country(rows, borderOf(rows, open)).has({ q, r })).toBe(isCountry);
        expect(openSidesAfter(rows, open, rows)).toEqual(open);
      },
    ),
    { numRuns: 100 },
  );
});
