import type { City } from '../engine/city/city.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import { success, type Result } from '../engine/problem.ts';
import type { Schematic } from '../engine/schematic/schematic.ts';
import { readCityData } from './city/read.ts';
import { FORMATS, openFile } from './form/header.ts';
import { readKindsData, type KindList } from './kinds/read.ts';
import { FILE_LIMITS, type JsonLimits } from './limits.ts';
import { readPackData, type PackFile } from './pack/read.ts';
import { readRecipeData } from './recipe/read.ts';
import { readSchematicData } from './schematic/read.ts';

/** The contents of a file, of the sort that its `format` names. */
export type SixfoldFile =
  | { readonly format: 'sixfold/kinds'; readonly value: KindList }
  | { readonly format: 'sixfold/schematic'; readonly value: Schematic }
  | { readonly format: 'sixfold/recipe'; readonly value: Recipe }
  | { readonly format: 'sixfold/city'; readonly value: City }
  | { readonly format: 'sixfold/pack'; readonly value: PackFile };

/** Reads the text of a file in any Sixfold format. */
export function readAny(text: string, limits: JsonLimits = FILE_LIMITS): Result<SixfoldFile> {
  const file = openFile(text, FORMATS, limits);
  if (!file.ok) return file;
  const { format } = file.value;
  switch (format) {
    case 'sixfold/kinds':
      return label(format, readKindsData(file.value));
    case 'sixfold/schematic':
      return label(format, readSchematicData(file.value));
    case 'sixfold/recipe':
      return label(format, readRecipeData(file.value));
    case 'sixfold/city':
      return label(format, readCityData(file.value));
    case 'sixfold/pack':
      return label(format, readPackData(file.value));
  }
}

function label<F extends SixfoldFile['format'], T>(
  format: F,
  result: Result<T>,
): Result<{ format: F; value: T }> {
  return result.ok ? success({ format, value: result.value }) : result;
}
