import type { Hex } from './hex.ts';

/** Odd-q offset coordinates: odd columns lie half a hex lower. */
export interface Offset {
  readonly column: number;
  readonly row: number;
}

/** The odd-q offset coordinates of a hex. */
export function toOffset(hex: Hex): Offset {
  return { column: hex.q, row: hex.r + (hex.q >> 1) };
}

/** The hex at odd-q offset coordinates: the inverse of {@link toOffset}. */
export function fromOffset(offset: Offset): Hex {
  return { q: offset.column, r: offset.row - (offset.column >> 1) };
}
