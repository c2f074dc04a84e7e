import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cityViewOf } from '../../../../src/app/cityview/shared-view.ts';
import { placementsBetween, wayBetween } from '../../../../src/app/features/ground/city-ways.ts';
import { replaceCity } from '../../../../src/app/store/city-edits.ts';
import { edit } from '../../../../src/app/store/store.ts';
import { generate } from '../../../../src/engine/generate/generate.ts';
import { SHAPES } from '../../../support/cities.ts';
import { plainStore } from '../../../support/documents.ts';

/** Segments of a hexagon of radius 3, whatever stands there. */
const landSegment = fc
  .record({
    q: fc.integer({ min: -3, max: 3 }),
    r: fc.integer({ min: -3, max: 3 }),
    k: fc.constantFrom(0, 1, 2, 3, 4, 5),
  })
  .filter(({ q, r }) => Math.abs(q + r) <= 3);

/** A store with a city of radius 3 and its view. */
function cityOf(seed: number) {
  const store = plainStore(seed);
  const { recipe } = store.getState().document;
  const city = generate({ ...recipe, density: { coverage: 0.9 } } as typeof recipe, SHAPES);
  if (!city.ok) throw new Error(JSON.stringify(city.problems));
  edit(store, 'Take', (draft) => replaceCity(draft, city.value));
  return { document: store.getState().document, view: cityViewOf(store) };
}

test('where no street leads on land of one piece, placements are named that stand around one of its ends', () => {
  let refused = 0;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), landSegment, landSegment, (seed, from, to) => {
      const { document, view } = cityOf(seed);
      if (wayBetween(document, view, from, to) !== null) return;
      refused++;
      const between = placementsBetween(view, from, to);
      expect(between.length).toBeGreaterThan(0);
      expect(new Set(between.map(({ id }) => id)).size).toBe(between.length);
    }),
    { numRuns: 300, seed: 1 },
  );
  expect(refused).toBeGreaterThan(10);
});
