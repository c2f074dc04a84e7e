import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Library } from '../engine/city/library.ts';
import type { Kind } from '../engine/schematic/kind.ts';
import type { Schematic } from '../engine/schematic/schematic.ts';
import { readKinds } from '../formats/kinds/read.ts';
import { checkSchematic } from '../formats/schematic/check.ts';
import { describeSystemError, Failure } from './failure.ts';
import { readFileAs, readText, STANDARD, unwrap } from './input.ts';

const KINDS_FILE = 'kinds.json';
const SCHEMATIC_ENDING = '.schematic.json';

/** The folder of the built-in library: `schematics` beside or above this file. */
export function builtInFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const library = join(folder, 'schematics');
    if (existsSync(join(library, KINDS_FILE))) return readable(library);
    if (dirname(folder) === folder)
      throw new Failure(['the built-in library is missing: reinstall the program']);
  }
}

/** The file of a recipe: the named one, that of the preset of that name, or the built-in one when none is named. */
export function recipeFile(named: string | undefined): string {
  if (named === undefined) return preset('city');
  if (named === STANDARD || existsSync(named) || !/^[a-z0-9-]+$/.test(named)) return named;
  return existsSync(preset(named)) ? preset(named) : named;
}

function preset(name: string): string {
  return join(builtInFolder(), 'recipes', `${name}.recipe.json`);
}

/** The shorter of a path's absolute form and its form relative to the current folder. */
function readable(path: string): string {
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
}

/**
 * The library folder for a schematic's file: the named one, else the file's folder when that has kinds, else the
 * built-in one.
 */
export function libraryFolder(file: string, named: string | undefined): string {
  if (named !== undefined) return named;
  const own = dirname(file);
  return file !== STANDARD && existsSync(join(own, KINDS_FILE)) ? own : builtInFolder();
}

export function readLibraryKinds(folder: string): readonly Kind[] {
  return readFileAs(join(folder, KINDS_FILE), readKinds).kinds;
}

/** Reads a schematic and checks it against the kinds of its library. */
export function readSchematicFile(file: string, folder: string | undefined): Schematic {
  const kinds = readLibraryKinds(libraryFolder(file, folder));
  return unwrap(file, checkSchematic(readText(file), kinds)).schematic;
}

/** Reads the kinds and schematics of a folder. Fails with the problems of all its files at once. */
export function readLibrary(folder: string): Library {
  const kinds = readLibraryKinds(folder);
  const schematics: Schematic[] = [];
  const files = new Map<string, string>();
  const lines: string[] = [];
  for (const name of schematicFiles(folder)) {
    const file = join(folder, name);
    try {
      const { schematic } = unwrap(file, checkSchematic(readText(file), kinds));
      const first = files.get(schematic.id);
      if (first === undefined) schematics.push(schematic);
      else lines.push(`${file}: $.id: "${schematic.id}" is the id of ${first} already`);
      files.set(schematic.id, file);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      lines.push(...error.lines);
    }
  }
  if (lines.length > 0) throw new Failure(lines);
  return { kinds, schematics };
}

function schematicFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(SCHEMATIC_ENDING))
      .sort();
  } catch (error) {
    throw new Failure([`${folder}: cannot be read: ${describeSystemError(error)}`]);
  }
}
