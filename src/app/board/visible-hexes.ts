import type { Hex } from '../../engine/hex/hex.ts';
import { STRIP_HEIGHT } from '../../engine/hex/plane.ts';
import type { Bounds } from '../../formats/picture/picture.ts';

/** All hexes that reach into a part of the plane, column by column; at its rim perhaps a few more. */
export function hexesWithin({ left, top, right, bottom }: Bounds): Hex[] {
  const hexes: Hex[] = [];
  for (let q = Math.ceil((left - 1) / 1.5); q <= (right + 1) / 1.5; q++) {
    const first = Math.ceil((top / STRIP_HEIGHT - 1 - q) / 2);
    const last = (bottom / STRIP_HEIGHT + 1 - q) / 2;
    for (let r = first; r <= last; r++) hexes.push({ q, r });
  }
  return hexes;
}
