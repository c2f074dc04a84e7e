import type { Box } from '../board/board.ts';
import { distance, type Hex } from '../hex/hex.ts';
import { setBits } from './bits.ts';
import type { CenterCondition, ConditionSort, PlacedCenter } from './condition.ts';

/** The part of a rule that keeps placements of a schematic apart. */
export interface SpacingRule {
  /** Id of the schematic. */
  readonly id: string;
  /** Least hex distance between the centers of two of this schematic. */
  readonly spacing: number;
}

/** The condition that centers of one schematic keep their least distance from each other. */
export const APART = {
  scope: 'center',
  reason: 'spacing',
  defaults: { spacing: 0 },
  asked: ({ spacing }) => spacing,
  of: (rule, { placements }) => {
    if (!rule || rule.spacing === 0) return null;
    const spacing = new Spacing(rule.spacing);
    for (const placement of placements) if (placement.schematic === rule.id) spacing.add(placement);
    return spacing;
  },
} as const satisfies ConditionSort<SpacingRule, 'spacing'>;

/** Number of cells from one row of the grid to the next; more than the width of any land in cells. */
const ROW = 2 ** 26;

/**
 * The centers of one schematic's placements, to test whether another one would be too near. They are kept in a grid of
 * square cells as wide as the spacing, so that only the nine cells around a center can hold one that is too near.
 */
export class Spacing implements CenterCondition<'spacing'> {
  readonly scope = 'center';
  readonly reason = 'spacing';
  /** Least hex distance between two centers; 0 allows any distance. */
  readonly least: number;
  /** Number of centers. */
  size = 0;
  readonly #centers_cell = new Map<number, PlacedCenter[]>();

  constructor(least: number, centers: Iterable<PlacedCenter> = []) {
    this.least = least;
    for (const center of centers) this.add(center);
  }

  allows(center: Hex): boolean {
    return this.#find(center, undefined);
  }

  get reach(): number {
    return this.least - 1;
  }

  /** The placements that are too near to a center, in the order of their ids. */
  against(center: Hex): PlacedCenter[] {
    const found: PlacedCenter[] = [];
    this.#find(center, found);
    return found.sort((a, b) => a.id - b.id);
  }

  add(center: PlacedCenter): void {
    if (this.least === 0) return;
    this.size++;
    const cell = this.#cellOf(center);
    const there = this.#centers_cell.get(cell);
    if (there) there.push(center);
    else this.#centers_cell.set(cell, [center]);
  }

  /** Removes a center; `center` is the same object that was added. */
  remove(center: PlacedCenter): void {
    const there = this.#centers_cell.get(this.#cellOf(center));
    const index = there?.indexOf(center) ?? -1;
    if (index < 0) return;
    there!.splice(index, 1);
    this.size--;
  }

  /** Number of columns that it takes to paint a plane. */
  paintSteps({ columns }: Box): number {
    return this.size * Math.min(2 * this.least - 1, columns);
  }

  /** Paints around each center the hexagon of places that are too near, column by column. */
  paint(words: Int32Array, { column0, row0, columns, rows }: Box, step: Hex): void {
    const reach = this.least - 1;
    for (const centers of this.#centers_cell.values())
      for (const center of centers) {
        const q = center.q + step.q;
        const r = center.r + step.r;
        const right = Math.min(q + reach, column0 + columns - 1);
        for (let there = Math.max(q - reach, column0); there <= right; there++) {
          const across = there - q;
          const down = r + (there >> 1) - row0;
          const top = Math.max(0, down + Math.max(-reach, -across - reach));
          const bottom = Math.min(rows - 1, down + Math.min(reach, -across + reach));
          const start = (there - column0) * rows;
          if (top <= bottom) setBits(words, start + top, start + bottom);
        }
      }
  }

  /** Whether no center is too near. Ends at the first that is, or gathers all of them in `found`. */
  #find(center: Hex, found: PlacedCenter[] | undefined): boolean {
    if (this.#centers_cell.size === 0) return true;
    const cell = this.#cellOf(center);
    for (let row = -1; row <= 1; row++)
      for (let column = -1; column <= 1; column++)
        for (const other of this.#centers_cell.get(cell + row * ROW + column) ?? []) {
          if (distance(other, center) >= this.least) continue;
          if (!found) return false;
          found.push(other);
        }
    return found === undefined || found.length === 0;
  }

  #cellOf({ q, r }: Hex): number {
    return Math.floor(r / this.least) * ROW + Math.floor(q / this.least);
  }
}
