import type { Segment } from '../../../engine/segment/segment.ts';
import { holdable } from '../../cityview/city-tool.ts';

/** Somebody who walks over open ground. */
export interface Walking {
  /** Where the walker stands, once there is a place. */
  readonly walker: Segment | null;
  readonly steps: number;
}

/** The tool that walks the city. */
export const walking = holdable<Walking>('walk');
