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

/** Device pixels of the picture that is looked at, and pixels per side. */
const PICTURE = { width: 300, height: 300, side: 14 };

/** The most by which a channel differs from 0 to 255 where the same is drawn in other parts. */
const ROUNDING = 24;

/** The pixels of the map that a city shows; `undefined` while not all of it is there. */
function mapOf(view: CityView): Uint8Array | undefined {
  const { width, height, side } = PICTURE;
  const raster = { pixels: new Uint32Array(width * height), width, height };
  const pictures = view.pictures(BOUNDS, SHORES);
  const at = { side, originX: width / 2, originY: height / 2 };
  const part = { left: 0, top: 0, right: width, bottom: height };
  if (!('paint' in pictures) || !pictures.paint(raster, at, part)) return undefined;
  return new Uint8Array(raster.pixels.buffer);
}

async function mapOnceThere(view: CityView): Promise<Uint8Array> {
  await expect.poll(() => mapOf(view) !== undefined, PATIENT).toBe(true);
  return mapOf(view)!;
}

/** The number of channels of pixels that differ in two pictures. */
function countDifferent(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, value, i) => sum + (Math.abs(value - b[i]!) > ROUNDING ? 1 : 0), 0);
}

it('after a stamp and after what stands is taken away, the map is what is drawn anew from nothing', async () => {
  const city = smallCity();
  const look = { mood: 'night', warp: true } as const;
  const view = new CityView(toCityDocument(city));
  view.showMap(mapPagesOf(view, look));
  const whole = await mapOnceThere(view);
  const without = (count: number) => ({
    ...city,
    placements: city.placements.filter((_, at) => at % 7 !== 0 || at >= 7 * count),
  });
  let before = whole;
  for (const count of [1, 2, 3, 2, 0]) {
    view.update({ ...view.city, placements: toCityDocument(without(count)).placements });
    const after = await mapOnceThere(view);
    const anew = new CityView(toCityDocument(without(count)));
    const pages = mapPagesOf(anew, look);
    anew.showMap(pages);
    expect(countDifferent(after, await mapOnceThere(anew))).toBe(0);
    pages.end();
    expect(countDifferent(after, before)).toBeGreaterThan(0);
    before = after;
  }
  expect(countDifferent(before, whole)).toBe(0);
});
