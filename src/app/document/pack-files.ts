import { writeKinds } from '../../formats/kinds/write.ts';
import { writePack } from '../../formats/pack/write.ts';
import { writeRecipe } from '../../formats/recipe/write.ts';
import { writeSchematic } from '../../formats/schematic/write.ts';
import { kindsOfRecipe } from '../../engine/recipe/named-kinds.ts';
import { usedKinds } from '../../engine/city/used.ts';
import type { Pack } from '../../engine/pack/pack.ts';
import type { Schematic } from '../../engine/schematic/schematic.ts';
import { toSchematic, type Document, type PackDocument } from './document.ts';
import { idOrFree } from './library-edits.ts';
import { membersOfPack, packOf } from './packs.ts';
import type { TextFile } from './text-file.ts';

/** The files of a library, or of a part of it, as the command line reads them from a folder. */
export interface PackFiles {
  /** Kinds first, then schematics in the order of the library, each with its canonical text. */
  readonly files: readonly TextFile[];
  /** Names of the schematics that are left out: nothing is painted, so that there is no file of them. */
  readonly empty: readonly string[];
}

/** The whole library: kinds, schematics, packs and the recipe. */
export function libraryPack(document: Document): PackFiles {
  const { files, empty } = filesOf(schematicsOf(document, document.order), document.kinds);
  const recipe = { path: 'recipes/city.recipe.json', text: writeRecipe(document.recipe) };
  const packs = (document.packs ?? []).map((pack) => {
    const members = paintedMembers(document, pack);
    const other = new Map(members.map(({ as, schematic }) => [as, schematic.id]));
    return {
      path: `${pack.id}.pack.json`,
      text: writePack({ pack: filedPack(pack, members), files: other }),
    };
  });
  return { files: [...files, ...packs, ...orderFile(document), recipe], empty };
}

/** The file of the order of packs, and of schematics without one; none where the names of files say as much. */
function orderFile(document: Document): TextFile[] {
  const packs = (document.packs ?? []).map(({ id }) => id);
  const loose = membersOfPack(document, null).filter(
    (id) => Object.keys(document.schematics[id]!.hexes).length > 0,
  );
  if (isSorted(packs) && isSorted(loose)) return [];
  const id = idOrFree('library-order', Object.fromEntries(packs.map((one) => [one, true])));
  const nothing = { name: '', author: '', license: '', description: '', release: '', cover: null, tests: [] };
  const pack: Pack = { ...nothing, id, schematics: loose };
  return [{ path: `${id}.pack.json`, text: writePack({ pack, files: new Map(), library: { packs } }) }];
}

function isSorted(ids: readonly string[]): boolean {
  return ids.every((id, index) => index === 0 || ids[index - 1]! < id);
}

/** A pack by itself: `pack.json`, its kinds, and its schematics under the ids that it knows them by. */
export function packFiles(document: Document, id: string): PackFiles {
  const pack = packOf(document, id)!;
  const members = paintedMembers(document, pack);
  const schematics = membersOfPack(document, id).map((member) => {
    const { pack: place } = document.schematics[member]!;
    return { ...toSchematic(document.schematics[member]!), id: place!.as };
  });
  const filed = filedPack(pack, members);
  const used = usedKinds(schematics);
  for (const test of filed.tests)
    if (test.kind !== 'placed')
      for (const { segments } of test.around) for (const kind of segments) if (kind !== null) used.add(kind);
  for (const { recipe } of filed.recipes ?? []) for (const kind of kindsOfRecipe(recipe)) used.add(kind);
  const kinds = document.kinds.filter((kind) => used.has(kind.id));
  const { files, empty } = filesOf(schematics, kinds);
  return {
    files: [{ path: 'pack.json', text: writePack({ pack: filed, files: new Map() }) }, ...files],
    empty,
  };
}

/** Some schematics with the kinds that they are painted with. */
export function schematicsPack(document: Document, ids: readonly string[]): PackFiles {
  const schematics = schematicsOf(document, ids);
  const used = usedKinds(schematics);
  return filesOf(
    schematics,
    document.kinds.filter(({ id }) => used.has(id)),
  );
}

interface Member {
  readonly as: string;
  readonly schematic: Schematic;
}

/** The schematics of a pack that have a file. */
function paintedMembers(document: Document, { id }: PackDocument): Member[] {
  return membersOfPack(document, id).flatMap((member) => {
    const one = document.schematics[member]!;
    const schematic = toSchematic(one);
    return schematic.hexes.length > 0 ? [{ as: one.pack!.as, schematic }] : [];
  });
}

/** A pack as its file has it: without what names a schematic that is not among the files. */
function filedPack(pack: PackDocument, members: readonly Member[]): Pack {
  const schematics = members.map(({ as }) => as);
  const known = new Set(schematics);
  return {
    ...pack,
    cover: pack.cover !== null && known.has(pack.cover) ? pack.cover : null,
    schematics,
    tests: pack.tests.filter(({ schematic }) => known.has(schematic)),
  };
}

function schematicsOf({ schematics }: Document, ids: readonly string[]): Schematic[] {
  return ids.map((id) => toSchematic(schematics[id]!));
}

function filesOf(all: readonly Schematic[], kinds: Document['kinds']): PackFiles {
  const painted = all.filter(({ hexes }) => hexes.length > 0);
  return {
    files: [
      { path: 'kinds.json', text: writeKinds({ kinds }) },
      ...painted.map((schematic) => ({
        path: `${schematic.id}.schematic.json`,
        text: writeSchematic(schematic),
      })),
    ],
    empty: all.filter(({ hexes }) => hexes.length === 0).map(({ name }) => name),
  };
}
