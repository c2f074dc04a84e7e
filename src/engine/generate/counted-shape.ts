import { onesIn } from '../fit/bits.ts';
import { readingOrder } from '../fit/search.ts';
import type { BoardShape } from '../fit/shape.ts';

/** A shape prepared for counting its blocked segments. */
export interface CountedShape {
  /** The hexes in the order in which they are counted, those that decide most first. */
  readonly order: Int32Array;
  /** The hexes, sorted by their columns. */
  readonly byColumn: Int32Array;
  /** The number of hexes, and of segments, in the columns before each, from the first column of the shape. */
  readonly hexes_column: Int32Array;
  readonly segments_column: Int32Array;
  /** The first column of the shape, relative to its first hex. */
  readonly left: number;
  readonly column_hex: Int32Array;
  /** The row of each hex, relative to the first hex, per parity of its column. */
  readonly row_hex: readonly [Int32Array, Int32Array];
  readonly mask_hex: Uint8Array;
  readonly ones_hex: Uint8Array;
}

/** Prepares a shape for `BlockedCounter`. */
export function countedShape(shape: BoardShape): CountedShape {
  const { q_hex, r_hex, mask_hex } = shape;
  const [left, right] = shape.columns;
  const ones_hex = mask_hex.map(onesIn);
  const hexes_column = new Int32Array(right - left + 2);
  const segments_column = new Int32Array(right - left + 2);
  q_hex.forEach((q, hex) => {
    hexes_column[q - left + 1]!++;
    segments_column[q - left + 1]! += ones_hex[hex]!;
  });
  for (let index = 1; index < hexes_column.length; index++) {
    hexes_column[index]! += hexes_column[index - 1]!;
    segments_column[index]! += segments_column[index - 1]!;
  }
  const rowsOf = (parity: 0 | 1) => r_hex.map((r, hex) => r + ((parity + q_hex[hex]!) >> 1));
  return {
    order: Int32Array.from(readingOrder(shape)),
    byColumn: Int32Array.from(q_hex.keys()).sort((a, b) => q_hex[a]! - q_hex[b]!),
    hexes_column,
    segments_column,
    left,
    column_hex: q_hex,
    row_hex: [rowsOf(0), rowsOf(1)],
    mask_hex,
    ones_hex,
  };
}

/** The range of a shape's columns that lie on the board when its first hex is in `column`; the end is exclusive. */
function columnsInside({ left, hexes_column }: CountedShape, column: number, columns: number) {
  const width = hexes_column.length - 1;
  return [Math.max(0, -(column + left)), Math.min(width, columns - column - left)] as const;
}

/** The number of a shape's segments that lie in columns off the board when its first hex is in `column`. */
export function outsideColumns(counted: CountedShape, column: number, columns: number): number {
  const [first, after] = columnsInside(counted, column, columns);
  const { segments_column } = counted;
  return segments_column.at(-1)! - (segments_column[after]! - segments_column[first]!);
}

/** The hexes of a shape that lie in columns of the board when its first hex is in `column`. */
export function insideColumns(counted: CountedShape, column: number, columns: number): Int32Array {
  const [first, after] = columnsInside(counted, column, columns);
  return counted.byColumn.subarray(counted.hexes_column[first], counted.hexes_column[after]);
}
