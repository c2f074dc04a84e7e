import type { Draft } from 'immer';
import type { PackDetails } from '../../engine/pack/pack.ts';
import type { Recipe } from '../../engine/recipe/recipe.ts';
import { renamedRecipe } from '../../engine/recipe/renamed.ts';
import { copyName, freeId, idOrFree, unnamedId } from './library-edits.ts';
import type { Document, PackDocument, SchematicDocument } from './document.ts';

type Library = Pick<Document, 'schematics' | 'order' | 'packs'>;

/** The pack of an id; `undefined` for none. */
export function packOf({ packs = [] }: Pick<Document, 'packs'>, id: string): PackDocument | undefined {
  return packs.find((pack) => pack.id === id);
}

/** Id of the pack that a schematic belongs to; `null` for none, also when its pack is gone. */
export function packIdOf(library: Library, schematic: string): string | null {
  const id = library.schematics[schematic]?.pack?.id;
  return id !== undefined && packOf(library, id) ? id : null;
}

/** Ids of the schematics of a pack, in order; those without any pack for `null`. */
export function membersOfPack(library: Library, pack: string | null): readonly string[] {
  return library.order.filter((id) => packIdOf(library, id) === pack);
}

/** The schematic that a pack knows by an id. */
export function memberAs(library: Library, pack: string, as: string): SchematicDocument | undefined {
  const id = membersOfPack(library, pack).find((one) => library.schematics[one]!.pack!.as === as);
  return id === undefined ? undefined : library.schematics[id];
}

/** The schematic that stands for a pack in pictures; `undefined` for a pack without any. */
export function coverOf(library: Library, pack: PackDocument): SchematicDocument | undefined {
  const [first] = membersOfPack(library, pack.id);
  const chosen = pack.cover === null ? undefined : memberAs(library, pack.id, pack.cover);
  return chosen ?? (first === undefined ? undefined : library.schematics[first]);
}

/** The id that a schematic gets within a pack: its own, unless another one there has it. */
function freeAs(library: Library, pack: string, id: string): string {
  const taken = membersOfPack(library, pack).map((one) => [library.schematics[one]!.pack!.as, true] as const);
  return idOrFree(id, Object.fromEntries(taken));
}

/** The id of a new pack, which no other author's pack has by accident. */
export function newPackId(name: string, packs: readonly PackDocument[]): string {
  return unnamedId(name, Object.fromEntries(packs.map(({ id }) => [id, true])));
}

export function addPack(draft: Draft<Document>, id: string, details: PackDetails): void {
  draft.packs = [...(draft.packs ?? []), { id, ...details, cover: null, tests: [] }];
}

/** Puts schematics into a pack, or out of theirs with `null`; their tests go along to another pack. */
export function putIntoPack(draft: Draft<Document>, ids: readonly string[], pack: string | null): void {
  for (const id of ids) {
    const schematic = draft.schematics[id];
    if (!schematic || packIdOf(draft, id) === pack) continue;
    const before = schematic.pack;
    delete schematic.pack;
    if (pack === null) continue;
    const as = freeAs(draft, pack, id);
    schematic.pack = { id: pack, as };
    const [from, to] = [findPack(draft, before?.id ?? ''), findPack(draft, pack)];
    if (!before || !from || !to) continue;
    const gone = from.tests.filter((test) => test.schematic === before.as);
    to.tests.push(...carryTests(gone, from, to).map((test) => ({ ...test, schematic: as })));
    from.tests = from.tests.filter((test) => test.schematic !== before.as);
    if (from.cover === before.as) from.cover = null;
  }
}

/** Tests for another pack, which gets the recipes that they name, under other ids where these are taken. */
function carryTests(
  tests: Draft<PackDocument>['tests'],
  from: Draft<PackDocument>,
  to: Draft<PackDocument>,
): Draft<PackDocument>['tests'] {
  return tests.map((test) => {
    const own = test.kind === 'placed' ? from.recipes?.find(({ id }) => id === test.recipe) : undefined;
    if (test.kind !== 'placed' || !own) return test;
    const recipes = to.recipes ?? [];
    const there = recipes.find((one) => JSON.stringify(one.recipe) === JSON.stringify(own.recipe));
    if (there) return { ...test, recipe: there.id };
    const id = idOrFree(own.id, Object.fromEntries(recipes.map((one) => [one.id, true])));
    to.recipes = [...recipes, { ...own, id }];
    return { ...test, recipe: id };
  });
}

function findPack(draft: Draft<Document>, id: string): Draft<PackDocument> | undefined {
  return draft.packs?.find((pack) => pack.id === id);
}

/** Changes details, cover or tests of a pack. */
export function changePack(
  draft: Draft<Document>,
  id: string,
  change: Partial<Omit<PackDocument, 'id'>>,
): void {
  const pack = findPack(draft, id);
  if (pack) Object.assign(pack, change);
}

/** Takes a pack away; its schematics stay, without a pack. */
export function dissolvePack(draft: Draft<Document>, id: string): void {
  putIntoPack(draft, membersOfPack(draft, id), null);
  draft.packs = (draft.packs ?? []).filter((pack) => pack.id !== id);
  if (draft.packs.length === 0) delete draft.packs;
}

/** Puts a pack one place up or down. */
export function movePack(draft: Draft<Document>, id: string, direction: 'up' | 'down'): void {
  const packs = draft.packs ?? [];
  const from = packs.findIndex((pack) => pack.id === id);
  const to = from + (direction === 'up' ? -1 : 1);
  if (from < 0 || to < 0 || to >= packs.length) return;
  const [pack] = packs.splice(from, 1);
  packs.splice(to, 0, pack!);
}

/** Adds a copy of a pack below it, with copies of its schematics. Returns the ids of these. */
export function duplicatePack(draft: Draft<Document>, id: string, copyId: string): string[] {
  const packs = draft.packs ?? [];
  const index = packs.findIndex((pack) => pack.id === id);
  const original = packs[index];
  if (!original) return [];
  const members = membersOfPack(draft, id);
  packs.splice(index + 1, 0, { ...original, id: copyId, name: copyName(original.name) });
  return members.map((member) => {
    const schematic = draft.schematics[member]!;
    const copy = freeId(member, draft.schematics);
    draft.schematics[copy] = { ...schematic, id: copy, pack: { id: copyId, as: schematic.pack!.as } };
    draft.order.push(copy);
    return copy;
  });
}

/** After a schematic got another id: its pack knows it by that, too, where it knew it by the old one. */
export function followId(draft: Draft<Document>, id: string, next: string): void {
  const schematic = draft.schematics[next];
  const member = schematic?.pack;
  if (!schematic || member?.as !== id) return;
  const as = freeAs(draft, member.id, next);
  schematic.pack = { ...member, as };
  const pack = findPack(draft, member.id);
  if (!pack) return;
  if (pack.cover === id) pack.cover = as;
  for (const test of pack.tests) if (test.schematic === id) test.schematic = as;
  const schematics = new Map([[id, as]]);
  for (const own of pack.recipes ?? [])
    own.recipe = renamedRecipe(own.recipe, { schematics }) as Draft<Recipe>;
}

/** Gives a schematic that was just made the pack of another one. */
export function joinPackOf(draft: Draft<Document>, id: string, other: string | null): void {
  const pack = other === null ? null : packIdOf(draft, other);
  delete draft.schematics[id]!.pack;
  if (pack !== null) putIntoPack(draft, [id], pack);
}
