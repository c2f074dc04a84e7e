import { DIRECTIONS, hexKey, neighbor, type Hex } from '../../../src/engine/hex/hex.ts';
import type { LandRow } from '../../../src/engine/land/row.ts';

/** Land as a set of hexes by their keys: slow, and plain to see through. */
export type HexSet = ReadonlyMap<string, Hex>;

export function hexSet(rows: readonly LandRow[]): HexSet {
  const hexes = new Map<string, Hex>();
  for (const { r, q, count } of rows)
    for (let at = q; at < q + count; at++) hexes.set(`${at},${r}`, { q: at, r });
  return hexes;
}

export function neighborsIn(hexes: HexSet, hex: Hex): Hex[] {
  return DIRECTIONS.map((direction) => neighbor(hex, direction)).filter((next) => hexes.has(hexKey(next)));
}

/** Connected parts of a set of hexes. */
export function partsOf(hexes: HexSet): Hex[][] {
  const left = new Map(hexes);
  const parts: Hex[][] = [];
  for (const [key, start] of hexes) {
    if (!left.delete(key)) continue;
    const part = [start];
    for (const hex of part)
      for (const next of neighborsIn(left, hex)) if (left.delete(hexKey(next))) part.push(next);
    parts.push(part);
  }
  return parts;
}
