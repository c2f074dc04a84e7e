import type { Segment } from '../../../engine/segment/segment.ts';
import { holdable } from '../../cityview/city-tool.ts';

/** A way between two segments, each once it is set. */
export interface Measuring {
  readonly from: Segment | null;
  readonly to: Segment | null;
}

/** The tool that measures ways. */
export const measuring = holdable<Measuring>('measure');

export const NOTHING_MEASURED: Measuring = { from: null, to: null };
