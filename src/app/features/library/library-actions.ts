import type { Draft } from 'immer';
import { setDetails } from '../../document/details.ts';
import type { Document } from '../../document/document.ts';
import { beginGesture, edit, endGesture, setSession, type AppStore } from '../../store/store.ts';
import {
  aboutToDelete,
  addSchematic,
  changeId,
  deleteSchematic,
  duplicateSchematic,
  freeId,
  idByName,
  moveSchematics,
  restoreSchematics,
  retag,
  unnamedId,
} from '../../document/library-edits.ts';
import { followId, joinPackOf, membersOfPack, packIdOf, putIntoPack } from '../../document/packs.ts';
import { isInCity } from '../../document/sources.ts';
import { isNewId, noteNewId } from '../../store/library/new-ids.ts';
import { showInLibrary } from '../../store/library/show-in-library.ts';
import { namingSlice } from './naming-slice.ts';
import { showUndoNote } from '../../store/undo-note.tsx';
import { schematicHand } from '../../board/tools/schematic-hand.ts';
import { openSchematic } from '../../store/open-schematic.ts';
import * as words from './words.ts';

/*
 * The actions on entries of the library, wherever they are offered. Each is one step, and never part of
 * the visit to a field that has the focus.
 */

/** Adds an empty schematic below the one on the board, ready to be named and painted. */
export function createSchematic(store: AppStore): void {
  endGesture(store);
  const { document, session } = store.getState();
  const id = unnamedId(words.newSchematic, document.schematics);
  edit(store, words.newSchematic, (draft) => {
    addSchematic(draft, id, words.newSchematic, session.schematic);
    joinPackOf(draft, id, session.schematic);
  });
  noteNewId('schematics', id);
  openSchematic(store, id);
  namingSlice.set(store, { schematic: id });
  schematicHand.set(store, { tool: 'paint' });
  showInLibrary(store, [id]);
}

/** Adds a copy below each; returns the ids of the copies. */
export function duplicateSchematics(store: AppStore, ids: readonly string[]): string[] {
  endGesture(store);
  const endCopying = beginGesture(store, labelOf(words.duplicate, store.getState().document, ids));
  const copies = ids.map((id) => {
    const copyId = freeId(id, store.getState().document.schematics);
    edit(store, '', (draft) => {
      duplicateSchematic(draft, id, copyId);
      joinPackOf(draft, copyId, id);
    });
    noteNewId('schematics', copyId);
    return copyId;
  });
  endCopying();
  showInLibrary(store, copies);
  return copies;
}

/**
 * Takes schematics out of the library, and says so with a way back.
 *
 * @param next id of the one to show when that on the board goes
 */
export function deleteSchematics(store: AppStore, ids: readonly string[], next: string | null): void {
  endGesture(store);
  const { document, session } = store.getState();
  const deleted = aboutToDelete(document, ids);
  const gone = deleted.map(({ schematic }) => schematic.id);
  if (deleted.length === 0) return;
  edit(store, labelOf(words.deleteWord, document, gone), (draft) => {
    for (const { schematic } of deleted) deleteSchematic(draft, schematic.id);
  });
  // Only now, so that the step knows what was open.
  if (session.schematic !== null && ids.includes(session.schematic)) openSchematic(store, next);
  const [first] = deleted;
  const what = deleted.length === 1 ? `“${first!.schematic.name}”` : words.schematicCount(deleted.length);
  showUndoNote(store, words.deleted(what), () =>
    edit(store, labelOf(words.restore, document, gone), (draft) => restoreSchematics(draft, deleted)),
  );
}

/** The entry to go to when some of a list are deleted: the first below them that stays, else the last above. */
export function entryAfter(list: readonly string[], going: readonly string[]): string | null {
  const first = list.findIndex((id) => going.includes(id));
  const stays = (id: string) => !going.includes(id);
  return (
    list.slice(Math.max(0, first)).find(stays) ?? list.slice(0, Math.max(0, first)).findLast(stays) ?? null
  );
}

/** Names a schematic; a name of nothing is never kept. Returns the id that it has then. */
export function renameSchematic(store: AppStore, id: string, name: string): string {
  endGesture(store);
  const { document } = store.getState();
  const known = document.schematics[id];
  if (!known || name.trim() === '' || name === known.name) return id;
  const next = idUnderName(document, id, name);
  putUnderId(store, words.renameTo(name), id, next, (draft) => setDetails(draft, id, { name }));
  return next;
}

/** Once a schematic has got its name: its id follows, as part of the gesture under way. */
export function followName(store: AppStore, id: string): void {
  const { document } = store.getState();
  const schematic = document.schematics[id];
  if (!schematic) return;
  const next = idUnderName(document, id, schematic.name);
  if (next !== id) putUnderId(store, labelOf(words.changeIdOf, document, [id]), id, next);
}

/** The id of a schematic under a name: it follows as long as no file and no city has it. */
function idUnderName(document: Document, id: string, name: string): string {
  if (!isNewId('schematics', id) || isInCity(document, id)) return id;
  const next = idByName(name, id, document.schematics);
  noteNewId('schematics', next);
  return next;
}

export function changeSchematicId(store: AppStore, id: string, next: string): void {
  endGesture(store);
  putUnderId(store, labelOf(words.changeIdOf, store.getState().document, [id]), id, next);
}

/** @param also what is changed in the same step, before */
function putUnderId(
  store: AppStore,
  label: string,
  id: string,
  next: string,
  also: (draft: Draft<Document>) => void = () => {},
): void {
  const { schematic } = store.getState().session;
  edit(store, label, (draft) => {
    also(draft);
    if (next === id) return;
    changeId(draft, id, next);
    followId(draft, id, next);
  });
  if (schematic === id) setSession(store, { schematic: next });
}

/**
 * Puts schematics before another one of the library, at its end with `null`.
 *
 * @param pack id of the pack that they go into; `null` for none, and theirs when absent
 */
export function placeSchematics(
  store: AppStore,
  ids: readonly string[],
  before: string | null,
  pack?: string | null,
): void {
  endGesture(store);
  edit(store, labelOf(words.move, store.getState().document, ids), (draft) => {
    moveSchematics(draft, ids, before);
    if (pack !== undefined) putIntoPack(draft, ids, pack);
  });
}

/** Puts schematics at the end of a pack, or out of theirs with `null`. */
export function putSchematicsIntoPack(store: AppStore, ids: readonly string[], pack: string | null): void {
  const { document } = store.getState();
  const going = ids.filter((id) => packIdOf(document, id) !== pack);
  const last = membersOfPack(document, pack).at(-1);
  const { order } = document;
  if (going.length > 0)
    placeSchematics(store, going, last === undefined ? null : (order[order.indexOf(last) + 1] ?? null), pack);
}

/**
 * Moves schematics up or down past one entry of the list as it is shown.
 *
 * @param list ids of the entries shown of their pack, in the library's own order
 */
export function stepSchematics(
  store: AppStore,
  list: readonly string[],
  ids: readonly string[],
  direction: 'up' | 'down',
): void {
  const places = ids.map((id) => list.indexOf(id)).filter((place) => place >= 0);
  if (places.length === 0) return;
  if (direction === 'up') {
    const before = list[Math.max(0, Math.min(...places) - 1)]!;
    placeSchematics(store, ids, before);
    return;
  }
  const { order } = store.getState().document;
  const last = list[Math.min(list.length - 1, Math.max(...places) + 1)]!;
  placeSchematics(store, ids, order[order.indexOf(last) + 1] ?? null);
}

export function retagSchematics(
  store: AppStore,
  ids: readonly string[],
  added: readonly string[],
  removed: readonly string[],
): void {
  endGesture(store);
  edit(store, labelOf(words.tag, store.getState().document, ids), (draft) =>
    retag(draft, ids, added, removed),
  );
}

/** The label of a step: "Delete Garden", "Delete 3 schematics". */
function labelOf(verb: string, { schematics }: Document, ids: readonly string[]): string {
  const [id] = ids;
  const name = id !== undefined && ids.length === 1 && schematics[id]?.name;
  return `${verb} ${name || words.schematicCount(ids.length)}`;
}
