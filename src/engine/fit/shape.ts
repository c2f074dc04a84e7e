import { SEA, type Box, type Occupancy } from '../board/board.ts';
import type { Hex } from '../hex/hex.ts';
import type { PoseClass } from '../schematic/pose-classes.ts';
import type { Pose } from '../schematic/pose.ts';

/**
 * A distinct pose compiled for a board: the place of each hex as a number of slots from the first hex. Columns of odd
 * and of even q need steps of their own, because odd columns lie half a hex lower.
 *
 *     step_hex[parity][index]   slots from the first hex to hex `index`, first hex in a column of that parity
 *     mask_hex[index]           segments that it needs there
 */
export interface BoardShape {
  /** The equal poses, the plainest first. */
  readonly poses: readonly CenteredPose[];
  /** The hexes, relative to the first one. */
  readonly q_hex: Int32Array;
  readonly r_hex: Int32Array;
  readonly step_hex: readonly [Int32Array, Int32Array];
  readonly mask_hex: Uint8Array;
  /** Least and greatest step of columns from the first hex. */
  readonly columns: readonly [number, number];
  /** Least and greatest step of rows from the first hex, per parity of its column. */
  readonly rows: readonly [readonly [number, number], readonly [number, number]];
}

/** One of several equal poses. Each has its own center, which matters where a min. distance is set. */
export interface CenteredPose {
  readonly pose: Pose;
  /** Step from the center of the schematic to the first hex of the shape. */
  readonly first: Hex;
}

/** @throws RangeError when the pose has no hexes */
export function compileShape(box: Box, { q_hex, r_hex, mask_hex, equal }: PoseClass): BoardShape {
  if (q_hex.length === 0) throw new RangeError('a shape without segments cannot be placed');
  const first = { q: q_hex[0]!, r: r_hex[0]! };
  const column_hex = q_hex.map((q) => q - first.q);
  const rowsOf = (parity: 0 | 1) =>
    r_hex.map((r, index) => rowStep({ q: column_hex[index]!, r: r - first.r }, parity));
  const row_hex = [rowsOf(0), rowsOf(1)] as const;
  const stepsOf = (parity: 0 | 1) =>
    column_hex.map((q, index) => slotStep(box, { q, r: r_hex[index]! - first.r }, parity));
  return {
    poses: equal.map(({ pose, move }) => ({ pose, first: { q: first.q + move.q, r: first.r + move.r } })),
    q_hex: column_hex,
    r_hex: r_hex.map((r) => r - first.r),
    step_hex: [stepsOf(0), stepsOf(1)],
    mask_hex,
    columns: extent(column_hex),
    rows: [extent(row_hex[0]), extent(row_hex[1])],
  };
}

/** The slots of a box from a hex to another, by the step between them and the parity of the first one's column. */
export function slotStep(box: Box, step: Hex, parity: 0 | 1): number {
  return step.q * box.rows + rowStep(step, parity);
}

/** The rows from a hex to another; see {@link slotStep}. */
function rowStep({ q, r }: Hex, parity: 0 | 1): number {
  return r + ((parity + q) >> 1);
}

function extent(values: Int32Array): [number, number] {
  let least = Infinity;
  let greatest = -Infinity;
  for (const value of values) {
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return [least, greatest];
}

/** Parity of the column of a slot's hex: 1 where q is odd. */
export function columnParity(box: Box, column: number): 0 | 1 {
  return ((column + box.column0) & 1) as 0 | 1;
}

/** Whether the whole shape lies in the box with its first hex in a column and row of the box. */
export function isInside(box: Box, shape: BoardShape, column: number, row: number): boolean {
  const [left, right] = shape.columns;
  const [top, bottom] = shape.rows[columnParity(box, column)];
  return column + left >= 0 && column + right < box.columns && row + top >= 0 && row + bottom < box.rows;
}

/**
 * The index of the first blocked hex of a shape whose first hex is in `slot`; -1 when the shape fits. The shape must
 * lie {@link isInside inside} the box.
 *
 * @param barred_hex the segments that conditions on the ground block, as a mask per slot; none when `null`
 */
export function blockedHex(
  { mask_hex: taken_hex }: Occupancy,
  barred_hex: Uint8Array | null,
  shape: BoardShape,
  slot: number,
  parity: 0 | 1,
): number {
  const step_hex = shape.step_hex[parity];
  const { mask_hex } = shape;
  for (let index = 0; index < mask_hex.length; index++) {
    const there = slot + step_hex[index]!;
    if ((taken_hex[there]! & mask_hex[index]!) !== 0) return index;
    if (barred_hex !== null && (barred_hex[there]! & mask_hex[index]!) !== 0) return index;
  }
  return -1;
}

/** Takes the segments of a shape that fits. */
export function takeShape(occupancy: Occupancy, shape: BoardShape, slot: number, parity: 0 | 1): void {
  const step_hex = shape.step_hex[parity];
  const { mask_hex } = shape;
  for (let index = 0; index < mask_hex.length; index++)
    occupancy.mask_hex[slot + step_hex[index]!]! |= mask_hex[index]!;
}

/** Frees the segments of a shape that were taken. */
export function freeShape(occupancy: Occupancy, shape: BoardShape, slot: number, parity: 0 | 1): void {
  const step_hex = shape.step_hex[parity];
  const { mask_hex } = shape;
  for (let index = 0; index < mask_hex.length; index++)
    occupancy.mask_hex[slot + step_hex[index]!]! &= ~mask_hex[index]!;
}

/** Whether a slot of the box is no land. */
export function isSea({ mask_hex }: Occupancy, slot: number): boolean {
  return mask_hex[slot] === SEA;
}
