import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Segment } from '../../engine/segment/segment.ts';
import { useAppStore } from '../store/context.tsx';
import { createService } from '../store/service.ts';

/** Where one is on the board of the city. It stays when the pointer leaves for a panel, which asks about this place. */
export interface Aim {
  /** `null` until the board was pointed at. */
  readonly segment: Segment | null;
  /** Whether the keys are there; else the pointer is, or was. */
  readonly byKeys: boolean;
}

/** Where one is on the board of the city that a store holds: for the board, the panels and the commands. */
export const aimOf = createService(() => createStore<Aim>(() => ({ segment: null, byKeys: false })));

/** A part of where one is; the component renders again when that part is another. */
export function useAim<T>(select: (aim: Aim) => T): T {
  return useStore(aimOf(useAppStore()), select);
}
