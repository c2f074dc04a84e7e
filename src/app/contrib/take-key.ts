import type { AppStore } from '../store/store.ts';

/**
 * Takes a key of the page that is meant for something on its way: a dialog whose code has not come yet.
 *
 * @returns whether the key is taken; commands do not get it then
 */
export type TakeKey = (store: AppStore, key: string) => boolean;
