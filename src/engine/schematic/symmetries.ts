import type { Direction } from '../hex/hex.ts';
import { SHIFTS } from '../segment/shift.ts';
import { mirrorThird, turnThird, type Third } from '../segment/thirds.ts';
import { ALL_POSES, poseIndex } from './pose-group.ts';
import { tableOf } from './pose-table.ts';
import { ALL_ROTATIONS, PLAIN_POSE, type Pose } from './pose.ts';
import { firstPlace, sortedCodes, type SourceShape } from './source-shape.ts';

/**
 * A pose without a shift as a linear map of the thirds lattice: the point (a, b) is mapped to the place perA · a + perB
 * · b in rows of {@link ROW} places.
 */
export interface LinearPart {
  readonly mirror: boolean;
  readonly rotation: Direction;
  readonly perA: number;
  readonly perB: number;
}

/** Places in a row; more than the width of any schematic in thirds. Its square is below 2^31. */
const ROW = 8192;

/** The linear parts of all twelve poses without a shift, the identity first. */
export const LINEAR_PARTS: readonly LinearPart[] = [false, true].flatMap((mirror) =>
  ALL_ROTATIONS.map((rotation) => {
    const placeOfThird = (point: Third) => {
      let posed = mirror ? mirrorThird(point) : point;
      for (let turn = 0; turn < rotation; turn++) posed = turnThird(posed);
      return posed.b * ROW + posed.a;
    };
    return { mirror, rotation, perA: placeOfThird({ a: 1, b: 0 }), perB: placeOfThird({ a: 0, b: 1 }) };
  }),
);

/**
 * The indices of all poses that map the shape onto itself, up to a whole-hex move; the plain pose is one of them.
 *
 * A checksum rules out nearly all mirrorings and turns that map the shape onto itself with no move; only the others are
 * tested shift by shift and segment by segment.
 */
export function findSymmetries(source: SourceShape): number[] {
  const symmetries = [poseIndex(PLAIN_POSE)];
  const [identity, ...others] = LINEAR_PARTS;
  if (source.hex_segment.length === 0) return ALL_POSES.map(poseIndex);
  const sum = checksum(source, identity!);
  let plain: Float64Array | undefined;
  for (const part of others) {
    if (checksum(source, part) !== sum) continue;
    plain ??= sortedCodes(source, tableOf(PLAIN_POSE), firstPlace(source, tableOf(PLAIN_POSE)));
    for (const shift of SHIFTS) {
      const pose: Pose = { mirror: part.mirror, rotation: part.rotation, shift };
      const table = tableOf(pose);
      if (!areEqual(plain, sortedCodes(source, table, firstPlace(source, table)))) continue;
      symmetries.push(poseIndex(pose));
      // Only one move maps a shape onto another, and no two shifts are the same move.
      break;
    }
  }
  return symmetries;
}

/**
 * A checksum over all segments: equal for shapes that are equal up to a move, and nearly always different for others.
 */
export function checksum(
  { a_segment, b_segment, kind_segment }: SourceShape,
  { perA, perB }: LinearPart,
): number {
  let first = 0x7fffffff;
  for (let index = 0; index < a_segment.length; index++)
    first = Math.min(first, a_segment[index]! * perA + b_segment[index]! * perB);
  let sum = 0;
  for (let index = 0; index < a_segment.length; index++) {
    const place = a_segment[index]! * perA + b_segment[index]! * perB - first;
    let mixed = Math.imul(place + Math.imul(kind_segment[index]!, 0x9e3779b1), 0x85ebca6b);
    mixed ^= mixed >>> 15;
    sum = (sum + Math.imul(mixed, 0xc2b2ae35)) | 0;
  }
  return sum;
}

function areEqual(first: Float64Array, second: Float64Array): boolean {
  for (let index = 0; index < first.length; index++) if (first[index] !== second[index]) return false;
  return true;
}
