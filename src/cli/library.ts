import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Library } from '../engine/city/library.ts';
import type { Kind } from '../engine/schematic/kind.ts';
import type { Schematic } from '../engine/schematic/schematic.ts';
import { readKinds } from '../formats/kinds/read.ts';
import { withPack } from '../formats/pack/run-tests.ts';
import { checkSchematic } from '../formats/schematic/check.ts';
import { builtInFolder, KINDS_FILE } from './built-in.ts';
import { describeSystemError, Failure } from './failure.ts';
import { readFileAs, readText, STANDARD, unwrap } from './input.ts';
import { readPackFiles } from './pack-files.ts';
import { packSource, type PackSource } from './pack-source.ts';

const SCHEMATIC_ENDING = '.schematic.json';

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

/**
 * Reads the kinds and schematics of a folder, or of a pack: its folder, its `pack.json` or its ZIP. A pack without kinds of
 * its own stands on the built-in library. Fails with the problems of all files at once.
 */
export function readLibrary(folder: string): Library {
  const source = existsSync(join(folder, KINDS_FILE)) ? null : packSource(folder);
  if (source) return packLibrary(source);
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

function packLibrary(source: PackSource): Library {
  const { kinds, schematics, errors } = readPackFiles(source);
  if (errors.length > 0) throw new Failure(errors);
  if (source.read(KINDS_FILE) !== null) return { kinds, schematics };
  return withPack(readLibrary(builtInFolder()), schematics, kinds);
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
