import type { City, CityWall } from '../../engine/city/city.ts';
import type { Problem } from '../../engine/problem.ts';
import type { SegmentIndex } from '../../engine/segment/segment.ts';
import { wallsForm } from '../city/form.ts';
import { plainWall } from '../city/plain.ts';
import { readCity } from '../city/read.ts';
import { writeCity } from '../city/write.ts';
import { validate } from '../form/read.ts';
import { parseJson } from '../json/parse.ts';
import { textProperty, type TiledObject } from './document.ts';
import { TiledFault } from './fault.ts';
import type { ReadObject } from './read-map.ts';

/** The class of the object that holds what a map cannot show, and the names of its properties. */
const LIBRARY_CLASS = 'sixfold/city';
const LIBRARY_CITY = 'city';
const LIBRARY_WALLS = 'walls';

/**
 * The object, at the corner of the map, with what a map cannot show: kinds, schematics, the recipe and `meta` as a
 * Sixfold city without land, and the walls as JSON. Reading the map again takes them from it.
 */
export function libraryObject(city: City): TiledObject {
  const { walls = [], ground: _, ...rest } = city;
  const bare: City = { ...rest, land: [], districts: [], placements: [] };
  return {
    name: 'library',
    type: LIBRARY_CLASS,
    x: 0,
    y: 0,
    form: { kind: 'point' },
    properties: [
      textProperty(LIBRARY_CITY, ascii(JSON.parse(writeCity(bare)))),
      ...(walls.length === 0 ? [] : [textProperty(LIBRARY_WALLS, ascii(walls.map(plainWall)))]),
    ],
  };
}

/** JSON on one line of ASCII characters, which XML keeps as they are. */
function ascii(data: unknown): string {
  return JSON.stringify(data).replace(
    /[^\x20-\x7e]/g,
    (character) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The content of the object: a city without land, and the walls. */
export interface ReadLibrary {
  readonly city: City;
  readonly walls: readonly CityWall[];
}

/**
 * The content of the object of {@link libraryObject}; `undefined` for a map without it.
 *
 * @throws TiledFault when it is no longer what was written
 */
export function readLibraryObject(objects: readonly ReadObject[]): ReadLibrary | undefined {
  const object = objects.find(({ type }) => type === LIBRARY_CLASS);
  const text = object?.properties.get(LIBRARY_CITY);
  if (typeof text !== 'string') return undefined;
  const city = readCity(text);
  if (!city.ok) throw faultOf(LIBRARY_CITY, city.problems[0]!);
  const walls = object?.properties.get(LIBRARY_WALLS);
  if (typeof walls !== 'string') return { city: city.value, walls: [] };
  const data = parseJson(walls);
  const form = data.ok ? validate(wallsForm, data.value) : data;
  if (!form.ok) throw faultOf(LIBRARY_WALLS, form.problems[0]!);
  return {
    city: city.value,
    walls: form.value.map((wall) => ({
      ...wall,
      water: wall.water.map(({ q, r, segment }) => ({ q, r, k: segment as SegmentIndex })),
    })),
  };
}

function faultOf(property: string, { path, message }: Problem): TiledFault {
  return new TiledFault(`object "library": ${property}: ${path}`, message);
}
