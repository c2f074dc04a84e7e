import fc from 'fast-check';
import { startDocument } from '../../src/app/document/builtin/start-document.ts';
import { createAppStore, type AppStore } from '../../src/app/store/store.ts';
import { makeRecipe, rule, SHAPES } from './cities.ts';

/** A store with four plain schematics and a city of radius 3, half covered. */
export function plainStore(seed = 1): AppStore {
  const recipe = makeRecipe(
    seed,
    { shape: 'hexagon', radius: 3 },
    SHAPES.schematics.map(({ id }) => rule(id)),
    { coverage: 0.5 },
  );
  return createAppStore(startDocument(SHAPES, recipe));
}

/** Segments near the center of a schematic. */
export const nearSegment = fc.record({
  q: fc.integer({ min: -2, max: 2 }),
  r: fc.integer({ min: -2, max: 2 }),
  k: fc.constantFrom(0, 1, 2, 3, 4, 5),
});
