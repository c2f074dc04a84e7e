import { ORIGIN, type Hex } from '../hex/hex.ts';
import { composePoses, poseIndex, POSES } from './pose-group.ts';
import { hexAt, SPAN, tableOf, type PoseTable } from './pose-table.ts';
import { ALL_ROTATIONS, type Pose, type PoseRules } from './pose.ts';
import { mergeSegments, paintedSegments, type PaintedHex } from './schematic.ts';
import { firstPlace, readShape, sortFirst, type SourceShape } from './source-shape.ts';
import { findSymmetries } from './symmetries.ts';

/**
 * A class of equal poses: those that cover the same segments with the same kinds up to a whole-hex move.
 * The shape in the pose of its representative, hex by hex, sorted by r then q:
 *
 *     q_hex[index], r_hex[index]   the hex, relative to the center of the schematic
 *     mask_hex[index]              bit k set: segment k of it is part of the shape
 */
export interface PoseClass {
  /** The plainest of the equal poses: unmirrored, then unshifted, then least turned. */
  readonly pose: Pose;
  readonly q_hex: Int32Array;
  readonly r_hex: Int32Array;
  readonly mask_hex: Uint8Array;
  /** All equal poses, `pose` first, each with the whole-hex move that takes the shape in `pose` to the shape in it. */
  readonly equal: readonly { readonly pose: Pose; readonly move: Hex }[];
}

/** All poses, plainest first: unmirrored, then unshifted, then least turned. */
const PLAINEST_FIRST: readonly Pose[] = [false, true].flatMap((mirror) =>
  ([0, -1, 1] as const).flatMap((shift) => ALL_ROTATIONS.map((rotation) => ({ mirror, rotation, shift }))),
);

/**
 * The classes of equal poses among those allowed, plainest representatives first.
 *
 * Up to whole-hex moves, the 36 poses are a group, and the poses that map the shape onto itself are a subgroup, its
 * symmetries. Two poses are equal when one is the other after a symmetry. So the shape is compared only with itself: by
 * a checksum over its segments, and where the checksums are equal, segment by segment.
 *
 * @param around the conditions around the shape, which equal poses share
 */
export function poseClasses(
  hexes: readonly PaintedHex[],
  rules: PoseRules,
  around: readonly PaintedHex[] = [],
): PoseClass[] {
  const source = readShape(hexes);
  const whole = around.length === 0 ? source : readShape(withConditions(hexes, around));
  const symmetries = findSymmetries(whole);
  const classes: PoseClass[] = [];
  const class_pose = new Int8Array(POSES).fill(-1);
  for (const pose of PLAINEST_FIRST) {
    const { mirror, rotation, shift } = pose;
    if ((mirror && !rules.mirror) || !rules.rotations.includes(rotation) || !rules.shifts.includes(shift))
      continue;
    const index = poseIndex(pose);
    const known = classes[class_pose[index]!];
    if (known)
      (known.equal as { pose: Pose; move: Hex }[]).push({
        pose,
        move: moveBetween(firstPlace(whole, tableOf(known.pose)), firstPlace(whole, tableOf(pose))),
      });
    else {
      for (const symmetry of symmetries) class_pose[composePoses(index, symmetry)] = classes.length;
      classes.push(gatherHexes(source, pose, tableOf(pose), [{ pose, move: ORIGIN }]));
    }
  }
  return classes;
}

/** The hexes of a shape and of the conditions around it, these as kinds that no kind is called. */
function withConditions(hexes: readonly PaintedHex[], around: readonly PaintedHex[]): PaintedHex[] {
  const asked = paintedSegments(around).map((segment) => ({ ...segment, kind: `?${segment.kind}` }));
  return mergeSegments([...paintedSegments(hexes), ...asked]);
}

/** The whole-hex move from the first hex of one pose to that of another, both given as places. */
function moveBetween(from: number, to: number): Hex {
  const a = hexAt(to);
  const b = hexAt(from);
  return { q: a.q - b.q, r: a.r - b.r };
}

/** The shape in a single pose, as a class of that pose alone. */
export function poseShape(hexes: readonly PaintedHex[], pose: Pose): PoseClass {
  return gatherHexes(readShape(hexes), pose, tableOf(pose), [{ pose, move: ORIGIN }]);
}

/** Memory for the parts of a shape while they are sorted, reused by every call. */
let parts_room = new Float64Array(256);

function gatherHexes(
  { q_hex, r_hex, mask_hex }: SourceShape,
  pose: Pose,
  { east, south, step_part, mask_part }: PoseTable,
  equal: PoseClass['equal'],
): PoseClass {
  if (parts_room.length < 3 * q_hex.length) parts_room = new Float64Array(3 * q_hex.length);
  const parts = parts_room;
  let count = 0;
  for (let hex = 0; hex < q_hex.length; hex++) {
    const place = q_hex[hex]! * east + r_hex[hex]! * south;
    for (let part = 0; part < step_part.length; part++) {
      const mask = mask_part[64 * part + mask_hex[hex]!]!;
      if (mask !== 0) parts[count++] = 64 * (place + step_part[part]!) + mask;
    }
  }
  sortFirst(parts, count);
  // Parts in the same hex are merged.
  let length = 0;
  let last = NaN;
  for (let index = 0; index < count; index++) {
    const place = Math.floor(parts[index]! / 64);
    const mask = parts[index]! - 64 * place;
    if (place === last) parts[length - 1]! += mask;
    else {
      parts[length++] = 64 * place + mask;
      last = place;
    }
  }
  const posed = {
    pose,
    q_hex: new Int32Array(length),
    r_hex: new Int32Array(length),
    mask_hex: new Uint8Array(length),
    equal,
  };
  for (let index = 0; index < length; index++) {
    const place = Math.floor(parts[index]! / 64);
    const r = Math.floor((place + SPAN / 2) / SPAN);
    posed.q_hex[index] = place - r * SPAN;
    posed.r_hex[index] = r;
    posed.mask_hex[index] = parts[index]! - 64 * place;
  }
  return posed;
}
