import { announce, announcementsOf } from '../store/announcements.ts';
import type { AppStore } from '../store/store.ts';
import { allSpoken } from './registry.ts';

/**
 * Announces the changes of a store's state. Those that one action makes are announced together, a moment later; nothing is
 * added where the action has its own announcement.
 *
 * @returns what ends it
 */
export function followSpoken(store: AppStore): () => void {
  const announced = announcementsOf(store);
  let pending: Set<string> | null = null;
  let stopped = false;
  const stop = store.subscribe((state, before) => {
    for (const spoken of allSpoken()) {
      const words = spoken(state, before);
      if (words === null) continue;
      if (pending) pending.add(words);
      else flushLater((pending = new Set([words])));
    }
  });
  function flushLater(words: ReadonlySet<string>): void {
    const { count } = announced.getState();
    setTimeout(() => {
      pending = null;
      if (!stopped && announced.getState().count === count) announce(store, [...words].join(', '));
    }, 0);
  }
  return () => {
    stopped = true;
    stop();
  };
}
