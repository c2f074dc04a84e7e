import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BoardPointer } from './board-pointer.ts';

/** Where the pointer is: a store of its own, so that moving it renders only what follows it. */
export type Hover = StoreApi<{ readonly pointer: BoardPointer | null }>;

export function createHover(): Hover {
  return createStore(() => ({ pointer: null }));
}

export function useHover(hover: Hover): BoardPointer | null {
  return useStore(hover, (state) => state.pointer);
}
