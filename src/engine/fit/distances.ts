import type { Box } from '../board/board.ts';
import { STEPS } from '../hex/hex.ts';

/** Distance of slots from which nothing is reached. */
const NEVER = 0xffff;

/** The hex distances to places that rules name, by their names in rules. */
export interface Distances {
  /** The distance of each slot; `null` where it does not matter yet. */
  to(place: string): Uint16Array | null;
  /** A number that changes with the distances to a place. */
  changesOf(place: string): number;
}

/** The hex distance of every slot of a box to the nearest of some slots; {@link NEVER} when there are none. */
export function distancesTo(box: Box, slots: Iterable<number>): Uint16Array {
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
