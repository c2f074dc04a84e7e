import { join } from 'node:path';
import type { Kind } from '../engine/schematic/kind.ts';
import type { Schematic } from '../engine/schematic/schematic.ts';
import { readKinds } from '../formats/kinds/read.ts';
import { readPack, type PackFile } from '../formats/pack/read.ts';
import { checkSchematic } from '../formats/schematic/check.ts';
import { builtInFolder } from './built-in.ts';
import { Failure, problemLines } from './failure.ts';
import { readFileAs, unwrap } from './input.ts';
import { PACK_FILE, type PackSource } from './pack-source.ts';

/** The files of a pack, with the lines of their problems and warnings. */
export interface PackFiles {
  readonly packed: PackFile;
  /** Its own, or the built-in ones where it has none. */
  readonly kinds: readonly Kind[];
  /** Those without problems. */
  readonly schematics: readonly Schematic[];
  readonly errors: string[];
  readonly warnings: string[];
}

/** @throws Failure when its `pack.json` or its kinds cannot be read */
export function readPackFiles(source: PackSource): PackFiles {
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
  return { packed, kinds, schematics, errors, warnings };
}
