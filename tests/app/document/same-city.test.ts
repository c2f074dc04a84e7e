import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameCity } from '../../../src/app/document/same-city.ts';
import type { City } from '../../../src/engine/city/city.ts';
import { writeCity } from '../../../src/formats/city/write.ts';
import { anyCity } from '../../formats/arbitraries.ts';

/** Cities that differ from one in a single thing. */
function* neighbors(city: City): Generator<City> {
  yield { ...city, engine: `${city.engine} of another day` };
  yield { ...city, meta: { note: 'another' } };
  yield { ...city, placements: city.placements.slice(1) };
  for (const part of [{ locked: true }, { locked: false }, { id: 4_000_000_000 }])
    yield {
      ...city,
      placements: city.placements.map((one, index) => (index === 0 ? { ...one, ...part } : one)),
    };
  yield { ...city, placements: city.placements.toReversed(), schematics: city.schematics.toReversed() };
}

it('cities are the same when their files are', () => {
  fc.assert(
    fc.property(anyCity, anyCity, (city, other) => {
      expect(isSameCity(city, structuredClone(city))).toBe(true);
      for (const another of [other, ...neighbors(city)])
        expect(isSameCity(city, another)).toBe(writeCity(city) === writeCity(another));
    }),
  );
});
