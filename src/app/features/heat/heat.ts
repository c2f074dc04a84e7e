import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Box } from '../../../engine/board/board.ts';
import type { SegmentColors } from '../../board/paint/segment-colors.ts';
import { useAppStore } from '../../store/context.tsx';
import { createService } from '../../store/service.ts';

/** In how many distinct poses what is in hand fits at each hex. */
export interface HeatMap {
  readonly box: Box;
  /** By slot of the box. */
  readonly count_hex: Uint8Array;
  /** As they are drawn: 0 is sea, then one more than the count. */
  readonly colors: SegmentColors;
  /** Another number after each change in place. */
  readonly version: number;
  /** The greatest count, the number of hexes with any, and the sum of all counts. */
  readonly most: number;
  readonly hexes: number;
  readonly placements: number;
}

export interface HeatState {
  /** `null` before the first was counted, and when nothing is in hand. */
  readonly map: HeatMap | null;
  /** Whether another one is being counted. */
  readonly counting: boolean;
  /** Why there is none, in words. */
  readonly problem: string | null;
}

export const NO_HEAT: HeatState = { map: null, counting: false, problem: null };

/** The heat map over the city that a store holds. */
export const heatOf = createService(() => createStore(() => NO_HEAT));

export function useHeat(): HeatState {
  return useStore(heatOf(useAppStore()));
}
