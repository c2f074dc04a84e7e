import type { Pose } from '../../../engine/schematic/pose.ts';

/** How the poses fit where they would be stamped. */
export interface DialFits {
  /** By `poseIndex`: 1 where a pose fits, 2 where it fits once what is in its way is replaced, 0 else. */
  readonly fits_pose: Uint8Array;
  /** How many distinct poses fit, and where, in words. */
  readonly summary: string;
  /** Whether a pose fits, what it replaces, or why it does not fit, in a sentence. */
  readonly explain: (pose: Pose) => string;
}
