import type { City } from '../engine/city/city.ts';
import { failure, success, type Problem, type Result } from '../engine/problem.ts';
import type { Kind } from '../engine/schematic/kind.ts';
import { readCityData } from './city/read.ts';
import { FORMATS, openFile } from './form/header.ts';
import { readKindsData } from './kinds/read.ts';
import { readPackData } from './pack/read.ts';
import { readRecipeData } from './recipe/read.ts';
import { boundProblems } from './problem-list.ts';
import { brokenFootprints, checkSchematicData } from './schematic/check.ts';
import { formHexes } from './schematic/read.ts';
import type { SchematicForm } from './schematic/form.ts';

/** The warnings about a valid file. */
export interface Checked {
  readonly warnings: readonly Problem[];
}

/**
 * Checks the text of a file in any Sixfold format. A schematic is checked against the result of `kinds`, which is
 * called for schematics only; a city has kinds of its own.
 */
export function checkFile(text: string, kinds: () => Result<readonly Kind[]>): Result<Checked> {
  const file = openFile(text, FORMATS);
  if (!file.ok) return file;
  switch (file.value.format) {
    case 'sixfold/kinds':
      return withoutWarnings(readKindsData(file.value));
    case 'sixfold/recipe':
      return withoutWarnings(readRecipeData(file.value));
    case 'sixfold/pack':
      return withoutWarnings(readPackData(file.value));
    case 'sixfold/city': {
      const city = readCityData(file.value);
      return city.ok ? success({ warnings: cityWarnings(file.value, city.value) }) : city;
    }
    case 'sixfold/schematic': {
      const known = kinds();
      return known.ok ? checkSchematicData(file.value, known.value) : failure(known.problems);
    }
  }
}

function withoutWarnings(result: Result<unknown>): Result<Checked> {
  return result.ok ? success({ warnings: [] }) : result;
}

/** The broken footprints of the schematics in a valid city file, with their paths in it. */
function cityWarnings(data: object, { kinds }: City): Problem[] {
  const { schematics } = data as { readonly schematics: readonly SchematicForm[] };
  return boundProblems(
    schematics.flatMap((schematic, index) =>
      brokenFootprints(formHexes(schematic), kinds, `$.schematics[${index}].hexes`),
    ),
  );
}
