import { FULL, SEA, slotOf, type Occupancy } from '../board/board.ts';
import { onesIn } from '../fit/bits.ts';
import type { BoardShape } from '../fit/shape.ts';
import type { District } from '../land/district.ts';
import { forEachHex } from '../land/row.ts';

/** The shares of groups that may be covered: a group whose share is covered gets no more placements. */
export class Quota {
  readonly #occupancy: Occupancy;
  /** The group of each slot, as 1 + index; 0 for those without a share. */
  readonly #group_hex: Uint16Array;
  /** Segments of each group that are covered, and that may be. */
  readonly #covered_group: number[] = [0];
  readonly #most_group: number[] = [Infinity];

  constructor(
    occupancy: Occupancy,
    districts: readonly District[],
    shares: Readonly<Record<string, number>>,
  ) {
    this.#occupancy = occupancy;
    this.#group_hex = new Uint16Array(occupancy.mask_hex.length);
    Object.entries(shares).forEach(([group, share], index) => {
      let segments = 0;
      for (const district of districts) {
        if (district.group !== group) continue;
        forEachHex(district.rows, (hex) => {
          this.#group_hex[slotOf(occupancy, hex)] = index + 1;
          segments += 6;
        });
      }
      this.#covered_group.push(0);
      this.#most_group.push(share * segments);
    });
  }

  /** Counts what placements cover before filling begins; ground counts as nothing. */
  begin(): void {
    const { mask_hex, ground_hex } = this.#occupancy;
    this.#covered_group.fill(0);
    mask_hex.forEach((mask, slot) => {
      if (mask === SEA) return;
      const placed = mask & FULL & ~(ground_hex?.[slot] ?? 0);
      this.#covered_group[this.#group_hex[slot]!]! += onesIn(placed);
    });
  }

  /** Whether no hex of a shape lies in a group whose share is covered. */
  allows({ step_hex }: BoardShape, slot: number, parity: 0 | 1): boolean {
    for (const step of step_hex[parity]) {
      const group = this.#group_hex[slot + step]!;
      if (this.#covered_group[group]! >= this.#most_group[group]!) return false;
    }
    return true;
  }

  /** Counts a placement. */
  add({ step_hex, mask_hex }: BoardShape, slot: number, parity: 0 | 1): void {
    mask_hex.forEach((mask, index) => {
      this.#covered_group[this.#group_hex[slot + step_hex[parity][index]!]!]! += onesIn(mask);
    });
  }
}
