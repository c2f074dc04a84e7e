import type { Segment } from '../../engine/segment/segment.ts';
import { createSlice } from '../store/slice.ts';

/** Segments of the open schematic that its board marks and brings into view: the place of a problem. `null` for none. */
export const shownPlaceSlice = createSlice<{ readonly segments: readonly Segment[] | null }>('shown-place', {
  segments: null,
});
