import { distance, modulo6, ORIGIN, STEPS, type Direction, type Hex } from './hex.ts';

/** Number of hexes on the ring of `radius`: one for the center, else 6 · radius. */
export function ringSize(radius: number): number {
  return radius === 0 ? 1 : 6 * radius;
}

/**
 * The hex at `index` of the ring of `radius` about the origin, walked clockwise from its north corner. `index` is taken
 * modulo the size of the ring, so it may be any integer.
 *
 * @throws RangeError when `radius` is not an integer of 0 or more, or `index` is not an integer
 */
export function ringHex(radius: number, index: number): Hex {
  if (!Number.isInteger(radius) || radius < 0) throw new RangeError(`ring radius ${radius} is not 0, 1, 2 …`);
  if (!Number.isInteger(index)) throw new RangeError(`ring index ${index} is not an integer`);
  if (radius === 0) return ORIGIN;
  const size = 6 * radius;
  const wrapped = ((index % size) + size) % size;
  const side = Math.floor(wrapped / radius);
  const along = wrapped - side * radius;
  const corner = STEPS[modulo6(side)];
  const step = STEPS[modulo6(side + 2)];
  return { q: radius * corner.q + along * step.q, r: radius * corner.r + along * step.r };
}

/** The index of `hex` on its own ring about the origin, 0..6·radius - 1: the inverse of {@link ringHex}. */
export function ringIndex(hex: Hex): number {
  const { q, r } = hex;
  const radius = distance(ORIGIN, hex);
  if (radius === 0) return 0;
  if (r === -radius && q < radius) return q;
  if (q === radius && r < 0) return 2 * radius + r;
  if (q + r === radius && r < radius) return 2 * radius + r;
  if (r === radius && q > -radius) return 3 * radius - q;
  if (q === -radius && r > 0) return 5 * radius - r;
  return 5 * radius - r;
}

/**
 * The hex that `hex` becomes when the board is turned by `turns` × 60° clockwise about the origin.
 * Walks the hex's ring: one turn is `radius` steps along the 6·radius hexes of that ring.
 */
export function turnHex(hex: Hex, turns: Direction): Hex {
  const radius = distance(ORIGIN, hex);
  return ringHex(radius, ringIndex(hex) + turns * radius);
}
