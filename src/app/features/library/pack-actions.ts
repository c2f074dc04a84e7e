import type { PackDetails } from '../../../engine/pack/pack.ts';
import { deleteSchematic, addSchematic, unnamedId } from '../../document/library-edits.ts';
import {
  addPack,
  changePack,
  dissolvePack,
  duplicatePack,
  membersOfPack,
  movePack,
  newPackId,
  packOf,
  putIntoPack,
} from '../../document/packs.ts';
import { schematicHand } from '../../board/tools/schematic-hand.ts';
import { noteNewId } from '../../store/library/new-ids.ts';
import { showInLibrary } from '../../store/library/show-in-library.ts';
import { openSchematic } from '../../store/open-schematic.ts';
import { edit, endGesture, goToStep, setSession, type AppStore } from '../../store/store.ts';
import { showUndoNote } from '../../store/undo-note.tsx';
import { entryAfter } from './library-actions.ts';
import { namingSlice } from './naming-slice.ts';
import * as words from './words.ts';

/*
 * The actions on packs of the library, each one step.
 */

/** Makes a pack of schematics. */
export function createPack(store: AppStore, details: PackDetails, schematics: readonly string[]): void {
  endGesture(store);
  const id = newPackId(details.name, store.getState().document.packs ?? []);
  edit(store, words.newPackNamed(details.name), (draft) => {
    addPack(draft, id, details);
    putIntoPack(draft, schematics, id);
  });
}

export function savePack(
  store: AppStore,
  id: string,
  change: PackDetails & { readonly cover: string | null },
): void {
  endGesture(store);
  const pack = packOf(store.getState().document, id);
  if (!pack) return;
  const { name, author, license, description, release, cover } = pack;
  const before = { name, author, license, description, release, cover };
  if (JSON.stringify(before) === JSON.stringify(change)) return;
  edit(store, words.editPack(change.name), (draft) => changePack(draft, id, change));
}

export function copyPack(store: AppStore, id: string): void {
  endGesture(store);
  const { document } = store.getState();
  const pack = packOf(document, id);
  if (!pack) return;
  const copy = newPackId(pack.name, document.packs ?? []);
  edit(store, `${words.duplicate} ${pack.name}`, (draft) => void duplicatePack(draft, id, copy));
}

export function stepPack(store: AppStore, id: string, direction: 'up' | 'down'): void {
  endGesture(store);
  const name = packOf(store.getState().document, id)?.name ?? '';
  edit(store, `${words.move} ${name}`, (draft) => movePack(draft, id, direction));
}

/**
 * Takes a pack out of the library, and says so with a way back.
 *
 * @param schematics whether its schematics go, too
 */
export function deletePack(store: AppStore, id: string, schematics: 'delete' | 'keep'): void {
  endGesture(store);
  const { document, session, timeline } = store.getState();
  const pack = packOf(document, id);
  if (!pack) return;
  const members = membersOfPack(document, id);
  const next = entryAfter(document.order, members);
  edit(store, `${words.deleteWord} ${pack.name}`, (draft) => {
    dissolvePack(draft, id);
    if (schematics === 'delete') for (const member of members) deleteSchematic(draft, member);
  });
  if (schematics === 'delete' && session.schematic !== null && members.includes(session.schematic))
    openSchematic(store, next);
  const gone =
    schematics === 'delete' ? words.packDeleted(pack.name, members.length) : words.packDissolved(pack.name);
  showUndoNote(store, gone, () => goToStep(store, timeline.position));
}

/** Adds an empty schematic at the end of a pack, ready to be named and painted. */
export function createSchematicIn(store: AppStore, pack: string): void {
  endGesture(store);
  const { document } = store.getState();
  const id = unnamedId(words.newSchematic, document.schematics);
  edit(store, words.newSchematic, (draft) => {
    addSchematic(draft, id, words.newSchematic, membersOfPack(document, pack).at(-1) ?? null);
    putIntoPack(draft, [id], pack);
  });
  noteNewId('schematics', id);
  setSession(store, { workspace: 'schematics' });
  openSchematic(store, id);
  namingSlice.set(store, { schematic: id });
  schematicHand.set(store, { tool: 'paint' });
  showInLibrary(store, [id]);
}
