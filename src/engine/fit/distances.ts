import { hexOf, slotOf, type Box } from '../board/board.ts';
import { distance, hexKey, STEPS, type Hex } from '../hex/hex.ts';
import { NEVER } from './near-rule.ts';

/** The hex distances to places that rules name, by their names in rules. */
export interface Distances {
  /** The distances to a place; `null` where they do not matter yet. */
  to(place: string): DistanceField | null;
  /** A number that changes with the distances to a place. */
  changesOf(place: string): number;
}

/** The hex distance from each hex of the plane to the nearest of some hexes. */
export class DistanceField {
  readonly #box: Box;
  readonly #far_hex: Uint16Array;
  readonly #hexes: readonly Hex[];
  /** The distances from hexes outside of the box that were asked for. */
  readonly #far_outside = new Map<string, number>();

  /** @param slots the slots of the hexes to which distances are counted */
  constructor(box: Box, slots: Iterable<number>) {
    this.#box = box;
    const distinct = new Set(slots);
    this.#hexes = Array.from(distinct, (slot) => hexOf(box, slot));
    this.#far_hex = distancesTo(box, distinct);
  }

  /** The distance from a hex; {@link NEVER} when there is nothing to be near to. */
  from(hex: Hex): number {
    const slot = slotOf(this.#box, hex);
    if (slot >= 0) return this.#far_hex[slot]!;
    const key = hexKey(hex);
    let far = this.#far_outside.get(key);
    if (far === undefined) {
      far = this.#hexes.reduce((least, there) => Math.min(least, distance(there, hex)), NEVER);
      this.#far_outside.set(key, far);
    }
    return far;
  }
}

/** The distances to the sea: 0 in it. */
export class SeaDistances extends DistanceField {
  readonly #isSea: (hex: Hex) => boolean;

  /** @param edge the slots of land beside the sea */
  constructor(box: Box, edge: Iterable<number>, isSea: (hex: Hex) => boolean) {
    super(box, edge);
    this.#isSea = isSea;
  }

  override from(hex: Hex): number {
    if (this.#isSea(hex)) return 0;
    const far = super.from(hex);
    return far === NEVER ? far : far + 1;
  }
}

/** The hex distance of every slot of a box to the nearest of some slots; {@link NEVER} when there are none. */
function distancesTo(box: Box, slots: Iterable<number>): Uint16Array {
  const { rows, columns, column0 } = box;
  const far_hex = new Uint16Array(rows * columns).fill(NEVER);
  let edge: number[] = [];
  for (const slot of slots) {
    if (far_hex[slot] === 0) continue;
    far_hex[slot] = 0;
    edge.push(slot);
  }
  for (let far = 1; edge.length > 0; far++) {
    const next: number[] = [];
    for (const slot of edge) {
      const column = Math.floor(slot / rows);
      const parity = (column + column0) & 1;
      for (const { q, r } of STEPS) {
        const there = column + q;
        const row = slot - column * rows + r + ((parity + q) >> 1);
        if (there < 0 || there >= columns || row < 0 || row >= rows) continue;
        const other = there * rows + row;
        if (far_hex[other] !== NEVER) continue;
        far_hex[other] = far;
        next.push(other);
      }
    }
    edge = next;
  }
  return far_hex;
}
