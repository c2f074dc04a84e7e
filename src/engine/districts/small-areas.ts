import type { Areas } from './areas.ts';
import { SEA, type Field } from './field.ts';

/**
 * Joins every area of fewer than `least` hexes to its largest neighbor and its group, the smallest area first; of equal
 * areas, the one with the lower number. Areas of one group that then touch become one area; areas without a group do
 * not. An area without neighbors stays: it is a small island.
 *
 * The result can have unused numbers: see `numberAreas`.
 */
export function joinSmallAreas(field: Field, areas: Areas, least: number): Areas {
  const joining = new Joining(field, areas, least);
  // In each round every small area is joined to another or has grown, so that at least half of them disappear.
  for (let small = joining.small(); small.length > 0; small = joining.small())
    for (const { area, size } of small) if (joining.sizeOf(area) === size) joining.joinToLargest(area);
  return joining.result();
}

interface SmallArea {
  readonly area: number;
  readonly size: number;
}

class Joining {
  readonly #areas: Areas;
  readonly #least: number;
  readonly #size_area: Int32Array;
  readonly #group_area: Int32Array;
  /** An area that each area was joined to, itself when it is still an area: follow the links to its present area. */
  readonly #parent_area: Int32Array;
  /** The numbers of the neighbors of each small area that has any; some are outdated or repeated. */
  readonly #neighbors_small: Map<number, number[]>;

  constructor(field: Field, areas: Areas, least: number) {
    this.#areas = areas;
    this.#least = least;
    this.#size_area = areas.size_area.slice();
    this.#group_area = areas.group_area.slice();
    this.#parent_area = areas.size_area.map((_, area) => area);
    this.#neighbors_small = neighborsOfSmall(field, areas, least);
  }

  /** The small areas that have neighbors, the smallest first. */
  small(): SmallArea[] {
    return [...this.#neighbors_small.keys()]
      .map((area) => ({ area, size: this.#size_area[area]! }))
      .sort((a, b) => a.size - b.size || a.area - b.area);
  }

  /** Hexes of an area, 0 when it has been joined to another. */
  sizeOf(area: number): number {
    return this.#parent_area[area] === area ? this.#size_area[area]! : 0;
  }

  joinToLargest(area: number): void {
    const neighbors = this.#neighborsOf(area);
    let largest = 0;
    for (const other of neighbors) if (largest === 0 || this.#isLarger(other, largest)) largest = other;
    if (largest === 0) {
      this.#neighbors_small.delete(area);
      return;
    }
    const group = this.#group_area[largest]!;
    this.#group_area[area] = group;
    let whole = this.#unite(area, largest);
    if (group === 0) return;
    for (const other of neighbors)
      if (other !== largest && this.#group_area[other] === group) whole = this.#unite(other, whole);
  }

  result(): Areas {
    const area_hex = this.#areas.area_hex.map((area) => this.#find(area));
    return { area_hex, size_area: this.#size_area, group_area: this.#group_area };
  }

  #neighborsOf(area: number): Set<number> {
    const neighbors = new Set<number>();
    for (const other of this.#neighbors_small.get(area) ?? []) neighbors.add(this.#find(other));
    neighbors.delete(area);
    return neighbors;
  }

  #isLarger(a: number, b: number): boolean {
    return (
      this.#size_area[a]! - this.#size_area[b]! > 0 || (this.#size_area[a] === this.#size_area[b] && a < b)
    );
  }

  /** Makes the smaller of two areas part of the larger, and returns that. */
  #unite(a: number, b: number): number {
    const [whole, part] = this.#isLarger(a, b) ? [a, b] : [b, a];
    this.#parent_area[part] = whole;
    this.#size_area[whole]! += this.#size_area[part]!;
    const neighbors = this.#neighbors_small;
    if (this.#size_area[whole]! < this.#least)
      for (const other of neighbors.get(part) ?? []) neighbors.get(whole)!.push(other);
    else neighbors.delete(whole);
    neighbors.delete(part);
    return whole;
  }

  #find(area: number): number {
    const parent_area = this.#parent_area;
    let root = area;
    while (parent_area[root] !== root) root = parent_area[root]!;
    for (let part = area; part !== root;) {
      const parent = parent_area[part]!;
      parent_area[part] = root;
      part = parent;
    }
    return root;
  }
}

function neighborsOfSmall(field: Field, areas: Areas, least: number): Map<number, number[]> {
  const { land_hex, slots_neighbor } = field;
  const { area_hex, size_area } = areas;
  const neighbors_small = new Map<number, number[]>();
  for (let slot = 0; slot < land_hex.length; slot++) {
    const area = area_hex[slot]!;
    if (land_hex[slot] === SEA || size_area[area]! >= least) continue;
    for (const step of slots_neighbor[land_hex[slot] as 1 | 2]) {
      const other = area_hex[slot + step]!;
      if (other === 0 || other === area) continue;
      const neighbors = neighbors_small.get(area);
      if (!neighbors) neighbors_small.set(area, [other]);
      else if (neighbors.at(-1) !== other) neighbors.push(other);
    }
  }
  return neighbors_small;
}
