import { STRIP_HEIGHT, type Point } from '../../engine/hex/plane.ts';
import type { Direction } from '../../engine/hex/hex.ts';
import type { Pose } from '../../engine/schematic/pose.ts';
import type { Facing, Frame } from './frame.ts';
import { tileCenter, type Site } from './site.ts';

/** East, turned clockwise by 60° times the index. */
const AXES: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0.5, y: STRIP_HEIGHT },
  { x: -0.5, y: STRIP_HEIGHT },
  { x: -1, y: 0 },
  { x: -0.5, y: -STRIP_HEIGHT },
  { x: 0.5, y: -STRIP_HEIGHT },
];

/** The facing of what stands in a pose: mirrored left-right, then turned. */
export function facingOf({ mirror, rotation }: Pose): Facing {
  return { axis: AXES[((mirror ? rotation + 3 : rotation) % 6) as Direction]!, isMirrored: mirror };
}

/** The frame about the center of a building that turns with its pose. */
export function posedFrame(site: Site): Frame {
  return { origin: tileCenter(site), ...facingOf(site.pose) };
}
