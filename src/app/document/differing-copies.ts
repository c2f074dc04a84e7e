import { showsSame } from './difference.ts';
import { toSchematic, type Document } from './document.ts';
import { isKept } from './kept-copies.ts';
import { sourceOf } from './sources.ts';

/** The copies of a city that differ from the library, by the id of the schematic there; cheap. */
export function differingCopies(document: Pick<Document, 'schematics' | 'city'>): Map<string, string[]> {
  const differing = new Map<string, string[]>();
  for (const [id, copy] of Object.entries(document.city.schematics)) {
    const source = sourceOf(document, id);
    if (source === null) continue;
    const schematic = toSchematic(document.schematics[source]!);
    // Nothing is painted any more, or not yet: there is nothing to put in its place.
    if (schematic.hexes.length === 0 || showsSame(copy, schematic)) continue;
    if (isKept(document.city, id, schematic)) continue;
    differing.set(source, [...(differing.get(source) ?? []), id]);
  }
  return differing;
}
