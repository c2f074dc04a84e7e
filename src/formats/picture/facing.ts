import { STRIP_HEIGHT, type Point } from '../../engine/hex/plane.ts';
import type { Direction } from '../../engine/hex/hex.ts';
import type { Pose } from '../../engine/schematic/pose.ts';

/** The way in which a building lies: what has a front in its art, as the symbol of a church has, turns with its pose. */
export interface Facing {
  /** Unit vector: east, as the pose turns it. */
  readonly axis: Point;
  /** Whether the art is its mirror image: south lies 90° counterclockwise of the axis then. */
  readonly isMirrored: boolean;
}

/** East, turned clockwise by 60° times the index. */
const AXES: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0.5, y: STRIP_HEIGHT },
  { x: -0.5, y: STRIP_HEIGHT },
  { x: -1, y: 0 },
  { x: -0.5, y: -STRIP_HEIGHT },
  { x: 0.5, y: -STRIP_HEIGHT },
];

/** The facing of what stands in no pose. */
export const UNTURNED: Facing = { axis: AXES[0]!, isMirrored: false };

/** The facing of what stands in a pose: mirrored left-right, then turned. */
export function facingOf({ mirror, rotation }: Pose): Facing {
  return { axis: AXES[((mirror ? rotation + 3 : rotation) % 6) as Direction]!, isMirrored: mirror };
}
