import { hexOf, type Box } from '../board/board.ts';
import type { Hex } from '../hex/hex.ts';
import type { LandRow } from '../land/row.ts';
import { normalizeRows } from '../land/shapes.ts';
import type { NearestMiss } from './nearest-miss.ts';
import type { EngineProblem } from './problem.ts';

/**
 * A problem because of which no city of a recipe can be made, with the data for showing its place and for finding
 * fixes.
 */
export type RecipeProblem = EngineProblem & RecipeFinding;

/** A problem, and the placement of its schematic that came nearest to fitting; `null` when that is not known. */
export type CheckedProblem = RecipeProblem & { readonly miss: NearestMiss | null };

interface RecipeFinding {
  /** Ids of the schematics whose rules the problem is about. */
  readonly schematics: readonly string[];
  /** Whether it is proven that no city can meet the recipe; else the search for one ended at its limit of steps. */
  readonly isProven: boolean;
  /**
   * The greatest possible number of placements of the schematic; `null` when it is not known, or there are several
   * schematics.
   */
  readonly most: number | null;
  /**
   * The hexes that the problem is about: the largest part of land that is too small, districts that are too full, or a
   * given placement that does not fit.
   */
  readonly place: readonly LandRow[];
}

/** The hexes of some slots as runs of land. */
export function rowsOfSlots(box: Box, slots: Iterable<number>): readonly LandRow[] {
  return normalizeRows(
    Array.from(slots, (slot) => {
      const { q, r } = hexOf(box, slot);
      return { r, q, count: 1 };
    }),
  );
}

/** The hexes of some segments, or some hexes, as runs of land. */
export function rowsOfHexes(hexes: readonly Hex[]): readonly LandRow[] {
  return normalizeRows(hexes.map(({ q, r }) => ({ r, q, count: 1 })));
}

/** The common members of a problem of a part of a recipe that is not proven, with the hexes that it is about. */
export function ofPart(members: readonly (string | number)[], hexes: readonly Hex[]) {
  return { path: { of: 'recipe', members }, ...unproven([], hexes) } as const;
}

/** The same of some schematics. */
export function ofSchematics(ids: readonly string[], hexes: readonly Hex[]) {
  return { path: { of: 'schematics', ids }, ...unproven(ids, hexes) } as const;
}

function unproven(schematics: readonly string[], hexes: readonly Hex[]): RecipeFinding {
  return { isProven: false, schematics, most: null, place: rowsOfHexes(hexes) };
}
