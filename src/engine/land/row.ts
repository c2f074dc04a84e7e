import type { Hex } from '../hex/hex.ts';

/** A run of land: `count` hexes in row r, the westernmost at q. */
export interface LandRow {
  /** The row that all its hexes have. */
  readonly r: number;
  /** The axial column of its westernmost hex. */
  readonly q: number;
  /** Number of hexes, 1 or more: from q to q + count - 1. */
  readonly count: number;
}

/** Most hexes that land may have: those of a hexagon of radius 2000. */
export const MAX_LAND_HEXES = 12_006_001;

/** Largest radius of a hexagon of land. */
export const MAX_LAND_RADIUS = 2000;

/** Largest |q|, |r| and |q + r| of a land hex. */
export const MAX_LAND_COORDINATE = 16_777_216;

export function hasHex(rows: readonly LandRow[], { q, r }: Hex): boolean {
  return rows.some((row) => row.r === r && row.q <= q && q < row.q + row.count);
}

/** Calls `visit` for every hex of the runs, run by run from west to east. */
export function forEachHex(rows: readonly LandRow[], visit: (hex: Hex) => void): void {
  for (const { r, q: first, count } of rows) for (let q = first; q < first + count; q++) visit({ q, r });
}

/** The hexes of the runs, run by run from west to east. */
export function* hexesOf(rows: readonly LandRow[]): Generator<Hex> {
  for (const { r, q: first, count } of rows) for (let q = first; q < first + count; q++) yield { q, r };
}

/** Number of hexes in all runs. */
export function countHexes(rows: readonly LandRow[]): number {
  let hexes = 0;
  for (const { count } of rows) hexes += count;
  return hexes;
}
