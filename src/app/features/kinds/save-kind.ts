import type { Kind } from '../../../engine/schematic/kind.ts';
import type { Document } from '../../document/document.ts';
import { idByName } from '../../document/library-edits.ts';
import { isNewId, noteNewId } from '../../store/library/new-ids.ts';
import { edit, setSession, type AppStore } from '../../store/store.ts';
import { changeKind, changeKindId, isKindInCity } from './kind-edits.ts';
import * as words from './words.ts';

/** The id of a kind under another name: it follows as long as no file and no city has it. */
export function idUnderName(document: Document, { id, name }: Kind, next: string): string {
  if (next.trim() === name || !isNewId('kinds', id) || isKindInCity(document, id)) return id;
  return idByName(next, id, Object.fromEntries(document.kinds.map((kind) => [kind.id, kind])));
}

/** Puts a kind in place of another one, perhaps under another id, as one step. */
export function saveKind(store: AppStore, before: Kind, kind: Kind): void {
  const { session } = store.getState();
  edit(store, words.editKindNamed(kind.name), (draft) => {
    changeKind(draft, { ...kind, id: before.id });
    if (kind.id !== before.id) changeKindId(draft, before.id, kind.id);
  });
  if (kind.id === before.id) return;
  noteNewId('kinds', kind.id);
  if (session.kind === before.id) setSession(store, { kind: kind.id });
}
