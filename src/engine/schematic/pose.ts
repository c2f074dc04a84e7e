import { addHexes, modulo6, ORIGIN, type Direction, type Hex } from '../hex/hex.ts';
import { turnHex } from '../hex/ring.ts';
import type { Segment } from '../segment/segment.ts';
import { shiftSegment, SHIFTS, type Shift } from '../segment/shift.ts';
import { mergeSegments, paintedSegments, type PaintedHex } from './schematic.ts';

/** The orientation of a schematic: first mirrored left-right, then turned, then shifted by one hex edge. */
export interface Pose {
  /** Whether left and right are exchanged. */
  readonly mirror: boolean;
  /** Turns of 60° clockwise about the center, 0 to 5. */
  readonly rotation: Direction;
  /** The move by one hex edge: -1 to the left, 0 none, 1 to the right. */
  readonly shift: Shift;
}

/** The poses that a rule allows. */
export interface PoseRules {
  readonly rotations: readonly Direction[];
  readonly shifts: readonly Shift[];
  /** Whether mirrored poses are allowed beside the plain ones. */
  readonly mirror: boolean;
}

/** The pose in which a schematic is drawn. */
export const PLAIN_POSE: Pose = { mirror: false, rotation: 0, shift: 0 };

export const ALL_ROTATIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** Rules that allow all 36 poses. */
export const ANY_POSE: PoseRules = { rotations: ALL_ROTATIONS, shifts: SHIFTS, mirror: true };

/** Rules that allow the 18 poses without mirroring. */
export const UNMIRRORED: PoseRules = { rotations: ALL_ROTATIONS, shifts: SHIFTS, mirror: false };

/** Order of poses in every list: plain before mirrored, then by rotation, then by shift. */
export function comparePoses(a: Pose, b: Pose): number {
  return Number(a.mirror) - Number(b.mirror) || a.rotation - b.rotation || a.shift - b.shift;
}

export function equalPoses(a: Pose, b: Pose): boolean {
  return comparePoses(a, b) === 0;
}

/** The segment mirrored left-right about the center of hex (0, 0). */
export function mirrorSegment({ q, r, k }: Segment): Segment {
  return { q: 0 - q, r: q + r, k: modulo6(6 - k) };
}

/**
 * The segment turned by `turns` × 60° clockwise about the center of hex (0, 0): its hex moves along its ring, and its
 * index grows by `turns`.
 */
export function turnSegment(segment: Segment, turns: Direction): Segment {
  const hex = turnHex(segment, turns);
  return { q: hex.q, r: hex.r, k: modulo6(segment.k + turns) };
}

/**
 * The segment that a segment of a schematic is placed on: mirrored, turned and shifted by the pose, then moved with the
 * center to `at`.
 */
export function poseSegment(segment: Segment, pose: Pose, at: Hex = ORIGIN): Segment {
  const mirrored = pose.mirror ? mirrorSegment(segment) : segment;
  const shifted = shiftSegment(turnSegment(mirrored, pose.rotation), pose.shift);
  const hex = addHexes(shifted, at);
  return { q: hex.q, r: hex.r, k: shifted.k };
}

/** The shape in a pose, with one entry per hex, sorted by r then q. */
export function orient(hexes: readonly PaintedHex[], pose: Pose): PaintedHex[] {
  return mergeSegments(
    paintedSegments(hexes).map((painted) => ({ ...poseSegment(painted, pose), kind: painted.kind })),
  );
}
