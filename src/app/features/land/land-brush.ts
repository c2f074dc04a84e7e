import type { Hex } from '../../../engine/hex/hex.ts';
import type { LandRow } from '../../../engine/land/row.ts';
import { normalizeRows } from '../../../engine/land/shapes.ts';
import { createPreference } from '../../kit/preference.ts';

/** Hexes from the middle of the largest brush to its edge. */
export const MAX_BRUSH_RADIUS = 8;

/** Hexes from the middle of the brush of land to its edge: 0 for one hex. */
export const brushRadius = createPreference('landBrush', 0, (stored) =>
  typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 && stored <= MAX_BRUSH_RADIUS
    ? stored
    : undefined,
);

/** The land under a brush at some hexes, sorted and merged: about each, 3 r (r + 1) + 1 hexes. */
export function brushRows(middles: Iterable<Hex>, radius: number): readonly LandRow[] {
  const rows: LandRow[] = [];
  for (const { q, r } of middles)
    for (let down = -radius; down <= radius; down++)
      rows.push({
        r: r + down,
        q: q + Math.max(-radius, -down - radius),
        count: 2 * radius + 1 - Math.abs(down),
      });
  return normalizeRows(rows);
}

/** Makes the brush larger or smaller by a step. */
export function stepRadius(step: 1 | -1): void {
  brushRadius.set(Math.max(0, Math.min(MAX_BRUSH_RADIUS, brushRadius.get() + step)));
}
