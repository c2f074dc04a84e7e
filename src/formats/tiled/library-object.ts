import type { City } from '../../engine/city/city.ts';
import { plainWall } from '../city/plain.ts';
import { writeCity } from '../city/write.ts';
import { textProperty, type TiledObject } from './document.ts';

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
