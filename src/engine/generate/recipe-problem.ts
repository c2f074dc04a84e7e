import { hexOf, type Box } from '../board/board.ts';
import type { LandRow } from '../land/row.ts';
import { normalizeRows } from '../land/shapes.ts';
import type { Problem } from '../problem.ts';

/** What keeps a recipe from being met, with what those need to know who show where, or look for a way out. */
export interface RecipeProblem extends Problem {
  /** Ids of the schematics whose rules it is about. */
  readonly schematics: readonly string[];
  /** Whether no city can meet the recipe; else the search for one ended at its limit of steps. */
  readonly isProven: boolean;
  /** How many of the one schematic could stand at best; `null` where that is not known, or there are several. */
  readonly most: number | null;
  /** Hexes that it is about: the largest piece of land that is too small, the districts that are too full, what stays
   * and has no place. */
  readonly place: readonly LandRow[];
}

/** What a file, a terminal or a report needs of a problem. */
export function plainProblem({ path, message }: Problem): Problem {
  return { path, message };
}

/** The path under which a problem tells which schematic of the recipe it is about. */
export function schematicPath(id: string): string {
  return `schematic ${id}`;
}

/** Hexes by their slots as runs of land. */
export function rowsOfSlots(box: Box, slots: Iterable<number>): readonly LandRow[] {
  return normalizeRows(
    Array.from(slots, (slot) => {
      const { q, r } = hexOf(box, slot);
      return { r, q, count: 1 };
    }),
  );
}
