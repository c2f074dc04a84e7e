import { endGesture, type AppStore } from '../../store/store.ts';
import { shareSlice } from './share-slice.ts';

/** Opens the dialog with a link to schematics. */
export function shareSchematics(store: AppStore, ids: readonly string[]): void {
  endGesture(store);
  shareSlice.set(store, { shown: true, subject: { kind: 'schematics', ids } });
}

/** Opens the dialog with a link to a pack. */
export function sharePack(store: AppStore, id: string): void {
  endGesture(store);
  shareSlice.set(store, { shown: true, subject: { kind: 'pack', id } });
}
