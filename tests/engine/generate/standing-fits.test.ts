import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveCity } from '../../../src/engine/city/resolve.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import { StandingFits } from '../../../src/engine/generate/standing-fits.ts';
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
      const { board } = resolveCity(made.value, () => 'stop');
      const fits = new StandingFits(made.value, board, PAIR, options);
      const coveredBy = (place: Pose & { q: number; r: number }) =>
        JSON.stringify(
          orient(PAIR.hexes, place).map((hex) => [hex.q + place.q, hex.r + place.r, hex.segments]),
        );
      const free = hexesAround(made.value.land, 2).flatMap(({ q, r }) =>
        ALL_ROTATIONS.flatMap((rotation) =>
          SHIFTS.map((shift) => ({ q, r, mirror: false, rotation, shift })).filter(
            (place) => fits.explain(place, place).length === 0,
          ),
        ),
      );
      const listed = fits.list(false).map(coveredBy);
      expect(new Set(listed)).toEqual(new Set(free.map(coveredBy)));
      expect(new Set(listed).size).toBe(listed.length);
      expect(fits.count(false)).toBe(listed.length);
    }),
    { numRuns: 60 },
  );
});
