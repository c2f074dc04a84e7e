import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure.ts';
import { STANDARD } from './input.ts';
import { didYouMean } from '../formats/suggestion.ts';

export const KINDS_FILE = 'kinds.json';

const RECIPE_ENDING = '.recipe.json';

/** The preset that is used when no recipe is named. */
const DEFAULT_PRESET = 'walled-town';

/** Presets that there were once, and those that took their places. */
const SUCCESSORS: ReadonlyMap<string, string> = new Map([
  ['city', 'walled-town'],
  ['farmland', 'monastery-lands'],
  ['island', 'port'],
  ['village', 'street-village'],
]);

/** The folder of the built-in library: `schematics` beside or above this file. */
export function builtInFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const library = join(folder, 'schematics');
    if (existsSync(join(library, KINDS_FILE))) return readable(library);
    if (dirname(folder) === folder)
      throw new Failure(['the built-in library is missing: reinstall the program']);
  }
}

/** The names of the presets, sorted. */
export function presetNames(): string[] {
  return readdirSync(join(builtInFolder(), 'recipes'))
    .filter((name) => name.endsWith(RECIPE_ENDING))
    .map((name) => name.slice(0, -RECIPE_ENDING.length))
    .sort();
}

/**
 * The file of a recipe: the named one, that of the preset of that name when there is no such file, or the built-in one
 * when none is named.
 *
 * @throws Failure when a name without a folder or an ending is neither
 */
export function recipeFile(named: string | undefined): string {
  if (named === undefined) return presetFile(DEFAULT_PRESET);
  // A folder cannot be the recipe that is meant.
  if (named === STANDARD || isFile(named) || !/^[\w -]+$/.test(named)) return named;
  const presets = presetNames();
  if (presets.includes(named)) return presetFile(named);
  if (existsSync(named)) return named;
  const successor = SUCCESSORS.get(named);
  if (successor !== undefined)
    throw new Failure([`${named}: there is no such preset any more; ${successor} took its place`]);
  throw new Failure([
    `${named}: no such file, and no preset of that name.${didYouMean(named, presets) || ` The presets are ${presets.join(', ')}.`}`,
  ]);
}

/** The file of a preset; `undefined` when there is no preset of that name. */
export function findPreset(name: string): string | undefined {
  return presetNames().includes(name) ? presetFile(name) : undefined;
}

function presetFile(name: string): string {
  return join(builtInFolder(), 'recipes', `${name}${RECIPE_ENDING}`);
}

function isFile(path: string): boolean {
  return existsSync(path) && !statSync(path).isDirectory();
}

/** The shorter of a path's absolute form and its form relative to the current folder. */
function readable(path: string): string {
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
}
