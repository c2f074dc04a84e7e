import { STEPS, type Hex } from '../hex/hex.ts';
import type { Shift } from '../segment/shift.ts';
import type { Pose, PoseRules } from './pose.ts';
import { paintedSegments, type PaintedHex } from './schematic.ts';

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

/** Segment index by the residues 3 · (a mod 3) + (b mod 3) of its center in the thirds lattice; -1 at vertices. */
const SEGMENT_BY_RESIDUE = Int8Array.of(-1, 3, 0, 2, -1, 1, 5, 4, -1);

/** Columns of the table of hexes in which shapes are compared: more than a schematic in any pose is wide. */
const SPAN = 4096;

/** A multiple of three beyond every coordinate, so that remainders are taken of positive numbers. */
const LIFT = 3 * SPAN;

/**
 * The classes of equal poses among those allowed, plainest representatives first.
 *
 * Works on the thirds lattice, where a mirror, a turn and a shift are a few additions; `orient` walks rings and
 * comes to the same. A shape is a sorted list of codes, hex by hex in reading order and segment by segment, which a
 * whole-hex move changes by a constant: equal shapes have equal lists after the first hex is moved to zero.
 */
export function poseClasses(hexes: readonly PaintedHex[], rules: PoseRules): PoseClass[] {
  const source = readShape(hexes);
  const classes: (PoseClass & { readonly codes: Float64Array; readonly first: number })[] = [];
  for (const pose of allowedPoses(rules)) {
    const codes = poseCodes(source, pose);
    const perHex = 6 * source.kinds;
    const first = codes.length === 0 ? 0 : Math.floor(codes[0]! / perHex);
    const known = classes.find((other) => equalCodes(other.codes, other.first, codes, first, perHex));
    if (known) {
      const move = difference(first, known.first);
      (known.equal as { pose: Pose; move: Hex }[]).push({ pose, move });
    } else
      classes.push({
        ...gatherHexes(codes, source.kinds),
        pose,
        equal: [{ pose, move: { q: 0, r: 0 } }],
        codes,
        first,
      });
  }
  return classes.map(({ pose, q_hex, r_hex, mask_hex, equal }) => ({ pose, q_hex, r_hex, mask_hex, equal }));
}

/** The shape in one pose: a class of its own. */
export function poseShape(hexes: readonly PaintedHex[], pose: Pose): PoseClass {
  const source = readShape(hexes);
  const equal = [{ pose, move: { q: 0, r: 0 } }];
  return { ...gatherHexes(poseCodes(source, pose), source.kinds), pose, equal };
}

/** Segments as points of the thirds lattice, their kinds as numbers. */
interface SourceShape {
  readonly a_segment: Int32Array;
  readonly b_segment: Int32Array;
  readonly kind_segment: Int32Array;
  readonly kinds: number;
}

function readShape(hexes: readonly PaintedHex[]): SourceShape {
  const painted = paintedSegments(hexes);
  const numbers = new Map<string, number>();
  const source = {
    a_segment: new Int32Array(painted.length),
    b_segment: new Int32Array(painted.length),
    kind_segment: new Int32Array(painted.length),
  };
  painted.forEach(({ q, r, k, kind }, index) => {
    let number = numbers.get(kind);
    if (number === undefined) numbers.set(kind, (number = numbers.size));
    source.a_segment[index] = 3 * q + STEPS[k].q;
    source.b_segment[index] = 3 * r + STEPS[k].r;
    source.kind_segment[index] = number;
  });
  return { ...source, kinds: Math.max(1, numbers.size) };
}

/** The segments in a pose as sorted codes: ((r · SPAN + q) · 6 + k) · kinds + kind, r and q lifted above zero. */
function poseCodes(
  { a_segment, b_segment, kind_segment, kinds }: SourceShape,
  { mirror, rotation, shift }: Pose,
): Float64Array {
  const codes = new Float64Array(a_segment.length);
  for (let index = 0; index < codes.length; index++) {
    let a = a_segment[index]!;
    let b = b_segment[index]!;
    if (mirror) {
      b = a + b;
      a = -a;
    }
    for (let turn = 0; turn < rotation; turn++) {
      const turned = -b;
      b = a + b;
      a = turned;
    }
    a += 2 * shift + LIFT;
    b += LIFT - shift;
    const k = SEGMENT_BY_RESIDUE[3 * (a % 3) + (b % 3)]!;
    const step = STEPS[k as 0 | 1 | 2 | 3 | 4 | 5];
    const q = (a - step.q) / 3;
    const r = (b - step.r) / 3;
    codes[index] = ((r * 2 * SPAN + q) * 6 + k) * kinds + kind_segment[index]!;
  }
  return codes.sort();
}

function equalCodes(
  known: Float64Array,
  knownFirst: number,
  codes: Float64Array,
  first: number,
  perHex: number,
): boolean {
  const move = (first - knownFirst) * perHex;
  for (let index = 0; index < codes.length; index++) if (codes[index] !== known[index]! + move) return false;
  return true;
}

/** The move from one hex to another, both as lifted codes. */
function difference(hex: number, from: number): Hex {
  const [a, b] = [unlift(hex), unlift(from)];
  return { q: a.q - b.q, r: a.r - b.r };
}

function unlift(hex: number): Hex {
  const r = Math.floor(hex / (2 * SPAN));
  return { q: hex - r * 2 * SPAN - SPAN, r: r - SPAN };
}

function gatherHexes(codes: Float64Array, kinds: number): Pick<PoseClass, 'q_hex' | 'r_hex' | 'mask_hex'> {
  const perHex = 6 * kinds;
  const q_hex: number[] = [];
  const r_hex: number[] = [];
  const mask_hex: number[] = [];
  let last = -1;
  for (const code of codes) {
    const hex = Math.floor(code / perHex);
    if (hex !== last) {
      const { q, r } = unlift(hex);
      q_hex.push(q);
      r_hex.push(r);
      mask_hex.push(0);
      last = hex;
    }
    mask_hex[mask_hex.length - 1]! |= 1 << Math.floor((code - hex * perHex) / kinds);
  }
  return {
    q_hex: Int32Array.from(q_hex),
    r_hex: Int32Array.from(r_hex),
    mask_hex: Uint8Array.from(mask_hex),
  };
}
