import type { City } from '../engine/city/city.ts';
import type { LandRow } from '../engine/land/row.ts';
import type { Result } from '../engine/problem.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import type { Placements } from '../engine/schematic/placement.ts';
import type { Schematic } from '../engine/schematic/schematic.ts';
import { cityDigest as digestOf } from '../formats/city/digest.ts';
import type { Hash } from '../formats/city/hashed-text.ts';
import { writeCity as cityText } from '../formats/city/write.ts';
import type { KindList } from '../formats/kinds/read.ts';
import { writeKinds as kindsText } from '../formats/kinds/write.ts';
import type { PackFile } from '../formats/pack/read.ts';
import { writePack as packText } from '../formats/pack/write.ts';
import { writeRecipe as recipeText } from '../formats/recipe/write.ts';
import { writeSchematic as schematicText } from '../formats/schematic/write.ts';
import { landRecipe as recipeOfLand } from '../formats/text-map/land-recipe.ts';
import { writePlomrogue as plomrogueText } from '../formats/text-map/plomrogue.ts';
import {
  checkCity,
  checkRecipe,
  checkSchematicOf,
  FUNCTION,
  LIST,
  OBJECT,
  withMembers,
} from './check-call.ts';

/**
 * The canonical text of a `sixfold/city` file, as format version 3.
 *
 * @throws RangeError when the city contradicts itself
 */
export function writeCity(city: City): string {
  checkCity('writeCity', city);
  return cityText(city);
}

/**
 * `sha256:` and the SHA-256, in hexadecimal, of the land, the districts, the placements and the ground of a city. Equal
 * layouts have equal digests, whichever recipe or program made them.
 *
 * @param hash a SHA-256 to which nothing was added yet, where the machine has a faster one than JavaScript
 * @throws RangeError for a value that is no city
 */
export function cityDigest(
  city: Pick<City, 'land' | 'districts' | 'ground'> & { readonly placements: Placements },
  hash?: Hash,
): string {
  withMembers({ land: LIST, districts: LIST })(city, 'cityDigest: city');
  // oxlint-disable-next-line typescript/unbound-method -- it is only looked at
  FUNCTION((city.placements as Placements | undefined)?.at, 'cityDigest: city.placements.at');
  if (hash !== undefined) withMembers({ update: FUNCTION, digest: FUNCTION })(hash, 'cityDigest: hash');
  return digestOf(city, hash);
}

/**
 * The canonical text of a `sixfold/kinds` file.
 *
 * @throws RangeError for a value without a list of kinds
 */
export function writeKinds(list: KindList): string {
  withMembers({ kinds: LIST })(list, 'writeKinds: list');
  return kindsText(list);
}

/**
 * The canonical text of a `sixfold/pack` file.
 *
 * @throws RangeError for a value without a pack
 */
export function writePack(file: PackFile): string {
  withMembers({ pack: OBJECT, files: OBJECT })(file, 'writePack: file');
  return packText(file);
}

/**
 * The canonical text of a `sixfold/recipe` file.
 *
 * @throws RangeError for a value that is no recipe, or whose seed is none
 */
export function writeRecipe(recipe: Recipe): string {
  checkRecipe('writeRecipe', recipe);
  return recipeText(recipe);
}

/**
 * The canonical text of a `sixfold/schematic` file.
 *
 * @throws RangeError for a value that is no schematic
 */
export function writeSchematic(schematic: Schematic): string {
  checkSchematicOf('writeSchematic', schematic);
  return schematicText(schematic);
}

/**
 * A recipe for imported land with the rules of `base`. The recipe has no districts, no groups, no minimums and no distances
 * to parts of a town, so that it can be met on any land.
 *
 * @throws RangeError for values that are no recipe and no rows
 */
export function landRecipe(base: Recipe, rows: readonly LandRow[]): Recipe {
  checkRecipe('landRecipe', base);
  LIST(rows, 'landRecipe: rows');
  return recipeOfLand(base, rows);
}

/**
 * A city as the map of a PlomRogue world: `MAP_LENGTH n`, then n lines `MAP y "row"` of n characters each. Free hexes and
 * walkable kinds are `.`, the others `X`, sea is `~`. Sea is added to the right and below to make the map square.
 * PlomRogue draws odd rows half a cell to the right.
 *
 * @returns the text, or a problem when the land is too large
 * @throws RangeError when the city contradicts itself
 */
export function writePlomrogue(city: City): Result<string> {
  checkCity('writePlomrogue', city);
  return plomrogueText(city);
}
