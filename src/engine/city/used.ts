import { kindsOfWish } from '../fit/wish.ts';
import { paintedSegments, type PaintedHex, type Schematic } from '../schematic/schematic.ts';
import type { Placements } from '../schematic/placement.ts';
import type { Library } from './library.ts';

/** Ids of the kinds painted in any of `schematics`, or named in the conditions around them. */
export function usedKinds(schematics: readonly Schematic[]): Set<string> {
  const used = new Set<string>();
  for (const { hexes, around = [] } of schematics) {
    for (const { kind } of paintedSegments(hexes)) used.add(kind);
    for (const { kind: wish } of paintedSegments(around))
      for (const kind of kindsOfWish(wish)) used.add(kind);
  }
  return used;
}

/**
 * The part of a library that placements and ground use: schematics sorted by id, kinds in the order of the library.
 */
export function usedBy(
  placements: Placements,
  library: Library,
  ground: readonly PaintedHex[] = [],
): Library {
  const ids = new Set<string>();
  for (let index = 0; index < placements.length; index++) ids.add(placements.at(index)!.schematic);
  const schematics = library.schematics
    .filter(({ id }) => ids.has(id))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const kindIds = usedKinds(schematics);
  for (const { kind } of paintedSegments(ground)) kindIds.add(kind);
  return { kinds: library.kinds.filter(({ id }) => kindIds.has(id)), schematics };
}
