import type { Fit } from '../fit/all.ts';
import type { Blocked } from '../fit/explain.ts';

/** The placement that comes nearest to fitting: the one with the fewest blocked segments. */
export interface NearestMiss extends Fit {
  /** The segments that keep it from fitting; a condition that the center violates is reported at the first. */
  readonly blocked: readonly Blocked[];
  /**
   * Whether this is proven to be the nearest; else it is the nearest that the search found within its limit of steps.
   */
  readonly isNearest: boolean;
}
