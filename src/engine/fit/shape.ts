import { hexMask, hexOf, type Board } from '../board/board.ts';
import type { Hex } from '../hex/hex.ts';
import type { DistinctPose } from '../schematic/distinct.ts';
import type { Pose } from '../schematic/pose.ts';
import type { PaintedHex } from '../schematic/schematic.ts';

/**
 * A distinct pose made ready for one board: where its hexes lie as numbers of slots from its first hex.
 * Columns of odd and of even q need steps of their own, because odd columns lie half a hex lower.
 *
 *     step_hex[parity][index]   slots from the first hex to hex `index`, first hex in a column of that parity
 *     mask_hex[index]           segments that it needs there
 */
export interface BoardShape {
  readonly pose: Pose;
  readonly hexes: readonly PaintedHex[];
  /** From the center of the schematic to the first hex. */
  readonly first: Hex;
  readonly step_hex: readonly [Int32Array, Int32Array];
  readonly mask_hex: Uint8Array;
  /** Columns, and per parity rows, that must exist around the first hex: least and greatest step. */
  readonly columns: readonly [number, number];
  readonly rows: readonly [readonly [number, number], readonly [number, number]];
}

/** @throws RangeError when the pose has no hexes */
export function compileShape(board: Board, { pose, hexes }: DistinctPose): BoardShape {
  const first = hexes[0];
  if (!first) throw new RangeError('a shape without segments cannot be placed');
  const steps = [0, 1].map((parity) =>
    hexes.map(({ q, r }) => {
      const column = q - first.q;
      return { column, row: r - first.r + ((parity + column) >> 1) };
    }),
  ) as [{ column: number; row: number }[], { column: number; row: number }[]];
  const slots = steps.map((list) => Int32Array.from(list, ({ column, row }) => column * board.rows + row));
  return {
    pose,
    hexes,
    first: { q: first.q, r: first.r },
    step_hex: slots as [Int32Array, Int32Array],
    mask_hex: Uint8Array.from(hexes, hexMask),
    columns: extent(steps[0].map(({ column }) => column)),
    rows: [extent(steps[0].map(({ row }) => row)), extent(steps[1].map(({ row }) => row))],
  };
}

function extent(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** Whether the shape fits with its first hex in `slot`; the box around it must lie on the board. */
export function fitsAtSlot(board: Board, shape: BoardShape, slot: number, parity: 0 | 1): boolean {
  const step_hex = shape.step_hex[parity];
  const { mask_hex } = shape;
  for (let index = 0; index < mask_hex.length; index++)
    if ((board.mask_hex[slot + step_hex[index]!]! & mask_hex[index]!) !== 0) return false;
  return true;
}

/** Calls `visit` with the slot of the first hex of every place where the shape fits, column by column. */
export function forEachFit(board: Board, shape: BoardShape, visit: (slot: number) => void): void {
  const [left, right] = shape.columns;
  for (let column = Math.max(0, -left); column < board.columns - Math.max(0, right); column++) {
    const parity = ((column + board.column0) & 1) as 0 | 1;
    const [top, bottom] = shape.rows[parity];
    const start = column * board.rows;
    for (let row = Math.max(0, -top); row < board.rows - Math.max(0, bottom); row++)
      if (fitsAtSlot(board, shape, start + row, parity)) visit(start + row);
  }
}

/** The hex where the center of the schematic comes to lie when the first hex of the shape is in `slot`. */
export function centerAt(board: Board, shape: BoardShape, slot: number): Hex {
  const { q, r } = hexOf(board, slot);
  return { q: q - shape.first.q, r: r - shape.first.r };
}
