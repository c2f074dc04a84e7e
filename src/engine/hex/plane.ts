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

/**
 * All hexes that reach into a part of the plane, column by column; at its rim perhaps a few more.
 *
 * @param bounds in side lengths
 */
export function hexesWithin({
  left,
  top,
  right,
  bottom,
}: {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}): Hex[] {
  const hexes: Hex[] = [];
  for (let q = Math.ceil((left - 1) / 1.5); q <= (right + 1) / 1.5; q++) {
    const first = Math.ceil((top / STRIP_HEIGHT - 1 - q) / 2);
    const last = (bottom / STRIP_HEIGHT + 1 - q) / 2;
    for (let r = first; r <= last; r++) hexes.push({ q, r });
  }
  return hexes;
}
