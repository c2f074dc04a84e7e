import { distance, type Hex } from '../hex/hex.ts';

/** The center of a placement. */
export interface SpacedCenter extends Hex {
  /** Id of the placement; 0 for one that has none yet. */
  readonly id: number;
}

/** Cells from one row of the grid to the next; more than any land is wide in cells. */
const ROW = 2 ** 26;

/**
 * The centers of one schematic, to ask whether another would be too near. Centers lie in a grid of square cells as
 * wide as the spacing, so that only the nine cells about a center can hold one that is nearer.
 */
export class Spacing {
  /** Least hex distance between two centers; 0 for any. */
  readonly least: number;
  /** Number of centers. */
  size = 0;
  readonly #centers_cell = new Map<number, SpacedCenter[]>();

  constructor(least: number, centers: Iterable<SpacedCenter> = []) {
    this.least = least;
    for (const center of centers) this.add(center);
  }

  allows(center: Hex): boolean {
    return this.#find(center, undefined);
  }

  /** Those that are too near to a center, in the order of their ids. */
  tooNear(center: Hex): SpacedCenter[] {
    const found: SpacedCenter[] = [];
    this.#find(center, found);
    return found.sort((a, b) => a.id - b.id);
  }

  add(center: SpacedCenter): void {
    if (this.least === 0) return;
    this.size++;
    const cell = this.#cellOf(center);
    const there = this.#centers_cell.get(cell);
    if (there) there.push(center);
    else this.#centers_cell.set(cell, [center]);
  }

  /** Takes away one that was added: the very same object. */
  remove(center: SpacedCenter): void {
    const there = this.#centers_cell.get(this.#cellOf(center));
    const index = there?.indexOf(center) ?? -1;
    if (index < 0) return;
    there!.splice(index, 1);
    this.size--;
  }

  /** All centers, in no order. */
  *centers(): Generator<SpacedCenter> {
    for (const centers of this.#centers_cell.values()) yield* centers;
  }

  /** Whether none is too near: ends at the first that is, or gathers all of them in `found`. */
  #find(center: Hex, found: SpacedCenter[] | undefined): boolean {
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
