import { expect, it } from 'vitest';
import { mapPagesOf } from '../../../../src/app/cityview/map/map-pages.ts';
import { CityView } from '../../../../src/app/cityview/city-view.ts';
import { toCityDocument } from '../../../../src/app/document/document.ts';
import { generate } from '../../../../src/engine/generate/generate.ts';
import { makeRecipe, rule, SHAPES } from '../../../support/cities.ts';

const BOUNDS = { left: -10, top: -10, right: 10, bottom: 10 };
const SHORES = { outside: '#c8dadd', free: '#ece5d3' };
const LOOK = { mood: 'day', warp: false } as const;

/** A worker may take its time to start on a busy machine. */
const PATIENT = { timeout: 30_000 };

function smallCity(): CityView {
  const rules = SHAPES.schematics.map(({ id }) => rule(id));
  const made = generate(makeRecipe(7, { shape: 'hexagon', radius: 4 }, rules), SHAPES);
  if (!made.ok) throw new Error('the recipe of the test is broken');
  return new CityView(toCityDocument(made.value));
}

it('the map is there at once when it is shown again, and anew after the city has changed', async () => {
  const view = smallCity();
  const isMap = () => 'draw' in view.pictures(BOUNDS, SHORES);
  const pages = mapPagesOf(view, LOOK);
  view.showMap(pages);
  expect(isMap()).toBe(false);
  await expect.poll(isMap, PATIENT).toBe(true);
  view.showMap(null);
  expect(isMap()).toBe(false);
  expect(mapPagesOf(view, LOOK)).toBe(pages);
  view.showMap(pages);
  expect(isMap()).toBe(true);

  const { placements, ...rest } = view.city;
  view.update({ ...rest, placements: {} });
  expect(Object.keys(placements)).not.toEqual([]);
  expect(isMap()).toBe(false);
  await expect.poll(isMap, PATIENT).toBe(true);
});
