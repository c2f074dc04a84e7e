import type { City } from '../engine/city/city.ts';
import type { District } from '../engine/land/district.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import type { LandRow } from '../engine/land/row.ts';
import { buffersOf, packPlacements, unpackPlacements, type PackedPlacements } from './packed-placements.ts';

/** Runs of land in the form of messages between threads: r, q and count of each run, one after the other. */
export type PackedRows = Int32Array<ArrayBuffer>;

/** Districts, with the runs of all of them in one list. */
export interface PackedDistricts {
  readonly id: Uint32Array<ArrayBuffer>;
  readonly group: readonly string[];
  /** Number of runs of each district. */
  readonly runs: Uint32Array<ArrayBuffer>;
  readonly rows: PackedRows;
}

/** A recipe whose land, where it is a list of runs, is packed. */
export interface PackedRecipe {
  readonly recipe: Recipe;
  readonly rows: PackedRows | null;
}

/** A city whose long lists are packed, so that the page receives it quickly. */
export interface PackedCity extends Omit<City, 'recipe' | 'land' | 'districts' | 'placements'> {
  readonly recipe: PackedRecipe | null;
  readonly land: PackedRows;
  readonly districts: PackedDistricts;
  readonly placements: PackedPlacements;
}

export function packRows(rows: readonly LandRow[]): PackedRows {
  const packed = new Int32Array(3 * rows.length);
  for (let i = 0; i < rows.length; i++) {
    const { r, q, count } = rows[i]!;
    packed[3 * i] = r;
    packed[3 * i + 1] = q;
    packed[3 * i + 2] = count;
  }
  return packed;
}

export function unpackRows(packed: PackedRows): LandRow[] {
  return Array.from({ length: packed.length / 3 }, (_, i) => ({
    r: packed[3 * i]!,
    q: packed[3 * i + 1]!,
    count: packed[3 * i + 2]!,
  }));
}

function packDistricts(districts: readonly District[]): PackedDistricts {
  return {
    id: Uint32Array.from(districts, ({ id }) => id),
    group: districts.map(({ group }) => group),
    runs: Uint32Array.from(districts, ({ rows }) => rows.length),
    rows: packRows(districts.flatMap(({ rows }) => rows)),
  };
}

function unpackDistricts({ id, group, runs, rows }: PackedDistricts): District[] {
  const all = unpackRows(rows);
  let first = 0;
  return group.map((name, i) => {
    const end = first + runs[i]!;
    const own = all.slice(first, end);
    first = end;
    return { id: id[i]!, group: name, rows: own };
  });
}

export function packRecipe(recipe: Recipe): PackedRecipe {
  const { land } = recipe;
  if (land.shape !== 'rows') return { recipe, rows: null };
  return { recipe: { ...recipe, land: { ...land, rows: [] } }, rows: packRows(land.rows) };
}

export function unpackRecipe({ recipe, rows }: PackedRecipe): Recipe {
  if (rows === null || recipe.land.shape !== 'rows') return recipe;
  return { ...recipe, land: { ...recipe.land, rows: unpackRows(rows) } };
}

export function packCity(city: City): PackedCity {
  return {
    ...city,
    recipe: city.recipe && packRecipe(city.recipe),
    land: packRows(city.land),
    districts: packDistricts(city.districts),
    placements: packPlacements(city.placements),
  };
}

export function unpackCity(packed: PackedCity): City {
  return {
    ...packed,
    recipe: packed.recipe && unpackRecipe(packed.recipe),
    land: unpackRows(packed.land),
    districts: unpackDistricts(packed.districts),
    placements: unpackPlacements(packed.placements),
  };
}

/** The buffers to transfer with a packed recipe. */
export function recipeBuffers({ rows }: PackedRecipe): ArrayBuffer[] {
  return rows === null ? [] : [rows.buffer];
}

/** The buffers to transfer with a packed city. */
export function cityBuffers({ recipe, land, districts, placements }: PackedCity): ArrayBuffer[] {
  const { id, runs, rows } = districts;
  return [
    ...(recipe ? recipeBuffers(recipe) : []),
    land.buffer,
    id.buffer,
    runs.buffer,
    rows.buffer,
    ...buffersOf(placements),
  ];
}
