import { STRIP_HEIGHT, type Point } from '../../engine/hex/plane.ts';
import type { Direction } from '../../engine/hex/hex.ts';
import type { Pose } from '../../engine/schematic/pose.ts';
import { place } from './frame.ts';
import { tileCenter, type Site } from './site.ts';

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

/** The facing of what stands in a pose: mirrored left-right, then turned. */
export function facingOf({ mirror, rotation }: Pose): Facing {
  return { axis: AXES[((mirror ? rotation + 3 : rotation) % 6) as Direction]!, isMirrored: mirror };
}

/** Places points that are given east and south of a point, x and y in turn, as a pose turns them. */
export function posedAbout(origin: Point, pose: Pose): (points: readonly number[]) => number[] {
  const { axis, isMirrored } = facingOf(pose);
  return (points) =>
    place({ origin, axis }, isMirrored ? points.map((value, i) => (i % 2 === 0 ? value : -value)) : points);
}

/** The same about the center of a building. */
export function posedAt(site: Site): (points: readonly number[]) => number[] {
  return posedAbout(tileCenter(site), site.pose);
}

/** Points, x and y in turn, from the last to the first. */
export function backward(points: readonly number[]): number[] {
  return points.flatMap((_, i) =>
    i % 2 === 0 ? [points[points.length - 2 - i]!, points[points.length - 1 - i]!] : [],
  );
}
