import type { Hex } from './hex.ts';

/**
 * The cluster of a hex when the plane is tiled by hexagons of radius R, each of 3R² + 3R + 1 hexes: two numbers that
 * identify the hexagon. Hexes of one cluster are at most 2R apart.
 *
 * Sander Evers' closed form: in the three directions of the tiling, a hex lies in a numbered band.
 */
export function clusterOf({ q, r }: Hex, radius: number): readonly [number, number] {
  const area = 3 * radius * radius + 3 * radius + 1;
  const shift = 3 * radius + 2;
  const s = -q - r;
  const first = Math.floor((r + shift * q) / area);
  const second = Math.floor((s + shift * r) / area);
  const third = Math.floor((q + shift * s) / area);
  return [Math.floor((1 + first - second) / 3), Math.floor((1 + second - third) / 3)];
}
