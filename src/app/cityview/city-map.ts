import { countHexes } from '../../engine/land/row.ts';
import { numberKinds } from '../board/paint/color-indices.ts';
import { boundsOfLand } from '../board/paint/hex-colors.ts';
import type { SegmentColors } from '../board/paint/segment-colors.ts';
import { fromChunks } from '../document/chunked.ts';
import type { CityDocument } from '../document/document.ts';
import type { Bounds } from '../view/camera.ts';
import { CityColors } from './city-picture.ts';

/** A city as a small map draws it. */
export interface CityMap {
  readonly colors: SegmentColors;
  /** All of its land, in side lengths. */
  readonly bounds: Bounds;
}

const maps = new WeakMap<CityDocument, CityMap>();

/** The map of a city, drawn once for each state of it. */
export function cityMapOf(city: CityDocument): CityMap {
  let map = maps.get(city);
  if (!map) {
    const { land, open, placements, schematics, ground, kinds } = city;
    const colors = new CityColors(numberKinds(kinds)).colorsOf({
      land,
      placements: fromChunks(placements),
      schematics: Object.values(schematics),
      ...(ground && { ground }),
      ...(open && { open }),
    });
    maps.set(city, (map = { colors, bounds: boundsOfLand(land) }));
  }
  return map;
}

/** Whether the map of a city is drawn already. */
export function isMapDrawn(city: CityDocument): boolean {
  return maps.has(city);
}

/** The size of a city. */
export interface CitySize {
  readonly hexes: number;
  readonly placements: number;
}

const sizes = new WeakMap<CityDocument, CitySize>();

/** The size of a city, counted once for each state of it. */
export function citySizeOf(city: CityDocument): CitySize {
  let size = sizes.get(city);
  if (!size) {
    let placements = 0;
    for (const chunk of Object.values(city.placements)) placements += Object.keys(chunk).length;
    sizes.set(city, (size = { hexes: countHexes(city.land), placements }));
  }
  return size;
}
