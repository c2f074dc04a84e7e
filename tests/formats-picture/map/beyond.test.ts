import { describe, expect, test } from 'vitest';
import { hasHex } from '../../../src/engine/land/row.ts';
import type { City } from '../../../src/engine/city/city.ts';
import { hexCenter } from '../../../src/engine/hex/plane.ts';
import { moodOf } from '../../../src/formats/picture/map/moods.ts';
import { paintMap } from '../../../src/formats/picture/map/paint-map.ts';
import type { Bounds } from '../../../src/formats/picture/picture.ts';
import { cityBounds } from '../../../src/formats/svg/drawing.ts';
import { MAP, mapSourceOf, svgOf, townOf } from '../../support/map-pictures.ts';

/** Cities and their maps take a while. */
const PATIENCE = 120_000;

const PLAIN = { mood: moodOf('day'), warp: null, roofs: 0, hasSea: true, ownsColor: () => false };

const isIn = ({ left, top, right, bottom }: Bounds, x: number, y: number) =>
  x > left && x < right && y > top && y < bottom;

/** Number of points of lines of waves, which lie before the open sea, in the picture of a city. */
function waves(city: City): number {
  const seen = cityBounds(city, MAP);
  let count = 0;
  for (const { batch } of paintMap(mapSourceOf(city), PLAIN)) {
    if (batch.role !== 'waveLine' || !batch.layer.startsWith('band')) continue;
    for (const line of batch.lines)
      for (let i = 0; i < line.length; i += 2) if (isIn(seen, line[i]!, line[i + 1]!)) count++;
  }
  return count;
}

/** The places of a kind off the land of a city, in side lengths. */
function beyond(city: City, kind: string) {
  return Array.from(mapSourceOf(city).land)
    .filter((cell) => cell.kind?.id === kind && !hasHex(city.land, cell.segment))
    .map(({ segment }) => hexCenter(segment));
}

describe('country that goes on', { timeout: PATIENCE }, () => {
  const inland = townOf('river-town', 5, { shape: 'coast', hexes: 300, form: 'inland' });
  const shore = townOf('port', 3, { shape: 'coast', hexes: 400, form: 'shore', sea: 3 });
  const island = townOf('river-town', 5, { shape: 'coast', hexes: 300, form: 'round' });

  test('has no sea in the picture of an inland town; a shore has some, and an island more', () => {
    expect(waves(inland)).toBe(0);
    expect(waves(shore)).toBeGreaterThan(20);
    expect(waves(island)).toBeGreaterThan(waves(shore));
  });

  test('has fields like those of the land, and rivers and roads that leave the picture', () => {
    const seen = cityBounds(inland, MAP);
    expect(beyond(inland, 'wheat').length).toBeGreaterThan(50);
    for (const kind of ['river', 'street'])
      expect(beyond(inland, kind).filter(({ x, y }) => !isIn(seen, x, y)).length).toBeGreaterThan(1);
    expect(beyond(island, 'wheat')).toEqual([]);
    const recipe = { ...inland.recipe!, seed: 6 };
    expect(beyond({ ...inland, recipe }, 'wheat')).not.toEqual(beyond(inland, 'wheat'));
  });

  test('fades at the edge of the picture, in plans it is an area of its own', () => {
    expect(svgOf(inland, 12, MAP)).toMatch(/id="[^"]*-fade"/);
    expect(svgOf(island, 12, MAP)).not.toMatch(/id="[^"]*-fade"/);
    expect(svgOf(shore, 12, undefined)).toMatch(/id="[^"]*country"/);
    expect(svgOf(island, 12, undefined)).not.toMatch(/id="[^"]*country"/);
  });
});
