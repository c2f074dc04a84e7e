import type { Draft } from 'immer';
import type { Pack, PackTest } from '../../engine/pack/pack.ts';
import { renamedRecipe } from '../../engine/recipe/renamed.ts';
import type { Schematic } from '../../engine/schematic/schematic.ts';
import { writePack } from '../../formats/pack/write.ts';
import { writeSchematic } from '../../formats/schematic/write.ts';
import { setDetails } from './details.ts';
import { toSchematic, toSchematicDocument, type Document, type PackDocument } from './document.ts';
import { repaint, repaintHexes } from './import-kinds.ts';
import type { SchematicClash } from './import-schematics.ts';
import { deleteSchematic, freeId } from './library-edits.ts';
import { memberAs, membersOfPack, packOf, putIntoPack } from './packs.ts';

/** A pack that comes in, with its schematics under the ids that it knows them by. */
export interface IncomingPack {
  readonly pack: Pack;
  /** In the order of the pack. */
  readonly schematics: readonly Schematic[];
  /** The ids that schematics have in the files, by their ids in the pack, where these differ. */
  readonly files: ReadonlyMap<string, string>;
}

/** A pack that comes in, held against the library. All schematics are under their ids in the library. */
export interface PackPlan {
  /** The pack as it is to be. */
  readonly pack: PackDocument;
  /** The pack of the library with the same id; `null` for a new one. */
  readonly mine: PackDocument | null;
  readonly added: readonly Schematic[];
  readonly changed: readonly SchematicClash[];
  readonly same: readonly Schematic[];
  /** Schematics of the library's pack that the incoming one does not have. */
  readonly removed: readonly Schematic[];
  /** Ids in the library by ids in the pack, in the order of the pack. */
  readonly ids: ReadonlyMap<string, string>;
  /** Ids in the library by ids in the files, where these differ. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** Whether the library has all of a pack already, as it comes in. */
export function isPackSame({ pack, mine, added, changed, removed }: PackPlan): boolean {
  return (
    mine !== null && added.length + changed.length + removed.length === 0 && packText(mine) === packText(pack)
  );
}

function packText(pack: PackDocument): string {
  return writePack({ pack: { ...pack, schematics: [] }, files: new Map() });
}

/** A pack whose schematics and tests are painted with the ids that kinds have got. */
export function repaintPack(
  { pack, schematics, files }: IncomingPack,
  renamed: ReadonlyMap<string, string>,
): IncomingPack {
  return {
    pack: {
      ...pack,
      tests: pack.tests.map((test) => repaintTest(test, renamed)),
      ...(pack.recipes && {
        recipes: pack.recipes.map((own) => ({
          ...own,
          recipe: renamedRecipe(own.recipe, { kinds: renamed }),
        })),
      }),
    },
    schematics: schematics.map((schematic) => repaint(schematic, renamed)),
    files,
  };
}

function repaintTest(test: PackTest, renamed: ReadonlyMap<string, string>): PackTest {
  return test.kind === 'placed' ? test : { ...test, around: repaintHexes(test.around, renamed) };
}

/**
 * Holds a pack against the library. Its schematics are matched by their ids within the pack; a new one whose id is
 * taken gets another one here.
 *
 * @param taken ids that no new schematic may get; those that are given here are added
 */
export function planPack(
  document: Document,
  { pack: incoming, schematics, files }: IncomingPack,
  taken: Record<string, true>,
): PackPlan {
  const { schematics: _, ...pack } = incoming;
  const mine = packOf(document, pack.id) ?? null;
  const added: Schematic[] = [];
  const changed: SchematicClash[] = [];
  const same: Schematic[] = [];
  const ids = new Map<string, string>();
  const renamed = new Map<string, string>();
  for (const theirs of schematics) {
    const as = theirs.id;
    const known = mine && memberAs(document, pack.id, as);
    const file = files.get(as) ?? as;
    const id = known ? known.id : localId(pack.id, as, file, taken);
    taken[id] = true;
    ids.set(as, id);
    if (id !== file) renamed.set(file, id);
    const local = { ...theirs, id };
    const own = known && toSchematic(known);
    if (!own) added.push(local);
    else if (writeSchematic(own) === writeSchematic(local)) same.push(own);
    else changed.push({ mine: own, theirs: local });
  }
  const stays = new Set(ids.values());
  const removed = mine
    ? membersOfPack(document, pack.id)
        .filter((id) => !stays.has(id))
        .map((id) => toSchematic(document.schematics[id]!))
    : [];
  return { pack, mine, added, changed, same, removed, ids, renamed };
}

function localId(pack: string, as: string, file: string, taken: Readonly<Record<string, true>>): string {
  const free = [file, as].find((id) => !Object.hasOwn(taken, id));
  return free ?? freeId(`${pack}-${as}`, taken);
}

/** A plan, with the answer to what becomes of schematics that the pack no longer has. */
export interface TakenPack {
  readonly plan: PackPlan;
  /** `keep`: they stay in the library, without a pack. */
  readonly removed: 'keep' | 'delete';
}

/** Takes a pack into the library: new, or in place of the one with its id. */
export function takePack(draft: Draft<Document>, { plan, removed }: TakenPack): void {
  const { pack, added, changed, ids } = plan;
  const packs = draft.packs ?? [];
  const index = packs.findIndex(({ id }) => id === pack.id);
  const taken = pack as Draft<PackDocument>;
  draft.packs = index < 0 ? [...packs, taken] : packs.with(index, taken);
  const asOf = new Map([...ids].map(([as, id]) => [id, as]));
  for (const schematic of [...added, ...changed.map(({ theirs }) => theirs)]) {
    const { id } = schematic;
    const member = { ...toSchematicDocument(schematic), pack: { id: pack.id, as: asOf.get(id)! } };
    draft.schematics[id] = member as Draft<Document['schematics'][string]>;
  }
  for (const { theirs } of changed) {
    const { id, name, description, author, tags } = theirs;
    setDetails(draft, id, { name, description, author, tags: [...tags] });
  }
  for (const { id } of plan.removed)
    if (removed === 'delete') deleteSchematic(draft, id);
    else putIntoPack(draft, [id], null);
  // All of the pack in its order, where its first schematic stood.
  const members = [...ids.values()];
  const own = new Set(members);
  const first = draft.order.findIndex((id) => own.has(id));
  const others = draft.order.filter((id) => !own.has(id));
  others.splice(first < 0 ? 0 : first, 0, ...members);
  if (others.length !== draft.order.length || others.some((id, place) => id !== draft.order[place]))
    draft.order = others;
}
