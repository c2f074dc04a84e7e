import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveCity } from '../../../src/engine/city/resolve.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import { StandingFits, type StandingOptions } from '../../../src/engine/generate/standing-fits.ts';
import type { City } from '../../../src/engine/city/city.ts';
import { hexesOfLand } from '../../../src/engine/generate/land.ts';
import type { Hex } from '../../../src/engine/hex/hex.ts';
import type { Schematic } from '../../../src/engine/schematic/schematic.ts';
import { randomRecipe, readRandom } from '../../support/random-recipes.ts';
import { ALL_ROTATIONS, orient, type Pose } from '../../../src/engine/schematic/pose.ts';
import { SHIFTS } from '../../../src/engine/segment/shift.ts';
import { makeRecipe, PAIR, rule, SHAPES } from '../../support/cities.ts';
import { hexesAround } from '../../support/reference.ts';

const anyOptions = fc.record({
  seed: fc.nat(999),
  radius: fc.integer({ min: 1, max: 2 }),
  spacing: fc.nat(2),
  max: fc.constantFrom(null, 1, 2, 9),
  least: fc.nat(2),
  rotations: fc.subarray([...ALL_ROTATIONS], { minLength: 1 }),
  align: fc.boolean(),
  rest: fc.boolean(),
  isByRule: fc.boolean(),
  isOverRest: fc.boolean(),
});

/** Expects that the listed fits in a city are those placements for which there is no reason against them. */
function expectListed(city: City, schematic: Schematic, options: StandingOptions): number {
  const { board } = resolveCity(city, () => 'stop');
  const fits = new StandingFits(city, board, schematic, options);
  const { hexes, around = [] } = schematic;
  const formOf = (place: Pose & Hex) =>
    JSON.stringify(
      [hexes, around].map((list) =>
        orient(list, place).map((hex) => [hex.q + place.q, hex.r + place.r, hex.segments]),
      ),
    );
  const free = hexesAround(city.land, 4).flatMap(({ q, r }) =>
    ALL_ROTATIONS.flatMap((rotation) =>
      SHIFTS.map((shift) => ({ q, r, mirror: false, rotation, shift })).filter(
        (place) => fits.explain(place, place).length === 0,
      ),
    ),
  );
  const listed = fits.list(false).map(formOf);
  expect(new Set(listed)).toEqual(new Set(free.map(formOf)));
  expect(new Set(listed).size).toBe(listed.length);
  expect(fits.count(false)).toBe(listed.length);
  return listed.length;
}

test('the listed fits are those placements for which there is no reason against them', () => {
  fc.assert(
    fc.property(anyOptions, ({ seed, radius, spacing, max, least, rotations, align, rest, ...options }) => {
      const near = [{ to: '@center', least, most: null }];
      const pairs = rule('pair', { spacing, max, near, rotations, ...(align && { align: 'district' }) });
      const recipe = {
        ...makeRecipe(seed, { shape: 'hexagon', radius }, [pairs, rule('tile', { max: 1 })]),
        districts: { method: 'growth', groups: ['a'], core: 1, min: 1, arrange: 'random' } as const,
        fill: { method: 'weighted', coverage: 0.3 } as const,
        ...(rest && { rest: { a: ['wheat'] } }),
      };
      const made = generate(recipe, SHAPES);
      if (!made.ok) throw new Error(JSON.stringify(made.problems));
      expectListed(made.value, PAIR, options);
    }),
    { numRuns: 60 },
  );
});

test('so they are in random towns, with conditions around pieces, groups, reach and rest', () => {
  const counts = { fits: 0, reach: 0, rest: 0 };
  for (let seed = 2; seed <= 90; seed += 2) {
    const { recipe, library } = readRandom(randomRecipe(seed));
    if (hexesOfLand(recipe.land) > 40) continue;
    const made = generate(recipe, library);
    if (!made.ok) continue;
    if (recipe.reach) counts.reach++;
    if (recipe.rest) counts.rest++;
    recipe.schematics.forEach(({ id, mirror }, index) => {
      const schematic = library.schematics.find((one) => one.id === id)!;
      const isByRule = index % 2 === 0 && !mirror;
      counts.fits += expectListed(made.value, schematic, { isByRule, isOverRest: index % 3 > 0 });
    });
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(3);
});
