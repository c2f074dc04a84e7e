import type { Fit } from '../fit/all.ts';
import type { Reason } from '../fit/conditions.ts';
import type { Segment } from '../segment/segment.ts';

/** A segment that blocks a placement. Conditions that the center violates are reported at the first segment. */
export interface Obstacle extends Segment {
  readonly reason: Reason;
}

/** The placement that comes nearest to fitting: the one with the fewest blocked segments. */
export interface NearestMiss extends Fit {
  readonly blocked: readonly Obstacle[];
  /**
   * Whether this is proven to be the nearest; else it is the nearest that the search found within its limit of steps.
   */
  readonly isNearest: boolean;
}
