import type { Hex } from '../hex/hex.ts';
import type { Shift } from '../segment/shift.ts';
import { comparePoses, orient, type Pose, type PoseRules } from './pose.ts';
import type { PaintedHex } from './schematic.ts';

/** One of the distinct poses of a schematic, with every pose that comes to the same. */
export interface DistinctPose {
  /** The plainest of the equal poses: unmirrored, then unshifted, then least turned. */
  readonly pose: Pose;
  /** The shape in that pose. */
  readonly hexes: readonly PaintedHex[];
  /** All equal poses, `pose` first, with the whole-hex move that lays `pose` over each. */
  readonly equal: readonly { readonly pose: Pose; readonly move: Hex }[];
}

const SHIFT_RANK = { '0': 0, '-1': 1, '1': 2 } as const satisfies Record<`${Shift}`, number>;

/** Every pose that the rules allow, plainest first. */
function allowedPoses(rules: PoseRules): Pose[] {
  const poses: Pose[] = [];
  const shifts = [...rules.shifts].sort((a, b) => SHIFT_RANK[`${a}`] - SHIFT_RANK[`${b}`]);
  const rotations = [...rules.rotations].sort((a, b) => a - b);
  for (const mirror of rules.mirror ? [false, true] : [false])
    for (const shift of shifts) for (const rotation of rotations) poses.push({ mirror, rotation, shift });
  return poses;
}

/** The shape as text that is the same for all its whole-hex moves; `hexes` sorted by r then q. */
function shapeKey(hexes: readonly PaintedHex[]): string {
  const first = hexes[0];
  if (!first) return '';
  return hexes.map(({ q, r, segments }) => `${q - first.q},${r - first.r}:${segments.join()}`).join(';');
}

/**
 * The distinct poses of a shape among those allowed, sorted: two poses are the same when they cover the same
 * segments with the same kinds up to a whole-hex move. One segment has 6, a whole tile 3, most shapes 18.
 */
export function distinctPoses(hexes: readonly PaintedHex[], rules: PoseRules): DistinctPose[] {
  const byShape = new Map<
    string,
    { pose: Pose; hexes: readonly PaintedHex[]; equal: { pose: Pose; move: Hex }[] }
  >();
  for (const pose of allowedPoses(rules)) {
    const oriented = orient(hexes, pose);
    const key = shapeKey(oriented);
    const known = byShape.get(key);
    const first = oriented[0];
    const knownFirst = known?.hexes[0];
    if (known && first && knownFirst)
      known.equal.push({ pose, move: { q: first.q - knownFirst.q, r: first.r - knownFirst.r } });
    else byShape.set(key, { pose, hexes: oriented, equal: [{ pose, move: { q: 0, r: 0 } }] });
  }
  return [...byShape.values()].sort((a, b) => comparePoses(a.pose, b.pose));
}
