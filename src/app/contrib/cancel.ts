import type { AppStore } from '../store/store.ts';

/** A way in which Escape takes back one thing that is under way. */
export interface Cancel {
  /** When it is asked: the lowest first, until one has taken something back. */
  readonly order: number;
  /** @returns whether there was anything to take back */
  readonly run: (store: AppStore) => boolean;
}
