import type { OwnWork } from '../../store/own-work.tsx';
import type { AppStore } from '../../store/store.ts';
import { keepWork } from './kept-work.ts';
import type { Saving } from './saving.ts';

/** Nothing of it is part of the first load. */
const rescue = () => import('./rescue.ts');

/** The work in a store, as storage keeps it. */
export function ownWorkOf(store: AppStore, saving: Saving): OwnWork {
  keepWork({ store, saving });
  return {
    store,
    bringHere: async () => (await import('./bring-here.ts')).bringHere(saving),
    saveCity: async () => (await rescue()).saveCity(store, saving),
    saveEverything: async () => (await rescue()).saveEverything(store, saving),
    startOver: async () => (await rescue()).startOver(store, saving),
  };
}
