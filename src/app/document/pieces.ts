import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { City } from '../../engine/city/city.ts';
import type { Library } from '../../engine/city/library.ts';
import { usedKinds } from '../../engine/city/used.ts';
import type { Recipe } from '../../engine/recipe/recipe.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { kindsOf, schematicsOf } from '../../engine/recipe/parts.ts';
import { paintedSegments, type Schematic } from '../../engine/schematic/schematic.ts';
import { writeKinds } from '../../formats/kinds/write.ts';
import { writeSchematic } from '../../formats/schematic/write.ts';

/** The part of a library that a recipe and a layout use: schematics sorted by id, kinds in the order of the library. */
export function usedPieces(
  recipe: Recipe,
  layout: Pick<City, 'placements' | 'ground'> | null,
  { kinds, schematics }: Library,
): Library {
  const ids = schematicsOf(recipe);
  for (const { schematic } of layout?.placements ?? []) ids.add(schematic);
  const used = schematics
    .filter(({ id }) => ids.has(id))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(plainSchematic);
  const kindIds = usedKinds(used);
  for (const kind of kindsOf(recipe)) kindIds.add(kind);
  for (const { kind } of paintedSegments(layout?.ground ?? [])) kindIds.add(kind);
  return { kinds: kinds.filter(({ id }) => kindIds.has(id)), schematics: used };
}

/** The pieces of a library that another one does not have, or has otherwise. */
export function libraryDifference({ kinds, schematics }: Library, other: Library): Library {
  const otherKinds = new Set(other.kinds.map(kindText));
  const otherSchematics = new Set(other.schematics.map((one) => writeSchematic(plainSchematic(one))));
  return {
    kinds: kinds.filter((kind) => !otherKinds.has(kindText(kind))),
    schematics: schematics.filter((one) => !otherSchematics.has(writeSchematic(one))),
  };
}

/** `sha256:` and the SHA-256 of the canonical files of some pieces, one after the other, schematics by id, without `meta`. */
export function piecesDigest({ kinds, schematics }: Library): string {
  const hash = sha256.create();
  const sorted = kinds.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const text of [
    ...sorted.map(kindText),
    ...schematics.map((one) => writeSchematic(plainSchematic(one))),
  ])
    hash.update(utf8ToBytes(text));
  return `sha256:${bytesToHex(hash.digest())}`;
}

/** A schematic without what its user keeps beside it. */
export function plainSchematic(schematic: Schematic): Schematic {
  const { id, name, description, author, tags, hexes, around } = schematic;
  return { id, name, description, author, tags, hexes, ...(around && { around }) };
}

function kindText(kind: Kind): string {
  return writeKinds({ kinds: [kind] });
}
