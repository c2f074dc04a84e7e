import type { Segment } from '../../../engine/segment/segment.ts';
import { holdable } from '../../cityview/city-tool.ts';

/** The tool that paints ground. */
export interface GroundHand {
  /** Id of the kind that is painted; `null` takes ground away. */
  readonly kind: string | null;
  /** Whether a street is laid between two clicks, not painted segment by segment. */
  readonly isWay: boolean;
  /** The near end of such a street, once it is set. */
  readonly from: Segment | null;
}

/** The tool that paints ground, and takes it away. */
export const groundHand = holdable<GroundHand>('ground');
