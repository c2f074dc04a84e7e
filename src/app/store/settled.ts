import { useSyncExternalStore } from 'react';
import { oneByOneWhenIdle, whenIdle } from '../kit/idle.ts';
import { useAppStore } from './context.tsx';
import type { Document } from '../document/document.ts';
import { createService } from './service.ts';

/** Milliseconds without an edit after which a gesture that goes on counts as resting: a brush held still, a pause in typing. */
const PAUSE = 300;

/** Milliseconds after a gesture by which the document has settled, however busy the page is. */
const LATEST = 100;

/** The document as of the last moment at which nothing was under way. */
export interface Settled {
  readonly getState: () => Document;
  /** @returns what ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The document for all that need not follow a stroke step by step: thumbnails, checks, counts. It is behind while a
 * gesture changes the document, and catches up once that pauses or has ended, when the page is idle; those who listen
 * are told one after the other then, so that the next stroke need not wait for all of them. All else, undo and redo
 * among it, is there at once, and so are schematics that come and go, so that the session names none that is missing
 * here.
 */
export const settled = createService((store): Settled => {
  let { document } = store.getState();
  const listeners = new Set<() => void>();
  let stop = () => {};
  const settle = () => {
    document = store.getState().document;
    for (const listener of listeners) listener();
  };
  const settleBitByBit = () => {
    document = store.getState().document;
    stop = oneByOneWhenIdle([...listeners], LATEST);
  };
  store.subscribe((state, before) => {
    if (state.document === before.document && state.gesture === before.gesture) return;
    if (state.document === document) return;
    stop();
    if (state.document.order !== document.order) settle();
    else if (state.gesture) stop = afterPause(settleBitByBit);
    else if (state.document === before.document) stop = whenIdle(settleBitByBit, LATEST);
    else settle();
  });
  return {
    getState: () => document,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});

/** A part of the document once it has settled; the component renders again when that part is another. */
export function useSettled<T>(select: (document: Document) => T): T {
  const documents = settled(useAppStore());
  return useSyncExternalStore(documents.subscribe, () => select(documents.getState()));
}

/** @returns what calls it off */
function afterPause(action: () => void): () => void {
  let stop = () => {};
  const timer = setTimeout(() => {
    stop = whenIdle(action, LATEST);
  }, PAUSE);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
