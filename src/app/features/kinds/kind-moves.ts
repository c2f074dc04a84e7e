import { edit, type AppStore } from '../../store/store.ts';
import { moveKind } from './kind-edits.ts';
import * as words from './words.ts';

/** Moves a kind along the palette, as far as it goes. @returns where it is now, in words */
export function moveKindBy(store: AppStore, id: string, steps: number): string {
  const { kinds } = store.getState().document;
  return moveKindTo(store, id, kinds.findIndex((kind) => kind.id === id) + steps);
}

/** Puts a kind where another one is. @returns where it is now, in words */
export function moveKindTo(store: AppStore, id: string, index: number): string {
  const name = store.getState().document.kinds.find((kind) => kind.id === id)?.name ?? id;
  edit(store, words.moveKindNamed(name), (draft) => moveKind(draft, id, index));
  const { kinds } = store.getState().document;
  return words.newPlace(name, kinds.findIndex((kind) => kind.id === id) + 1, kinds.length);
}
