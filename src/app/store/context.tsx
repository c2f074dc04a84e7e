import { createContext, use, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { AppState, AppStore } from './store.ts';

const StoreContext = createContext<AppStore | null>(null);

export function StoreProvider({
  store,
  children,
}: {
  readonly store: AppStore;
  readonly children: ReactNode;
}) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** The store of the app around a component. */
export function useAppStore(): AppStore {
  const store = use(StoreContext);
  if (!store) throw new Error('a component that uses the store stands outside of StoreProvider');
  return store;
}

/** A part of the state; the component renders again when that part is another. */
export function useApp<T>(select: (state: AppState) => T): T {
  return useStore(useAppStore(), select);
}
