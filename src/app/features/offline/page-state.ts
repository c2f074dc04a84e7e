import { createStore } from 'zustand/vanilla';

interface PageState {
  /** Whether a newer version of the app is ready to take over. */
  readonly hasNewVersion: boolean;
  /** Whether the browser offers to install the app. */
  readonly canInstall: boolean;
}

/** One for the page: it is about the app, not about a document. */
export const pageState = createStore<PageState>(() => ({ hasNewVersion: false, canInstall: false }));
