import type { Hex } from './hex.ts';

/** A point of the plane in side lengths, relative to the center of hex (0, 0); y grows downward. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Height of a strip of segments in side lengths, which is half the height of a hex: √3 / 2. */
export const STRIP_HEIGHT = Math.sqrt(3) / 2;

/** The center of a hex in side lengths. */
export function hexCenter(hex: Hex): Point {
  return { x: 1.5 * hex.q, y: STRIP_HEIGHT * (2 * hex.r + hex.q) };
}

/** The hexes whose centers lie in a part of the plane, column by column. */
export function* hexesWithin({
  left,
  top,
  right,
  bottom,
}: {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}): Generator<Hex> {
  for (let q = Math.ceil(left / 1.5); q <= Math.floor(right / 1.5); q++)
    for (
      let r = Math.ceil(top / (2 * STRIP_HEIGHT) - q / 2);
      r <= Math.floor(bottom / (2 * STRIP_HEIGHT) - q / 2);
      r++
    )
      yield { q, r };
}
