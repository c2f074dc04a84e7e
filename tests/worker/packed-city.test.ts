import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { City } from '../../src/engine/city/city.ts';
import type { LandRow } from '../../src/engine/land/row.ts';
import { MAX_LAND_COORDINATE, MAX_LAND_HEXES } from '../../src/engine/land/row.ts';
import { cityBuffers, packCity, packRecipe, unpackCity, unpackRecipe } from '../../src/worker/packed-city.ts';
import { makeRecipe } from '../support/cities.ts';

const coordinate = fc.integer({ min: -MAX_LAND_COORDINATE, max: MAX_LAND_COORDINATE });

const anyRows: fc.Arbitrary<LandRow[]> = fc.array(
  fc.record(
    { r: coordinate, q: coordinate, count: fc.integer({ min: 1, max: MAX_LAND_HEXES }) },
    { noNullPrototype: true },
  ),
);

const anyCity: fc.Arbitrary<City> = fc
  .record({
    land: anyRows,
    districts: fc.array(
      fc.record(
        { id: fc.integer({ min: 1, max: 2 ** 32 - 1 }), group: fc.string(), rows: anyRows },
        { noNullPrototype: true },
      ),
    ),
    recipe: fc.oneof(
      fc.constant(null),
      fc.constant(makeRecipe(1, { shape: 'hexagon', radius: 2 }, [])),
      anyRows.map((rows) => makeRecipe(1, { shape: 'rows', rows }, [])),
    ),
  })
  .map((parts) => ({ engine: 'test', kinds: [], schematics: [], placements: [], ...parts }));

it('a packed city comes back as it was, after its buffers were handed over', () => {
  fc.assert(
    fc.property(anyCity, (city) => {
      const packed = packCity(city);
      const sent = structuredClone(packed, { transfer: cityBuffers(packed) });
      expect(unpackCity(sent)).toEqual(city);
      if (city.recipe) expect(unpackRecipe(packRecipe(city.recipe))).toEqual(city.recipe);
    }),
  );
});
