import { slotOf, type Occupancy } from '../board/board.ts';
import type { Hex } from '../hex/hex.ts';
import type { District } from '../land/district.ts';
import type { Placement } from '../schematic/placement.ts';
import {
  blockedHex,
  columnParity,
  compileShape,
  isInside,
  takeShape,
  type BoardShape,
} from '../fit/shape.ts';
import type { EngineProblem } from './problem.ts';
import { poseShape } from '../schematic/pose-classes.ts';
import { countSegments, type Schematic } from '../schematic/schematic.ts';

/**
 * Placements that a generation keeps, with their schematics. They stay even where they violate the recipe's groups,
 * spacing or maximums, and count for the minimums, the maximums and the spacing of new placements.
 */
export interface Given {
  readonly placements: readonly Placement[];
  /** They replace the library's schematics with the same ids, because a city has one schematic per id. */
  readonly schematics: readonly Schematic[];
  /** Districts in place of those that the recipe makes, as far as they lie on its land; absent for those of the recipe. */
  readonly districts?: readonly District[];
  /** Segments that no new placement covers; none when absent. */
  readonly cleared?: readonly ClearedHex[];
}

/** Segments of a hex that stay without a placement; bit k of `mask` stands for segment k. */
export interface ClearedHex extends Hex {
  readonly mask: number;
}

/** A generation without given placements. */
export const NOTHING_GIVEN: Given = { placements: [], schematics: [] };

/**
 * Takes the segments of the given placements. Returns a problem for each that does not fit the land or overlaps
 * another.
 */
export function takeGiven(occupancy: Occupancy, { placements, schematics }: Given): EngineProblem[] {
  const problems: EngineProblem[] = [];
  const byId = new Map(schematics.map((schematic) => [schematic.id, schematic]));
  const shapes = new Map<string, BoardShape | undefined>();
  const seen = new Set<number>();
  for (const { id, schematic: schematicId, q, r, mirror, rotation, shift } of placements) {
    const path = { of: 'placement', id } as const;
    const hexes = byId.get(schematicId)?.hexes ?? [];
    const key = `${schematicId} ${mirror} ${rotation} ${shift}`;
    if (!shapes.has(key) && hexes.length > 0)
      shapes.set(key, compileShape(occupancy, poseShape(hexes, { mirror, rotation, shift })));
    const shape = shapes.get(key);
    if (seen.has(id)) problems.push({ code: 'same-id', path, values: null });
    else if (!shape) problems.push({ code: 'missing-schematic', path, values: { schematic: schematicId } });
    else if (!takeAt(occupancy, shape, q, r))
      problems.push({ code: 'given-does-not-fit', path, values: null });
    else occupancy.covered += countSegments(hexes);
    seen.add(id);
  }
  return problems;
}

/** Closes the cleared segments that are free, so that nothing new is placed there. */
export function closeCleared(occupancy: Occupancy, cleared: readonly ClearedHex[]): void {
  for (const { mask, ...hex } of cleared) {
    const slot = slotOf(occupancy, hex);
    // The mask of the sea has all six segments set, too.
    if (slot >= 0) occupancy.mask_hex[slot]! |= mask;
  }
}

/** Takes the segments of a shape with its center at a hex; false when the shape does not fit. */
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
