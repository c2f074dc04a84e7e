import { slotOf, type Occupancy } from '../board/board.ts';
import type { Placement } from '../schematic/placement.ts';
import {
  blockedHex,
  columnParity,
  compileShape,
  isInside,
  takeShape,
  type BoardShape,
} from '../fit/shape.ts';
import type { Problem } from '../problem.ts';
import { poseShape } from '../schematic/pose-classes.ts';
import { countSegments, type Schematic } from '../schematic/schematic.ts';

/**
 * What stands before a generation and stays, with the schematics that it is made of. It stays whatever a recipe says
 * of its groups, its distance or its number, and counts for the minimums, the maximums and the distance of others.
 */
export interface Given {
  readonly placements: readonly Placement[];
  /** In place of those of the library with the same ids: a city has one schematic of an id. */
  readonly schematics: readonly Schematic[];
}

export const NOTHING_GIVEN: Given = { placements: [], schematics: [] };

/** The path under which a problem tells which placement it is about. */
export function givenPath(id: number): string {
  return `placement ${id}`;
}

/** Takes the segments of what is given; a problem for each that does not fit the land or the others. */
export function takeGiven(occupancy: Occupancy, { placements, schematics }: Given): Problem[] {
  const problems: Problem[] = [];
  const byId = new Map(schematics.map((schematic) => [schematic.id, schematic]));
  const shapes = new Map<string, BoardShape | undefined>();
  const seen = new Set<number>();
  for (const { id, schematic: schematicId, q, r, mirror, rotation, shift } of placements) {
    const path = givenPath(id);
    const tell = (message: string) => problems.push({ path, message });
    const hexes = byId.get(schematicId)?.hexes ?? [];
    const key = `${schematicId} ${mirror} ${rotation} ${shift}`;
    if (!shapes.has(key) && hexes.length > 0)
      shapes.set(key, compileShape(occupancy, poseShape(hexes, { mirror, rotation, shift })));
    const shape = shapes.get(key);
    if (seen.has(id)) tell('two of the placements that stay have this id');
    else if (!shape) tell(`its schematic "${schematicId}" is not there`);
    else if (!takeAt(occupancy, shape, q, r))
      tell('does not fit on this land beside the other placements that stay');
    else occupancy.covered += countSegments(hexes);
    seen.add(id);
  }
  return problems;
}

/** Takes the segments of a shape with its center at a hex; false when it does not fit. */
function takeAt(occupancy: Occupancy, shape: BoardShape, q: number, r: number): boolean {
  const { first } = shape.poses[0]!;
  const slot = slotOf(occupancy, { q: q + first.q, r: r + first.r });
  if (slot < 0) return false;
  const column = Math.floor(slot / occupancy.rows);
  const parity = columnParity(occupancy, column);
  if (!isInside(occupancy, shape, column, slot - column * occupancy.rows)) return false;
  if (blockedHex(occupancy, null, shape, slot, parity) >= 0) return false;
  takeShape(occupancy, shape, slot, parity);
  return true;
}
