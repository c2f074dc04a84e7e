import { STEPS, type Hex } from '../hex/hex.ts';
import type { Segment, SegmentIndex } from './segment.ts';

/**
 * An integer point of the thirds lattice: axial coordinates times three, so that the center of every segment has
 * integer coordinates. Every point is exactly one of: hex center (a ≡ b ≡ 0 mod 3), hex corner (a ≡ b ≡ 1 or 2) or
 * segment.
 */
export interface Third {
  readonly a: number;
  readonly b: number;
}

/** The center of a segment as a point of the thirds lattice. */
export function toThirds({ q, r, k }: Segment): Third {
  const step = STEPS[k];
  return { a: 3 * q + step.q, b: 3 * r + step.r };
}

/** Segment index by the residues 3 · (a mod 3) + (b mod 3); vertices have none. */
const SEGMENT_BY_RESIDUE: readonly (SegmentIndex | undefined)[] = [
  undefined, // (0, 0) center
  3, // (0, 1) S
  0, // (0, 2) N
  2, // (1, 0) SE
  undefined, // (1, 1) corner
  1, // (1, 2) NE
  5, // (2, 0) NW
  4, // (2, 1) SW
  undefined, // (2, 2) corner
];

function modulo3(value: number): number {
  return ((value % 3) + 3) % 3;
}

/** Whether six segments meet in the point: a hex center or a corner. */
export function isVertex({ a, b }: Third): boolean {
  return modulo3(a) === modulo3(b);
}

/**
 * The segment whose center is the point.
 *
 * @throws RangeError when the point is a vertex
 */
export function fromThirds({ a, b }: Third): Segment {
  const k = SEGMENT_BY_RESIDUE[3 * modulo3(a) + modulo3(b)];
  if (k === undefined) throw new RangeError(`(${a}, ${b}) is a vertex of the lattice, not a segment`);
  const step = STEPS[k];
  return { q: (a - step.q) / 3, r: (b - step.r) / 3, k };
}

/** The point turned 60° clockwise about the center of hex (0, 0). */
export function turnThird({ a, b }: Third): Third {
  // 0 - b instead of -b avoids a negative zero.
  return { a: 0 - b, b: a + b };
}

/** The point mirrored left-right about the center of hex (0, 0). */
export function mirrorThird({ a, b }: Third): Third {
  return { a: 0 - a, b: a + b };
}

/** The point moved right by `sides` side lengths. */
export function shiftThird({ a, b }: Third, sides: number): Third {
  return { a: a + 2 * sides, b: b - sides };
}

/** The point moved by whole hexes. */
export function moveThird({ a, b }: Third, by: Hex): Third {
  return { a: a + 3 * by.q, b: b + 3 * by.r };
}
