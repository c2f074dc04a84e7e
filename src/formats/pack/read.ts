import { compareHexes } from '../../engine/hex/hex.ts';
import type { Pack, PackTest } from '../../engine/pack/pack.ts';
import { success, type Result } from '../../engine/problem.ts';
import type { PaintedHex } from '../../engine/schematic/schematic.ts';
import { openFile } from '../form/header.ts';
import { validate } from '../form/read.ts';
import { toRecipe } from '../recipe/read.ts';
import { packFile, type PackForm } from './form.ts';

/** The contents of `pack.json`. */
export interface PackFile {
  /** The pack itself. */
  readonly pack: Pack;
  /** The ids that schematics have in the files beside it, by their ids in the pack, where these differ. */
  readonly files: ReadonlyMap<string, string>;
  /** For a file that is no pack but the order of a library: of its packs, and of the schematics without one. */
  readonly library?: { readonly packs: readonly string[] };
}

/** Reads the text of a `sixfold/pack` file. */
export function readPack(text: string): Result<PackFile> {
  const file = openFile(text, ['sixfold/pack']);
  return file.ok ? readPackData(file.value) : file;
}

/** Reads the parsed object of a `sixfold/pack` file. */
export function readPackData(data: object): Result<PackFile> {
  const form = validate(packFile, data);
  if (!form.ok) return form;
  const {
    id,
    name,
    author,
    license,
    description,
    release,
    cover,
    schematics,
    files,
    tests,
    recipes,
    library,
    meta,
  } = form.value;
  return success({
    pack: {
      id,
      name,
      author,
      license,
      description,
      release,
      cover,
      schematics,
      tests: tests.map(toTest),
      ...(recipes.length > 0 && {
        recipes: recipes.map((one) => ({ id: one.id, recipe: toRecipe(one.recipe) })),
      }),
      ...(meta && { meta }),
    },
    files: new Map(
      files.flatMap(({ schematic, file }) => (schematic === file ? [] : [[schematic, file] as const])),
    ),
    ...(library && { library }),
  });
}

function toTest(form: PackForm['tests'][number]): PackTest {
  if (form.kind === 'placed') return form;
  // The form has checked ranges and lengths.
  const around = form.around.toSorted(compareHexes) as unknown as readonly PaintedHex[];
  return { ...form, around } as PackTest;
}
