import { ORIGIN, type Hex } from '../hex/hex.ts';
import { conditionedShape } from './conditioned-shape.ts';
import { composePoses, poseIndex, POSES } from './pose-group.ts';
import { hexAt, placeOf, SPAN, SPAN_BITS, tableOf, type PoseTable } from './pose-table.ts';
import { ALL_ROTATIONS, type Pose, type PoseRules } from './pose.ts';
import type { PaintedHex } from './schematic.ts';
import { firstPlace, readShape, sortFirst, type SourceShape } from './source-shape.ts';
import { findSymmetries } from './symmetries.ts';

/**
 * A class of equal poses: those that cover the same segments with the same kinds, and have the same conditions around
 * them, up to a whole-hex move. The shape in the pose of its representative, hex by hex, sorted by r then q:
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
const PLAINEST_FIRST = [false, true].flatMap((mirror) =>
  ([0, -1, 1] as const).flatMap((shift) =>
    ALL_ROTATIONS.map((rotation) => {
      const pose: Pose = { mirror, rotation, shift };
      return { pose, index: poseIndex(pose) };
    }),
  ),
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
  const whole = around.length === 0 ? source : readShape(conditionedShape({ hexes, around }));
  const symmetries = findSymmetries(whole);
  const classes: PoseClass[] = [];
  const first_class: number[] = [];
  const class_pose = new Int8Array(POSES).fill(-1);
  const rotations = bitsOf(rules.rotations);
  const shifts = bitsOf(rules.shifts);
  for (const { pose, index } of PLAINEST_FIRST) {
    const { mirror, rotation, shift } = pose;
    if (mirror && !rules.mirror) break;
    if ((rotations & (1 << (rotation + 1))) === 0 || (shifts & (1 << (shift + 1))) === 0) continue;
    const table = tableOf(pose);
    const number = class_pose[index]!;
    if (number >= 0)
      (classes[number]!.equal as { pose: Pose; move: Hex }[]).push({
        pose,
        move: moveBetween(first_class[number]!, firstPlace(whole, table)),
      });
    else {
      for (const symmetry of symmetries) class_pose[composePoses(index, symmetry)] = classes.length;
      const made = gatherHexes(source, pose, table, [{ pose, move: ORIGIN }]);
      const isWhole = whole === source && made.q_hex.length > 0;
      first_class.push(
        isWhole ? placeOf({ q: made.q_hex[0]!, r: made.r_hex[0]! }) : firstPlace(whole, table),
      );
      classes.push(made);
    }
  }
  return classes;
}

/** Bit n + 1 is set for each number n, from -1 on. */
function bitsOf(numbers: readonly number[]): number {
  let bits = 0;
  for (const number of numbers) bits |= 1 << (number + 1);
  return bits;
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
let parts_room = new Int32Array(256);

function gatherHexes(
  { q_hex, r_hex, mask_hex }: SourceShape,
  pose: Pose,
  { east, south, step_part, mask_part }: PoseTable,
  equal: PoseClass['equal'],
): PoseClass {
  if (parts_room.length < 3 * q_hex.length) parts_room = new Int32Array(3 * q_hex.length);
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
  for (let index = 0; index < count; index++) {
    const part = parts[index]!;
    if (length > 0 && part >> 6 === parts[length - 1]! >> 6) parts[length - 1]! |= part & 63;
    else parts[length++] = part;
  }
  const posed = {
    pose,
    q_hex: new Int32Array(length),
    r_hex: new Int32Array(length),
    mask_hex: new Uint8Array(length),
    equal,
  };
  for (let index = 0; index < length; index++) {
    const place = parts[index]! >> 6;
    const r = (place + SPAN / 2) >> SPAN_BITS;
    posed.q_hex[index] = place - r * SPAN;
    posed.r_hex[index] = r;
    posed.mask_hex[index] = parts[index]! & 63;
  }
  return posed;
}
