import type { Pose } from '../../../engine/schematic/pose.ts';

/** How the poses fit where they would be stamped. */
export interface DialFits {
  /** 1 where a pose fits, by `poseIndex`. */
  readonly fits_pose: Uint8Array;
  /** How many distinct poses fit, and where, in words. */
  readonly summary: string;
  /** Whether and why a pose does not fit, in a sentence. */
  readonly explain: (pose: Pose) => string;
}
