import { ORIGIN, type Hex } from '../hex/hex.ts';
import type { Shift } from '../segment/shift.ts';
import { hexAt, SPAN, tableOf, type PoseTable } from './pose-table.ts';
import type { Pose, PoseRules } from './pose.ts';
import type { PaintedHex } from './schematic.ts';

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

/** The shape as drawn: hex by hex, and segment by segment with kinds as numbers. */
interface SourceShape {
  readonly q_hex: Int32Array;
  readonly r_hex: Int32Array;
  readonly mask_hex: Uint8Array;
  readonly hex_segment: Uint16Array;
  readonly k_segment: Uint8Array;
  readonly kind_segment: Int32Array;
}

function readShape(hexes: readonly PaintedHex[]): SourceShape {
  const painted = hexes.length;
  const q_hex = new Int32Array(painted);
  const r_hex = new Int32Array(painted);
  const mask_hex = new Uint8Array(painted);
  const hex_segment = new Uint16Array(6 * painted);
  const k_segment = new Uint8Array(6 * painted);
  const kind_segment = new Int32Array(6 * painted);
  const numbers = new Map<string, number>();
  let count = 0;
  for (let hex = 0; hex < painted; hex++) {
    const { q, r, segments } = hexes[hex]!;
    q_hex[hex] = q;
    r_hex[hex] = r;
    for (let k = 0; k < 6; k++) {
      const kind = segments[k]!;
      if (kind === null) continue;
      let number = numbers.get(kind);
      if (number === undefined) numbers.set(kind, (number = numbers.size));
      mask_hex[hex]! |= 1 << k;
      hex_segment[count] = hex;
      k_segment[count] = k;
      kind_segment[count++] = number;
    }
  }
  return {
    q_hex,
    r_hex,
    mask_hex,
    hex_segment: hex_segment.subarray(0, count),
    k_segment: k_segment.subarray(0, count),
    kind_segment: kind_segment.subarray(0, count),
  };
}

interface KnownClass {
  readonly pose: Pose;
  readonly table: PoseTable;
  readonly first: number;
  readonly sum: number;
  /** Made when it is first asked for. */
  codes: Float64Array | undefined;
  readonly equal: { readonly pose: Pose; readonly move: Hex }[];
}

/**
 * The classes of equal poses among those allowed, plainest representatives first.
 *
 * A pose is a table that takes hexes linearly; a whole-hex move adds a constant to all places. A checksum over all
 * segments tells most poses apart, and only those with the same sum are compared one by one.
 */
export function poseClasses(hexes: readonly PaintedHex[], rules: PoseRules): PoseClass[] {
  const source = readShape(hexes);
  const known: KnownClass[] = [];
  for (const pose of allowedPoses(rules)) {
    const table = tableOf(pose);
    const first = firstPlace(source, table);
    const sum = checksum(source, table, first);
    const same = known.find((other) => other.sum === sum && areEqual(source, other, table, first));
    if (!same) known.push({ pose, table, first, sum, codes: undefined, equal: [{ pose, move: ORIGIN }] });
    else {
      const [a, b] = [hexAt(first), hexAt(same.first)];
      same.equal.push({ pose, move: { q: a.q - b.q, r: a.r - b.r } });
    }
  }
  return known.map(({ pose, table, equal }) => gatherHexes(source, pose, table, equal));
}

/** The shape in one pose: a class of its own. */
export function poseShape(hexes: readonly PaintedHex[], pose: Pose): PoseClass {
  return gatherHexes(readShape(hexes), pose, tableOf(pose), [{ pose, move: ORIGIN }]);
}

/** Place of the first hex of the shape in a pose. */
function firstPlace({ q_hex, r_hex, mask_hex }: SourceShape, table: PoseTable): number {
  const { east, south, step_part, mask_part } = table;
  let first = q_hex.length === 0 ? 0 : 0x7fffffff;
  for (let hex = 0; hex < q_hex.length; hex++) {
    const place = q_hex[hex]! * east + r_hex[hex]! * south;
    for (let part = 0; part < step_part.length; part++)
      if (place + step_part[part]! < first && mask_part[64 * part + mask_hex[hex]!] !== 0)
        first = place + step_part[part]!;
  }
  return first;
}

/** A sum over all segments that is the same for equal poses, and hardly ever for others. */
function checksum(source: SourceShape, table: PoseTable, first: number): number {
  const { q_hex, r_hex, hex_segment, k_segment, kind_segment } = source;
  const { east, south, step_segment } = table;
  const posed_k = table.k_segment;
  let sum = 0;
  for (let index = 0; index < hex_segment.length; index++) {
    const hex = hex_segment[index]!;
    const k = k_segment[index]!;
    const place = q_hex[hex]! * east + r_hex[hex]! * south + step_segment[k]! - first;
    let mixed = Math.imul(8 * place + posed_k[k]! + Math.imul(kind_segment[index]!, 0x9e3779b1), 0x85ebca6b);
    mixed ^= mixed >>> 15;
    sum = (sum + Math.imul(mixed, 0xc2b2ae35)) | 0;
  }
  return sum;
}

function areEqual(source: SourceShape, known: KnownClass, table: PoseTable, first: number): boolean {
  const ours = sortedCodes(source, table, first);
  const theirs = (known.codes ??= sortedCodes(source, known.table, known.first));
  for (let index = 0; index < ours.length; index++) if (ours[index] !== theirs[index]) return false;
  return true;
}

/** Every segment with its kind as a number, from the first hex of the shape, sorted. */
function sortedCodes(source: SourceShape, table: PoseTable, first: number): Float64Array {
  const { q_hex, r_hex, hex_segment, k_segment, kind_segment } = source;
  const { east, south, step_segment } = table;
  const codes = new Float64Array(hex_segment.length);
  for (let index = 0; index < codes.length; index++) {
    const hex = hex_segment[index]!;
    const k = k_segment[index]!;
    const place = q_hex[hex]! * east + r_hex[hex]! * south + step_segment[k]! - first;
    codes[index] = (8 * place + table.k_segment[k]!) * 65536 + kind_segment[index]!;
  }
  if (codes.length > MANY) codes.sort();
  else sortFew(codes, codes.length);
  return codes;
}

/** Room for the parts of a shape while it is sorted. */
let parts_room = new Float64Array(256);

/** From how many parts on the sort of the language is faster. */
const MANY = 64;

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
  if (count > MANY) parts.subarray(0, count).sort();
  else sortFew(parts, count);
  // Parts that lie in one hex are merged.
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

/** Sorts the first numbers of a list by insertion. */
function sortFew(list: Float64Array, count: number): void {
  for (let index = 1; index < count; index++) {
    const value = list[index]!;
    let place = index;
    while (place > 0 && list[place - 1]! > value) {
      list[place] = list[place - 1]!;
      place--;
    }
    list[place] = value;
  }
}
