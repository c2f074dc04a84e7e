import { DIRECTIONS, type Hex } from '../../src/engine/hex/hex.ts';
import { ringHex, ringSize } from '../../src/engine/hex/ring.ts';
import { poseSegment, type Pose } from '../../src/engine/schematic/pose.ts';
import type { Segment } from '../../src/engine/segment/segment.ts';
import { SHIFTS } from '../../src/engine/segment/shift.ts';
import { compareWays, type Measurement } from '../support/bench.ts';
import { poseByThirds } from '../support/thirds.ts';

/** Every segment within `radius` of the center. */
function hexagonSegments(radius: number): Segment[] {
  const segments: Segment[] = [];
  for (let ring = 0; ring <= radius; ring++)
    for (let index = 0; index < ringSize(ring); index++) {
      const hex = ringHex(ring, index);
      for (const k of DIRECTIONS) segments.push({ q: hex.q, r: hex.r, k });
    }
  return segments;
}

const POSES: readonly Pose[] = [false, true].flatMap((mirror) =>
  DIRECTIONS.flatMap((rotation) => SHIFTS.map((shift) => ({ mirror, rotation, shift }))),
);

const AT: Hex = { q: 3, r: -5 };

/** Poses every segment in every pose; a sum over where they land. */
function poseAll(
  segments: readonly Segment[],
  pose: (segment: Segment, pose: Pose, at: Hex) => Segment,
): number {
  let sum = 0;
  for (const one of POSES)
    for (const segment of segments) {
      const { q, r, k } = pose(segment, one, AT);
      sum = (sum + 31 * q + 17 * r + k) | 0;
    }
  return sum;
}

export function measure(): Measurement[] {
  const segments = hexagonSegments(15);
  return compareWays(`pose ${segments.length} segments in 36 poses`, [
    { name: 'ring walking and shift table', run: () => poseAll(segments, poseSegment) },
    { name: 'thirds lattice', run: () => poseAll(segments, poseByThirds) },
  ]);
}
