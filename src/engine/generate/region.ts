import { FULL, type Occupancy } from '../board/board.ts';
import { columnParity, isSea } from '../fit/shape.ts';

/**
 * The slots of the largest connected part of the land, without hexes that are blocked as a whole; of equal parts the
 * first.
 */
export function largestRegion(occupancy: Occupancy, barred_hex: Uint8Array | null): readonly number[] {
  const { columns, rows, mask_hex } = occupancy;
  const seen_hex = new Uint8Array(mask_hex.length);
  const open = (slot: number) =>
    seen_hex[slot] === 0 && !isSea(occupancy, slot) && (barred_hex === null || barred_hex[slot] !== FULL);
  let queue: number[] = [];
  let largest: readonly number[] = [];
  for (let start = 0; start < mask_hex.length; start++) {
    if (!open(start)) continue;
    seen_hex[start] = 1;
    queue = [start];
    for (const slot of queue) {
      const column = Math.floor(slot / rows);
      const row = slot - column * rows;
      // In odd columns the side neighbors lie in this row and the next, in even columns in this row and the previous one.
      const side = columnParity(occupancy, column);
      for (const [stepColumn, stepRow] of [
        [0, -1],
        [0, 1],
        [1, side - 1],
        [1, side],
        [-1, side - 1],
        [-1, side],
      ] as const) {
        const nextColumn = column + stepColumn;
        const nextRow = row + stepRow;
        if (nextColumn < 0 || nextColumn >= columns || nextRow < 0 || nextRow >= rows) continue;
        const next = nextColumn * rows + nextRow;
        if (!open(next)) continue;
        seen_hex[next] = 1;
        queue.push(next);
      }
    }
    if (queue.length > largest.length) largest = queue;
  }
  return largest;
}
