import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Library } from '../engine/city/library.ts';
import type { MadeCities } from '../engine/pack/count-placed.ts';
import { findDoubles, findUnused } from '../engine/pack/lint.ts';
import { recipeOfPack, TESTED_SEEDS, type Pack } from '../engine/pack/pack.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import type { Kind } from '../engine/schematic/kind.ts';
import type { Schematic } from '../engine/schematic/schematic.ts';
import { readKinds } from '../formats/kinds/read.ts';
import { readPack, type PackFile } from '../formats/pack/read.ts';
import {
  findingProblems,
  placedFailure,
  placeProblems,
  testProblem,
  withPack,
} from '../formats/pack/run-tests.ts';
import { readRecipe } from '../formats/recipe/read.ts';
import { checkSchematic } from '../formats/schematic/check.ts';
import { builtInFolder, findPreset, recipeFile } from './built-in.ts';
import { describeSystemError, Failure, problemLines } from './failure.ts';
import { isFolder } from './folder-files.ts';
import { readFileAs, readText, STANDARD, unwrap } from './input.ts';
import { readLibrary } from './library.ts';
import { reportCount } from './progress.ts';

const PACK_FILE = 'pack.json';

/** Most bytes of a packed file, and of all files in it unpacked. */
const MAX_PACKED = 32 * 2 ** 20;
const MAX_UNPACKED = 128 * 2 ** 20;

/** The text of a file of a pack, by its path in it; `null` where there is none. */
type Read = (path: string) => string | null;

/** A pack that was named on the command line: its folder, its `pack.json`, or its ZIP. */
export interface PackSource {
  /** The name of its `pack.json` in messages. */
  readonly file: string;
  readonly read: Read;
  /** The name of another file of the pack in messages. */
  readonly nameOf: (path: string) => string;
}

/** Whether a ZIP holds a pack. */
export function isPackZip(file: string): boolean {
  try {
    return zipSource(file).read(PACK_FILE) !== null;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/** The pack that a name stands for; `null` when it is the name of another file. */
export function packSource(file: string): PackSource | null {
  if (file === STANDARD) return null;
  if (isFolder(file) && existsSync(join(file, PACK_FILE))) return folderSource(file);
  if (/(?:^|[\\/])pack\.json$/.test(file) && existsSync(file)) return folderSource(dirname(file));
  return /\.zip$/i.test(file) && existsSync(file) ? zipSource(file) : null;
}

function folderSource(folder: string): PackSource {
  const nameOf = (path: string) => join(folder, path);
  const read = (path: string) => (existsSync(nameOf(path)) ? readText(nameOf(path)) : null);
  return { file: nameOf(PACK_FILE), read, nameOf };
}

function zipSource(file: string): PackSource {
  const refuse = (reason: string) => new Failure([`${file}: cannot be read: ${reason}`]);
  const texts = new Map<string, string>();
  try {
    if (statSync(file).size > MAX_PACKED) throw refuse('it is a pack of more than 32 MiB');
    let bytes = 0;
    const files = unzipSync(readFileSync(file), {
      filter({ name, originalSize }) {
        bytes += originalSize;
        return name.endsWith('.json') && bytes <= MAX_UNPACKED;
      },
    });
    if (bytes > MAX_UNPACKED) throw refuse('it would be more than 128 MiB unpacked');
    for (const [path, data] of Object.entries(files)) texts.set(path, strFromU8(data));
  } catch (error) {
    throw error instanceof Failure ? error : refuse(describeSystemError(error));
  }
  // A ZIP of a folder has the folder in its paths.
  const own = [...texts.keys()].find((path) => path === PACK_FILE || path.endsWith(`/${PACK_FILE}`));
  const start = own?.slice(0, -PACK_FILE.length) ?? '';
  const nameOf = (path: string) => `${file}/${start}${path}`;
  return { file: nameOf(PACK_FILE), read: (path) => texts.get(start + path) ?? null, nameOf };
}

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
  const { file, read, nameOf } = source;
  const text = read(PACK_FILE);
  if (text === null) throw new Failure([`${file}: cannot be read: no such file`]);
  const packed = unwrap(file, readPack(text));
  const kindsText = read('kinds.json');
  const kinds: readonly Kind[] =
    kindsText === null
      ? readFileAs(join(builtInFolder(), 'kinds.json'), readKinds).kinds
      : unwrap(nameOf('kinds.json'), readKinds(kindsText)).kinds;
  const errors: string[] = [];
  const warnings: string[] = [];
  const schematics: Schematic[] = [];
  packed.pack.schematics.forEach((id, index) => {
    const path = `${packed.files.get(id) ?? id}.schematic.json`;
    const own = read(path);
    if (own === null) {
      errors.push(`${file}: $.schematics[${index}]: there is no file ${path} beside it`);
      return;
    }
    const checked = checkSchematic(own, kinds);
    if (!checked.ok) errors.push(...problemLines(nameOf(path), checked.problems));
    else {
      schematics.push({ ...checked.value.schematic, id });
      warnings.push(...problemLines(nameOf(path), checked.value.warnings));
    }
  });
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
