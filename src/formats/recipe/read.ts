import type { Direction } from '../../engine/hex/hex.ts';
import type { DistrictRecipe, LandRecipe, Recipe, SchematicRule } from '../../engine/recipe/recipe.ts';
import type { IslandAlgorithm } from '../../engine/land/island.ts';
import { compareSides, type OpenSide } from '../../engine/land/open-side.ts';
import { normalizeRows } from '../../engine/land/shapes.ts';
import { success, type Result } from '../../engine/problem.ts';
import type { StreetRecipe, WallRecipe } from '../../engine/recipe/town.ts';
import type { Shift } from '../../engine/segment/shift.ts';
import { openFile } from '../form/header.ts';
import { validate } from '../form/read.ts';
import { recipeFile, type RecipeForm } from './form.ts';

/** Reads the text of a `sixfold/recipe` file and fills in the defaults of absent members. */
export function readRecipe(text: string): Result<Recipe> {
  const file = openFile(text, ['sixfold/recipe']);
  return file.ok ? readRecipeData(file.value) : file;
}

/** Reads the parsed object of a `sixfold/recipe` file. */
export function readRecipeData(data: object): Result<Recipe> {
  const form = validate(recipeFile, data);
  return form.ok ? success(toRecipe(form.value)) : form;
}

/** The recipe of a form, with the defaults of absent members. */
export function toRecipe(form: RecipeForm): Recipe {
  const { seed, land, districts, schematics, fill, rivers, walls, streets, rest, reach, meta } = form;
  return {
    seed,
    land: toLand(land),
    districts: toDistricts(districts),
    schematics: schematics.map(toRule),
    fill:
      typeof fill.coverage === 'number'
        ? { method: fill.method, coverage: fill.coverage }
        : { method: fill.method, coverage: 1, coverageOf: fill.coverage },
    ...(rivers && { rivers }),
    // Members that the file leaves out are absent here, too.
    ...(walls && { walls: walls as WallRecipe[] }),
    ...(streets && { streets: streets as StreetRecipe }),
    ...(rest && { rest }),
    ...(reach && { reach }),
    ...(meta && { meta }),
  };
}

function toLand(land: RecipeForm['land']): LandRecipe {
  if (land.shape === 'island') return { ...land, algorithm: land.algorithm as IslandAlgorithm };
  if (land.shape === 'coast') {
    const { sea, ...rest } = land;
    return { ...rest, ...(sea !== undefined && { sea: sea as Direction }) };
  }
  if (land.shape !== 'rows') return land;
  const { rows, open = [] } = land;
  return {
    shape: 'rows',
    rows: normalizeRows(rows),
    ...(open.length > 0 && { open: (open as OpenSide[]).toSorted(compareSides) }),
  };
}

function toDistricts(districts: RecipeForm['districts']): DistrictRecipe {
  if (districts.method === 'none') return districts;
  const { shares, ...rest } = districts;
  return shares ? { ...rest, shares } : rest;
}

function toRule(form: RecipeForm['schematics'][number]): SchematicRule {
  const { near, align, ...rest } = form;
  return {
    ...rest,
    max: form.max ?? null,
    groups: form.groups ?? null,
    rotations: form.rotations.toSorted((a, b) => a - b) as Direction[],
    shifts: form.shifts.toSorted((a, b) => a - b) as Shift[],
    ...(near && { near: near.map((one) => ({ ...one, most: one.most ?? null })) }),
    ...(align && { align }),
  };
}
