import { createStore } from 'zustand/vanilla';

/** How the app is installed here: by the browser's offer, by hand in the browser's menu, or not, or not any more. */
export type Installing = 'offered' | 'by-hand' | 'no';

interface PageState {
  /** Whether a newer version of the app is ready to take over. */
  readonly hasNewVersion: boolean;
  readonly installing: Installing;
}

/** One for the page: it is about the app, not about a document. */
export const pageState = createStore<PageState>(() => ({ hasNewVersion: false, installing: 'no' }));
