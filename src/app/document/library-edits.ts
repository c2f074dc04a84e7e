import { current, type Draft } from 'immer';
import type { Recipe, SchematicRule } from '../../engine/recipe/recipe.ts';
import { schematicsOf } from '../../engine/recipe/parts.ts';
import { renamedRecipe } from '../../engine/recipe/renamed.ts';
import { cutText } from '../../formats/cut-text.ts';
import { MAX_ID, MAX_NAME, MAX_TAGS } from '../../formats/limits.ts';
import { setDetails } from './details.ts';
import { everyCity, type Document, type SchematicDocument } from './document.ts';
import * as words from './words.ts';

/** The pattern of a schematic's id. */
const ID_PATTERN = /^[a-z][a-z0-9-]{0,63}$/;

/** An id made of a name that no schematic has yet: `Mill by the pond` gives `mill-by-the-pond`, `mill-by-the-pond-2` … */
export function freeId(name: string, taken: Readonly<Record<string, unknown>>): string {
  const joined = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');
  const base = joined.slice(0, MAX_ID - 8).replace(/-+$/, '') || 'schematic';
  let id = base;
  for (let number = 2; Object.hasOwn(taken, id); number++) id = `${base}-${number}`;
  return id;
}

/** Whether an id can be made of a name. */
export function hasLetters(name: string): boolean {
  return /[a-z]/i.test(name.normalize('NFKD'));
}

/** The id that something has by its name, whatever its own id is now: that, when the name has no letter for another. */
export function idByName(name: string, id: string, taken: Readonly<Record<string, unknown>>): string {
  if (!hasLetters(name)) return id;
  const { [id]: _own, ...others } = taken;
  return freeId(name, others);
}

/** The id of something that has no name yet, which nobody else's has by accident. */
export function unnamedId(name: string, taken: Readonly<Record<string, unknown>>): string {
  const chance = Array.from(crypto.getRandomValues(new Uint32Array(1)), (one) => one.toString(36)).join('');
  return freeId(`${name} ${chance}`, taken);
}

/** The id itself when no schematic has it, else a free one made of it. */
export function idOrFree(id: string, taken: Readonly<Record<string, unknown>>): string {
  return Object.hasOwn(taken, id) ? freeId(id, taken) : id;
}

/** Adds an empty schematic below the one with id `after`, at the top without one. */
export function addSchematic(draft: Draft<Document>, id: string, name: string, after: string | null): void {
  draft.schematics[id] = { id, name, description: '', author: '', tags: [], hexes: {} };
  draft.order.splice(after === null ? 0 : draft.order.indexOf(after) + 1, 0, id);
}

/** Adds a copy of a schematic below it. */
export function duplicateSchematic(draft: Draft<Document>, id: string, copyId: string): void {
  const original = draft.schematics[id]!;
  draft.schematics[copyId] = { ...original, id: copyId, name: copyName(original.name) };
  draft.order.splice(draft.order.indexOf(id) + 1, 0, copyId);
}

/** The name of a copy; that of the original is cut where it would be longer than names may be. */
export function copyName(name: string): string {
  return words.copy(cutText(name, MAX_NAME - words.copy('').length));
}

/** Takes a schematic out of the library and out of the recipes. Cities keep their own copy. */
export function deleteSchematic(draft: Draft<Document>, id: string): void {
  delete draft.schematics[id];
  draft.order = draft.order.filter((other) => other !== id);
  for (const { recipe } of everyCity(draft))
    if (recipe.schematics.some((rule) => rule.id === id))
      recipe.schematics = recipe.schematics.filter((rule) => rule.id !== id);
}

/** All that {@link deleteSchematic} takes away, and where it was. */
export interface Deleted {
  readonly schematic: SchematicDocument;
  readonly index: number;
  readonly rules: readonly DeletedRule[];
}

/** A rule that went with its schematic, and its place in the recipe of a city. */
interface DeletedRule {
  readonly value: SchematicRule;
  readonly index: number;
  /** Id of the city that is not open; `null` for the open one. */
  readonly city: string | null;
}

/** The parts of the document that deleting these schematics takes away, in the order of the library. */
export function aboutToDelete(
  { order, schematics, recipe, cities }: Document,
  ids: readonly string[],
): Deleted[] {
  const going = new Set(ids);
  const parked = Object.entries(cities?.parked ?? {});
  const recipes = [[null, recipe] as const, ...parked.map(([city, { recipe: own }]) => [city, own] as const)];
  return order.flatMap((id, index) => {
    if (!going.has(id)) return [];
    const rules = recipes.flatMap(([city, own]) => {
      const at = own.schematics.findIndex((rule) => rule.id === id);
      return at < 0 ? [] : [{ value: own.schematics[at]!, index: at, city }];
    });
    return [{ schematic: schematics[id]!, index, rules }];
  });
}

/**
 * Brings deleted schematics back to where they were, as far as there is such a place. One whose id was taken
 * meanwhile comes back under a free one.
 */
export function restoreSchematics(draft: Draft<Document>, deleted: readonly Deleted[]): void {
  for (const { schematic, index } of deleted) {
    const id = idOrFree(schematic.id, draft.schematics);
    draft.schematics[id] = { ...schematic, id } as Draft<SchematicDocument>;
    draft.order.splice(Math.min(index, draft.order.length), 0, id);
  }
  const rules = deleted.flatMap((one) => one.rules).sort((a, b) => a.index - b.index);
  for (const { value, index, city } of rules) {
    const recipe = city === null ? draft.recipe : draft.cities?.parked[city]?.recipe;
    if (recipe && !recipe.schematics.some((other) => other.id === value.id))
      recipe.schematics.splice(index, 0, value as Draft<SchematicRule>);
  }
}

/** Puts schematics, in the order that they have among themselves, before another one; `null` is the end of the list. */
export function moveSchematics(draft: Draft<Document>, ids: readonly string[], before: string | null): void {
  const order = movedOrder(draft.order, ids, before);
  if (order.some((id, index) => id !== draft.order[index])) draft.order = order;
}

/** The list with `ids` put before `before`; when that is one of them, before what follows it. */
export function movedOrder(
  order: readonly string[],
  ids: readonly string[],
  before: string | null,
): string[] {
  const moving = new Set(ids);
  let at = before === null ? order.length : order.indexOf(before);
  while (at < order.length && moving.has(order[at]!)) at++;
  const stays = (id: string) => !moving.has(id);
  const gone = order.filter((id) => moving.has(id));
  return [...order.slice(0, at).filter(stays), ...gone, ...order.slice(at).filter(stays)];
}

/** Gives a schematic another id, in the library and in the recipes. Cities keep the copy that they were made of. */
export function changeId(draft: Draft<Document>, id: string, next: string): void {
  const schematic = draft.schematics[id]!;
  delete draft.schematics[id];
  draft.schematics[next] = { ...schematic, id: next };
  draft.order[draft.order.indexOf(id)] = next;
  for (const one of everyCity(draft)) {
    const own = current(one).recipe;
    const named = schematicsOf(own);
    if (!named.has(id) && !named.has(next)) continue;
    // A rule that names no schematic of the library may stand there under the new id.
    const recipe = { ...own, schematics: own.schematics.filter((rule) => rule.id !== next) };
    one.recipe = renamedRecipe(recipe, { schematics: new Map([[id, next]]) }) as Draft<Recipe>;
  }
}

/** A note on a name for a schematic, which may have it all the same; `null` for none. */
export function nameNote(schematics: Document['schematics'], id: string, name: string): string | null {
  const others = Object.values(schematics).filter((schematic) => schematic.id !== id);
  return isNameOf(name, others) ? words.nameTaken : null;
}

/** Whether one of these has a name, whatever its case. */
export function isNameOf(name: string, named: readonly { readonly name: string }[]): boolean {
  const plain = name.trim().toLowerCase();
  return plain !== '' && named.some((other) => other.name.trim().toLowerCase() === plain);
}

/** Why a schematic cannot have this id, in words; `null` when it can. */
export function idObstacle(schematics: Document['schematics'], id: string, next: string): string | null {
  if (!ID_PATTERN.test(next)) return words.idForm;
  if (next !== id && Object.hasOwn(schematics, next)) return words.idTaken(schematics[next]!.name);
  return null;
}

/** Tags with those of a text that is typed, commas between them; none twice, whatever its case. */
export function tagsWith(tags: readonly string[], typed: string): readonly string[] {
  const all = [...tags];
  for (const tag of typed.split(',').map((part) => part.trim()))
    if (tag !== '' && !all.some((known) => known.toLowerCase() === tag.toLowerCase())) all.push(tag);
  return all.slice(0, MAX_TAGS);
}

/** Adds tags to schematics and takes tags away from them. */
export function retag(
  draft: Draft<Document>,
  ids: readonly string[],
  added: readonly string[],
  removed: readonly string[],
): void {
  for (const id of ids) {
    const schematic = draft.schematics[id]!;
    const kept = schematic.tags.filter((tag) => !removed.includes(tag));
    const tags = [...kept, ...added.filter((tag) => !kept.includes(tag))].slice(0, MAX_TAGS);
    if (tags.join('\n') !== schematic.tags.join('\n')) setDetails(draft, id, { tags });
  }
}
