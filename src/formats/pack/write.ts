import { compareHexes } from '../../engine/hex/hex.ts';
import type { PackRecipe, PackTest } from '../../engine/pack/pack.ts';
import { blockJson, inlineJson, inlineMeta, listJson, type Member } from '../json/inline.ts';
import { blockRecipe } from '../recipe/write.ts';
import { inlineHex } from '../schematic/write.ts';
import type { PackFile } from './read.ts';

/** The canonical text of a `sixfold/pack` file. */
export function writePack(file: PackFile): string {
  const { pack, files, library } = file;
  const {
    id,
    name,
    author,
    license,
    description,
    release,
    cover,
    schematics,
    tests,
    recipes = [],
    meta,
  } = pack;
  const members: Member[] = [
    ['format', '"sixfold/pack"'],
    ['version', '1'],
    ...Object.entries({ id, name, author, license, description, release, cover }).map(
      ([key, value]): Member => [key, inlineJson(value)],
    ),
    ['schematics', listJson(schematics.map(inlineJson), 2)],
  ];
  const others = schematics.flatMap((own) => {
    const other = files.get(own);
    return other === undefined || other === own ? [] : [inlineJson({ schematic: own, file: other })];
  });
  if (others.length > 0) members.push(['files', listJson(others, 2)]);
  if (tests.length > 0) members.push(['tests', listJson(tests.map(blockTest), 2)]);
  if (recipes.length > 0) members.push(['recipes', listJson(recipes.map(blockPackRecipe), 2)]);
  if (library) members.push(['library', inlineJson(library)]);
  if (meta) members.push(['meta', inlineMeta(meta)]);
  return `${blockJson(members)}\n`;
}

function blockPackRecipe({ id, recipe }: PackRecipe): string {
  return blockJson(
    [
      ['id', inlineJson(id)],
      ['recipe', blockRecipe(recipe, 6)],
    ],
    4,
  );
}

/** A test as it stands in the list of tests, each hex of its scene on a line. */
function blockTest(test: PackTest): string {
  if (test.kind === 'placed') {
    const { kind, name, schematic, recipe, atLeast } = test;
    return inlineJson({ kind, name, schematic, recipe, atLeast });
  }
  const { kind, name, schematic, q, r, mirror, rotation, shift, around } = test;
  const members = Object.entries({ kind, name, schematic, q, r, mirror, rotation, shift }).map(
    ([key, value]): Member => [key, inlineJson(value)],
  );
  const hexes = around.toSorted(compareHexes).map(inlineHex);
  return blockJson([...members, ['around', listJson(hexes, 6)]], 4);
}
