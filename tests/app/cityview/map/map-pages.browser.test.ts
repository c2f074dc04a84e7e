import { expect, it } from 'vitest';
import { mapPagesOf } from '../../../../src/app/cityview/map/map-pages.ts';
import { CityView } from '../../../../src/app/cityview/city-view.ts';
import { toCityDocument } from '../../../../src/app/document/document.ts';
import type { City } from '../../../../src/engine/city/city.ts';
import { generate } from '../../../../src/engine/generate/generate.ts';
import { hexagonLand } from '../../../../src/engine/land/shapes.ts';
import { makeRecipe, rule, SHAPES } from '../../../support/cities.ts';

const BOUNDS = { left: -10, top: -10, right: 10, bottom: 10 };
const SHORES = { outside: '#c8dadd', free: '#ece5d3' };
const LOOK = { mood: 'day', warp: false } as const;

/** A worker may take its time to start on a busy machine. */
const PATIENT = { timeout: 30_000 };

it('land of many hexes is shown by its colors from afar', () => {
  const view = new CityView(toCityDocument({ ...smallCity(), land: hexagonLand(40), placements: [] }));
  view.showMap(mapPagesOf(view, LOOK));
  expect(view.mapFrom()).toBe(Infinity);
});

function smallCity(): City {
  const rules = SHAPES.schematics.map(({ id }) => rule(id));
  const made = generate(makeRecipe(7, { shape: 'hexagon', radius: 4 }, rules), SHAPES);
  if (!made.ok) throw new Error('the recipe of the test is broken');
  return made.value;
}

it('the map is there at once when it is shown again, and anew after the city has changed', async () => {
  const view = new CityView(toCityDocument(smallCity()));
  const isMap = () => 'paint' in view.pictures(BOUNDS, SHORES);
  const pages = mapPagesOf(view, LOOK);
  expect(view.mapFrom()).toBe(Infinity);
  view.showMap(pages);
  expect(view.mapFrom()).toBeLessThan(2);
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
