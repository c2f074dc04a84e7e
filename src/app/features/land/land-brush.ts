import { distance, type Hex } from '../../../engine/hex/hex.ts';
import { createPreference } from '../../kit/preference.ts';

/** Hexes from the middle of the largest brush to its edge. */
export const MAX_BRUSH_RADIUS = 8;

/** Hexes from the middle of the brush of land to its edge: 0 for one hex. */
export const brushRadius = createPreference('landBrush', 0, (stored) =>
  typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 && stored <= MAX_BRUSH_RADIUS
    ? stored
    : undefined,
);

/** The hexes under a brush, the nearest to its middle first: 3 r (r + 1) + 1 of them. */
export function brushHexes({ q, r }: Hex, radius: number): readonly Hex[] {
  const hexes: Hex[] = [];
  for (let dq = -radius; dq <= radius; dq++)
    for (let dr = Math.max(-radius, -dq - radius); dr <= Math.min(radius, -dq + radius); dr++)
      hexes.push({ q: q + dq, r: r + dr });
  const middle = { q, r };
  return hexes.sort((a, b) => distance(a, middle) - distance(b, middle));
}

/** Makes the brush larger or smaller by a step. */
export function stepRadius(step: 1 | -1): void {
  brushRadius.set(Math.max(0, Math.min(MAX_BRUSH_RADIUS, brushRadius.get() + step)));
}
