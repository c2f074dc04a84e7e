import type { Library } from '../../../engine/city/library.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { withPack } from '../../../formats/pack/run-tests.ts';
import { LIBRARY } from '../../document/builtin/start.computed.ts';
import { toSchematic, type Document } from '../../document/document.ts';
import { membersOfPack } from '../../document/packs.ts';

/** The painted schematics of a pack, under the ids that it knows them by, with their ids in the library. */
export function packSchematics(
  document: Document,
  pack: string,
): readonly { readonly id: string; readonly schematic: Schematic }[] {
  return membersOfPack(document, pack).flatMap((id) => {
    const member = document.schematics[id]!;
    const schematic = toSchematic(member);
    return schematic.hexes.length > 0 ? [{ id, schematic: { ...schematic, id: member.pack!.as } }] : [];
  });
}

/** The library in which the tests of a pack run, the same everywhere: the built-in one with the pack in it. */
export function packLibrary(document: Document, pack: string): Library {
  const schematics = packSchematics(document, pack).map(({ schematic }) => schematic);
  return withPack(LIBRARY, schematics, document.kinds);
}
