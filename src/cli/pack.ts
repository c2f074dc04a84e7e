import type { Library } from '../engine/city/library.ts';
import type { MadeCities } from '../engine/pack/count-placed.ts';
import { findDoubles, findUnused } from '../engine/pack/lint.ts';
import { recipeOfPack, TESTED_SEEDS, type Pack } from '../engine/pack/pack.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import type { Kind } from '../engine/schematic/kind.ts';
import type { Schematic } from '../engine/schematic/schematic.ts';
import type { PackFile } from '../formats/pack/read.ts';
import {
  findingProblems,
  placedFailure,
  placeProblems,
  testProblem,
  withPack,
} from '../formats/pack/run-tests.ts';
import { readRecipe } from '../formats/recipe/read.ts';
import { builtInFolder, findPreset, recipeFile } from './built-in.ts';
import { problemLines } from './failure.ts';
import { readFileAs } from './input.ts';
import { readLibrary } from './library.ts';
import { readPackFiles } from './pack-files.ts';
import type { PackSource } from './pack-source.ts';
import { reportCount } from './progress.ts';

/** The preset whose cities show which schematics and poses are used, for a pack that has no recipe and names none. */
const LINT_PRESET = 'hamlet';

/**
 * The lines of problems and warnings of a pack: of its files first, and where these are good, of its tests.
 *
 * @param strict whether to warn of schematics and poses that no city has, which takes 100 cities
 */
export function checkPack(
  source: PackSource,
  strict: boolean,
): {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
} {
  const { file } = source;
  const { packed, kinds, schematics, errors, warnings } = readPackFiles(source);
  if (errors.length === 0) {
    errors.push(...testLines(file, packed, schematics, kinds));
    const findings = findDoubles(schematics);
    if (strict) {
      const library = withPack(readLibrary(builtInFolder()), schematics, kinds);
      const onCity = (count: number) =>
        reportCount(`${file}: looking for what is never used`, count, TESTED_SEEDS);
      findings.push(...findUnused(lintRecipe(packed.pack), library, schematics, { onCity }));
    }
    warnings.push(...problemLines(file, findingProblems(findings, packed.pack.schematics)));
  }
  return { errors, warnings };
}

/** The recipe that a test names: of the pack, or a preset; `null` when there is none. */
function recipeOfTest(pack: Pack, name: string): Recipe | null {
  const own = recipeOfPack(pack, name);
  if (own) return own;
  const file = findPreset(name);
  return file === undefined ? null : readFileAs(file, readRecipe);
}

/** The recipe whose cities show what is used: the first that a test names, else the pack's first, else a hamlet. */
function lintRecipe(pack: Pack): Recipe {
  const named = pack.tests.find((test) => test.kind === 'placed');
  const own = named ? recipeOfTest(pack, named.recipe) : pack.recipes?.[0]?.recipe;
  return own ?? readFileAs(recipeFile(LINT_PRESET), readRecipe);
}

function testLines(
  file: string,
  { pack }: PackFile,
  schematics: readonly Schematic[],
  kinds: readonly Kind[],
): string[] {
  const problems = placeProblems(pack.tests, { kinds, schematics });
  const made = new Map<string, MadeCities>();
  let library: Library | undefined;
  pack.tests.forEach((test, index) => {
    if (test.kind !== 'placed') return;
    const recipe = recipeOfTest(pack, test.recipe);
    if (recipe === null) {
      const failure = `neither the pack nor Sixfold has a recipe "${test.recipe}"`;
      problems.push(testProblem(test, index, failure));
      return;
    }
    library ??= withPack(readLibrary(builtInFolder()), schematics, kinds);
    const cities = made.get(test.recipe) ?? new Map<string, ReadonlySet<string>>();
    made.set(test.recipe, cities);
    const onCity = (count: number) =>
      reportCount(`${file}: test ${index + 1}, generating cities`, count, TESTED_SEEDS);
    const failure = placedFailure(test, recipe, library, { cities, onCity });
    if (failure !== null) problems.push(testProblem(test, index, failure));
  });
  return problemLines(file, problems);
}
