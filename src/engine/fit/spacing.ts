import { distance, type Hex } from '../hex/hex.ts';

/** Cells from one row of the grid to the next; more than any land is wide in cells. */
const ROW = 2 ** 26;

/**
 * The centers of one schematic, to ask whether another would be too near. Centers lie in a grid of square cells as
 * wide as the spacing, so that only the nine cells about a center can hold one that is nearer.
 */
export class Spacing {
  readonly #spacing: number;
  readonly #centers_cell = new Map<number, Hex[]>();

  /** @param spacing least hex distance between two centers; 0 for any */
  constructor(spacing: number) {
    this.#spacing = spacing;
  }

  allows(center: Hex): boolean {
    if (this.#spacing === 0) return true;
    const cell = this.#cellOf(center);
    for (let row = -1; row <= 1; row++)
      for (let column = -1; column <= 1; column++)
        for (const other of this.#centers_cell.get(cell + row * ROW + column) ?? [])
          if (distance(other, center) < this.#spacing) return false;
    return true;
  }

  add(center: Hex): void {
    if (this.#spacing === 0) return;
    const cell = this.#cellOf(center);
    const there = this.#centers_cell.get(cell);
    if (there) there.push(center);
    else this.#centers_cell.set(cell, [center]);
  }

  remove(center: Hex): void {
    if (this.#spacing === 0) return;
    const there = this.#centers_cell.get(this.#cellOf(center));
    const index = there?.findIndex(({ q, r }) => q === center.q && r === center.r) ?? -1;
    if (index >= 0) there?.splice(index, 1);
  }

  #cellOf({ q, r }: Hex): number {
    return Math.floor(r / this.#spacing) * ROW + Math.floor(q / this.#spacing);
  }
}
