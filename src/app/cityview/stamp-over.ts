import type { Blocked } from '../../engine/fit/explain.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import { getChunked } from '../document/chunked.ts';
import type { CityDocument } from '../document/document.ts';
import { createSlice } from '../store/slice.ts';
import type { AppState } from '../store/store.ts';

/** Whether a stamp replaces what is in its way: switched on, or as long as Alt is held. */
export const stampOver = createSlice('stamp-over', { on: false, alt: false });

/** Whether a stamp replaces what is in its way. */
export function isStampingOver(state: Pick<AppState, 'slices'>): boolean {
  const { on, alt } = stampOver.of(state);
  return on || alt;
}

/** The things that a stamp removes. */
export interface Removal {
  /** Ids of placements, none of them locked. */
  readonly placements: readonly number[];
  /** Segments of ground: streets, water, yards, meadows. */
  readonly ground: readonly Segment[];
}

/** The things in the way of a stamp that it can replace: placements that are not locked, and ground. */
export function removalOf(blocked: readonly Blocked[], { placements }: CityDocument): Removal {
  const ids = new Set<number>();
  const ground: Segment[] = [];
  for (const { reason, placement, q, r, k } of blocked)
    if (reason === 'ground') ground.push({ q, r, k });
    else if (reason === 'occupied' && placement !== undefined && !getChunked(placements, placement)?.locked)
      ids.add(placement);
  return { placements: [...ids].sort((a, b) => a - b), ground };
}

/** Whether a locked placement is among those that block a stamp. */
export function isBlockedByLocked(blocked: readonly Blocked[], { placements }: CityDocument): boolean {
  return blocked.some(
    ({ placement }) => placement !== undefined && getChunked(placements, placement)?.locked === true,
  );
}
