import { DIRECTIONS, distance, modulo6, ORIGIN, type Direction, type Hex } from '../../../engine/hex/hex.ts';
import { hexCenter } from '../../../engine/hex/plane.ts';
import type { PaintedHex } from '../../../engine/schematic/schematic.ts';

/** A hex of a shape as it moves: its place and the outline of what it carries. */
export interface HexPart {
  readonly hex: Hex;
  /** Of its ring among the rings of the shape, the innermost that moves being 0. */
  readonly rank: number;
  /** Outlines of painted segments that lie side by side, in side lengths: x0, y0, x1, y1, ... */
  readonly outlines: readonly (readonly number[])[];
}

/** The distances from the center at which a shape has hexes, from the inside out; the center itself is none. */
export function ringsOf(hexes: readonly Hex[]): number[] {
  return [...new Set(hexes.map((hex) => distance(hex, ORIGIN)))]
    .filter((ring) => ring > 0)
    .sort((a, b) => a - b);
}

/** The hexes of a shape, ready to move. */
export function partsOf(hexes: readonly PaintedHex[]): HexPart[] {
  const ranks = new Map(ringsOf(hexes).map((ring, rank) => [ring, rank]));
  return hexes.map((hex) => ({
    hex: { q: hex.q, r: hex.r },
    // The center turns with the innermost ring.
    rank: ranks.get(distance(hex, ORIGIN)) ?? 0,
    outlines: outlinesOf(hex),
  }));
}

function outlinesOf(hex: PaintedHex): number[][] {
  const { segments } = hex;
  const starts = DIRECTIONS.filter((k) => segments[k] !== null && segments[modulo6(k + 5)] === null);
  if (starts.length === 0) return segments[0] === null ? [] : [fanOutline(hex, 0, 6)];
  return starts.map((start) => {
    let length = 1;
    while (segments[modulo6(start + length)] !== null) length++;
    return fanOutline(hex, start, length);
  });
}

/** The outline of `length` segments of a hex, clockwise from its center; a whole hex needs no center. */
function fanOutline(hex: Hex, start: Direction, length: number): number[] {
  const { x, y } = hexCenter(hex);
  const outline = length === 6 ? [] : [x, y];
  for (let corner = 0; corner <= (length === 6 ? 5 : length); corner++) {
    // The corner before segment N lies in the north-west.
    const angle = ((start + corner - 2) * Math.PI) / 3;
    outline.push(x + Math.cos(angle), y + Math.sin(angle));
  }
  return outline;
}
