import fc from 'fast-check';
import { DIRECTIONS, type Direction, type Hex } from '../../src/engine/hex/hex.ts';
import type { Pose, PoseRules } from '../../src/engine/schematic/pose.ts';
import { mergeSegments, type PaintedHex } from '../../src/engine/schematic/schematic.ts';
import { segmentKey, type Segment } from '../../src/engine/segment/segment.ts';
import { SHIFTS, type Shift } from '../../src/engine/segment/shift.ts';
import { isVertex, type Third } from '../../src/engine/segment/thirds.ts';

/** Coordinates in the range of a schematic. */
const coordinate = fc.integer({ min: -512, max: 512 });

export const anyHex: fc.Arbitrary<Hex> = fc.record({ q: coordinate, r: coordinate });

export const anyDirection: fc.Arbitrary<Direction> = fc.constantFrom(...DIRECTIONS);

export const anyShift: fc.Arbitrary<Shift> = fc.constantFrom(...SHIFTS);

export const anySegment: fc.Arbitrary<Segment> = fc.record({ q: coordinate, r: coordinate, k: anyDirection });

/** Any point of the thirds lattice: center, corner or segment. */
export const anyThird: fc.Arbitrary<Third> = fc.record({ a: coordinate, b: coordinate });

export const anyVertex: fc.Arbitrary<Third> = anyThird.filter(isVertex);

export const anyPose: fc.Arbitrary<Pose> = fc.record({
  mirror: fc.boolean(),
  rotation: anyDirection,
  shift: anyShift,
});

/** Rules that allow at least one pose. */
export const anyPoseRules: fc.Arbitrary<PoseRules> = fc.record({
  rotations: fc.subarray([...DIRECTIONS], { minLength: 1 }),
  shifts: fc.subarray([...SHIFTS], { minLength: 1 }),
  mirror: fc.boolean(),
});

/** Up to `most` segments near the center, each once, of two kinds. */
export function anyShape(most = 30): fc.Arbitrary<PaintedHex[]> {
  return shapeWithin(3, 1, most);
}

/** Most of the segments around the center, of two kinds: areas of many segments, with holes. */
export const anyDenseShape: fc.Arbitrary<PaintedHex[]> = shapeWithin(1, 30, 54);

function shapeWithin(reach: number, least: number, most: number): fc.Arbitrary<PaintedHex[]> {
  const near = fc.integer({ min: -reach, max: reach });
  const kind = fc.constantFrom('house', 'wheat');
  return fc
    .uniqueArray(fc.record({ q: near, r: near, k: anyDirection, kind }), {
      minLength: least,
      maxLength: most,
      selector: segmentKey,
    })
    .map(mergeSegments);
}
