import type { AppStore } from '../../store/store.ts';
import { testsDialog } from './tests-dialog.ts';

/** Checks a pack, and shows what comes of it. */
export function showPackCheck(store: AppStore, pack: string): void {
  testsDialog.set(store, { shown: true, pack, view: { kind: 'check' } });
}

/** Shows a test of a pack, to be edited. */
export function showTest(store: AppStore, pack: string, index: number): void {
  testsDialog.set(store, { shown: true, pack, view: { kind: 'test', index } });
}

/** Shows a new scene for a schematic of a pack, by its id there. */
export function showNewTest(store: AppStore, pack: string, schematic: string): void {
  testsDialog.set(store, { shown: true, pack, view: { kind: 'new', schematic } });
}
