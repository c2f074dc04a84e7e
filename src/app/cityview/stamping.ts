import type { Pose } from '../../engine/schematic/pose.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import { createSlice } from '../store/slice.ts';
import { holdable } from './city-tool.ts';

/** A schematic under the pointer, ready to be stamped. */
export interface Stamping {
  /** Id of the schematic. */
  readonly schematic: string;
  readonly pose: Pose;
}

/** The tool that stamps a schematic of the library. */
export const stamping = holdable<Stamping>('stamp', ({ schematic }, { schematics }) =>
  Object.hasOwn(schematics, schematic),
);

/** The last stamp: as long as neither the pointer nor the pose has left it, it is seen and not its ghost. */
export interface Stamped {
  /** Id of the placement. */
  readonly id: number;
  readonly segment: Segment;
  readonly pose: Pose;
}

/** The last stamp: a slice of its own, so that a stamp renders only what shows it. */
export const lastStamp = createSlice<{ readonly stamped: Stamped | null }>('last-stamp', { stamped: null });
