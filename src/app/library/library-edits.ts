import type { Draft } from 'immer';
import type { Document } from '../store/document.ts';

const MAX_ID_LENGTH = 64;

/** An id made of a name that no schematic has yet: `Mill by the pond` gives `mill-by-the-pond`, `mill-by-the-pond-2` … */
export function freeId(name: string, taken: Readonly<Record<string, unknown>>): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');
  const base = words.slice(0, MAX_ID_LENGTH - 8) || 'schematic';
  let id = base;
  for (let number = 2; Object.hasOwn(taken, id); number++) id = `${base}-${number}`;
  return id;
}

/** Adds an empty schematic below the one with id `after`, at the top without one. */
export function addSchematic(draft: Draft<Document>, id: string, name: string, after: string | null): void {
  draft.schematics[id] = { id, name, description: '', author: '', tags: [], hexes: {} };
  draft.order.splice(after === null ? 0 : draft.order.indexOf(after) + 1, 0, id);
}

/** Adds a copy of a schematic below it. */
export function duplicateSchematic(draft: Draft<Document>, id: string, copyId: string): void {
  const original = draft.schematics[id]!;
  draft.schematics[copyId] = { ...original, id: copyId, name: `${original.name} copy` };
  draft.order.splice(draft.order.indexOf(id) + 1, 0, copyId);
}

/** Takes a schematic out of the library and out of the recipe. Cities keep their own copy. */
export function deleteSchematic(draft: Draft<Document>, id: string): void {
  delete draft.schematics[id];
  draft.order = draft.order.filter((other) => other !== id);
  draft.recipe.schematics = draft.recipe.schematics.filter((rule) => rule.id !== id);
}
