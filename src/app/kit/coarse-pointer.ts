import { useSyncExternalStore } from 'react';

const coarse = typeof matchMedia === 'undefined' ? null : matchMedia('(pointer: coarse)');

function subscribe(listener: () => void): () => void {
  coarse?.addEventListener('change', listener);
  return () => coarse?.removeEventListener('change', listener);
}

/** Whether a finger is what points on this device: hints of keys and of a mouse are of no use there. */
export function useCoarsePointer(): boolean {
  return useSyncExternalStore(subscribe, () => coarse?.matches ?? false);
}
