import { defineHex, Orientation } from 'honeycomb-grid';

/**
 * The plain side of the benchmarks: what a careful user writes from the published algorithm, with the best-known
 * library of hexes and the collections of the language. Clear code first; nothing in it is slower than it has to be
 * for being clear. It shares no geometry with the engine.
 */

/** A hex of a schematic or a city. */
export class PlainHex extends defineHex({ orientation: Orientation.FLAT }) {}

/** The key of a hex in a city. */
export function plainKey(q: number, r: number): string {
  return `${q},${r}`;
}
