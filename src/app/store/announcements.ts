import { createStore } from 'zustand/vanilla';
import { createService } from './service.ts';
import type { AppStore } from './store.ts';

/** The last announcement to those who listen, and how many there were: the same words may be announced again. */
export interface Announcement {
  readonly said: string;
  readonly count: number;
}

/** The announcements about the work of a store: the last one takes the place of all before. */
export const announcementsOf = createService(() => createStore<Announcement>(() => ({ said: '', count: 0 })));

/** Announces something to those who listen. */
export function announce(store: AppStore, said: string): void {
  announcementsOf(store).setState(({ count }) => ({ said, count: count + 1 }));
}
