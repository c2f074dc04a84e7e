import type { Kind } from '../schematic/kind.ts';
import { paintedSegments, type Schematic } from '../schematic/schematic.ts';

/** Kinds and schematics to build with. Ids are unique in each list. */
export interface Library {
  readonly kinds: readonly Kind[];
  readonly schematics: readonly Schematic[];
}

/** Ids of the kinds painted in any of `schematics`. */
export function usedKinds(schematics: readonly Schematic[]): Set<string> {
  const used = new Set<string>();
  for (const { hexes } of schematics) for (const { kind } of paintedSegments(hexes)) used.add(kind);
  return used;
}
