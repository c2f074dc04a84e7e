import type { Segment } from '../../../engine/segment/segment.ts';
import { holdable } from '../../cityview/city-tool.ts';
import type { AppState } from '../../store/store.ts';

/** Somebody who walks over open ground. */
export interface Walking {
  /** Where the walker stands, once there is a place. */
  readonly walker: Segment | null;
  readonly steps: number;
}

/** The tool that walks the city. */
export const walking = holdable<Walking>('walk');

export const isWalking = (state: AppState) => walking.of(state) !== null;
