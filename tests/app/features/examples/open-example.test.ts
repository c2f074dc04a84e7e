import { expect, it } from 'vitest';
import { LIBRARY, RECIPE } from '../../../../src/app/document/builtin/start.computed.ts';
import { builtInDocument } from '../../../../src/app/document/builtin/built-in-document.ts';
import { allCities } from '../../../../src/app/document/cities.ts';
import { cityName, openCityId } from '../../../../src/app/document/open-city.ts';
import { openExample } from '../../../../src/app/features/examples/open-example.ts';
import { undoStep } from '../../../../src/app/store/store.ts';
import { plainStore } from '../../../support/documents.ts';

const EXAMPLE = { recipe: RECIPE, city: builtInDocument().city, library: LIBRARY };

it('an example is a city of its own, brings what the library lacks, and is one step', () => {
  const store = plainStore();
  const before = store.getState().document;
  const brought = openExample(store, 'Walled town', EXAMPLE);
  const { document, timeline, session } = store.getState();
  expect(allCities(document).map(({ name }) => name)).toContain('Walled town');
  expect(cityName(document, openCityId(document))).toBe('Walled town');
  expect(session.workspace).toBe('city');
  expect(document.recipe).toBe(RECIPE);
  expect(brought).toBe(document.order.length - before.order.length);
  for (const { id } of RECIPE.schematics) expect(document.schematics).toHaveProperty(id);
  for (const id of before.order) expect(document.schematics[id]).toBe(before.schematics[id]);
  for (const { id } of LIBRARY.kinds) expect(document.kinds.map((kind) => kind.id)).toContain(id);
  expect(timeline.past.map(({ label }) => label)).toEqual(['Open example Walled town']);
  undoStep(store);
  expect(store.getState().document).toEqual(before);
  openExample(store, 'Walled town', EXAMPLE);
  expect(openExample(store, 'Walled town', EXAMPLE)).toBe(0);
});
