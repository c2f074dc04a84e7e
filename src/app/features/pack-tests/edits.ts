import type { PackTest } from '../../../engine/pack/pack.ts';
import { changePack, packOf } from '../../document/packs.ts';
import { edit, endGesture, type AppStore } from '../../store/store.ts';
import * as words from './words.ts';

/** Adds a test to a pack. */
export function addTest(store: AppStore, pack: string, test: PackTest): void {
  endGesture(store);
  const tests = packOf(store.getState().document, pack)?.tests ?? [];
  edit(store, words.addTest, (draft) => changePack(draft, pack, { tests: [...tests, test] }));
}

export function deleteTest(store: AppStore, pack: string, test: PackTest): void {
  endGesture(store);
  const tests = packOf(store.getState().document, pack)?.tests ?? [];
  edit(store, words.deleteTestStep, (draft) =>
    changePack(draft, pack, { tests: tests.filter((one) => one !== test) }),
  );
}
