import { readdirSync, readFileSync } from 'node:fs';
import { LINK_MARKS } from '../../src/app/features/share/address.ts';
import { linkTo } from '../../src/app/features/share/link-to.ts';
import { writeLink } from '../../src/app/features/share/link.ts';
import { writePackLink } from '../../src/app/features/share/pack-link.ts';
import { packText } from '../../src/app/features/share/packed-text.ts';
import { readLibrary } from '../../src/cli/library.ts';
import type { Library } from '../../src/engine/city/library.ts';
import { generate } from '../../src/engine/generate/generate.ts';
import type { Pack } from '../../src/engine/pack/pack.ts';
import type { Schematic } from '../../src/engine/schematic/schematic.ts';
import type { Result } from '../../src/engine/problem.ts';
import { canonicalCity } from '../../src/formats/city/canonical.ts';
import { writeKinds } from '../../src/formats/kinds/write.ts';
import { readPack } from '../../src/formats/pack/read.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { writeSchematic } from '../../src/formats/schematic/write.ts';
import { usedKinds } from '../../src/engine/city/used.ts';
import { PROJECT } from '../tool.ts';

export const LIBRARY_FOLDER = `${PROJECT}schematics`;

/** The fragment of the app's address that opens the city of a preset, as the app itself would make it. */
export async function presetFragment(preset: string, library: Library): Promise<string> {
  const text = readFileSync(`${LIBRARY_FOLDER}/recipes/${preset}.recipe.json`, 'utf8');
  const recipe = mustRead(preset, readRecipe(text));
  const made = generate(recipe, library);
  if (!made.ok) throw new Error(`${preset}: ${made.problems[0]!.code}`);
  const link = linkTo(canonicalCity(made.value), null, recipe, null, library, library);
  return LINK_MARKS.city + (await packText(writeLink(link)));
}

/** The fragment that opens a pack of the project's own, such as `harbor`. */
export async function packFragment(name: string): Promise<string> {
  const folder = `${LIBRARY_FOLDER}/packs/${name}`;
  const files = readdirSync(folder).map((path) => ({
    path,
    text: readFileSync(`${folder}/${path}`, 'utf8'),
  }));
  return LINK_MARKS.pack + (await packText(writePackLink(files)));
}

/** The fragment that opens one schematic, to be added to a library. */
export async function pieceFragment(piece: Schematic, { kinds }: Library): Promise<string> {
  const used = usedKinds([piece]);
  const files = [
    { path: 'kinds.json', text: writeKinds({ kinds: kinds.filter(({ id }) => used.has(id)) }) },
    { path: `${piece.id}.schematic.json`, text: writeSchematic(piece) },
  ];
  return LINK_MARKS.pack + (await packText(writePackLink(files)));
}

/** A pack of the project, with its library. */
export function readProjectPack(name: string): Library & { readonly pack: Pack } {
  const folder = `${LIBRARY_FOLDER}/packs/${name}`;
  const { pack } = mustRead(name, readPack(readFileSync(`${folder}/pack.json`, 'utf8')));
  return { pack, ...readLibrary(folder) };
}

function mustRead<T>(name: string, result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${name}: ${result.problems[0]!.path}: ${result.problems[0]!.message}`);
}
