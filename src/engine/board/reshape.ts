import type { Segment } from '../segment/segment.ts';
import { forEachHex, type LandRow } from '../land/row.ts';
import { landBox, MAX_SLOTS, SEA, slotOf, type Board, type Box } from './board.ts';

/** Columns or rows of sea that are added at a side where new land lies beyond the box: a share of those there are. */
const ROOM = { least: 32, share: 0.25 };

/**
 * A board with room for more land, its arrays copied column by column: itself where the box holds that land already.
 * A stroke along the shore would copy it with each step, so that it gets more room than it needs.
 *
 * @throws RangeError when the box would have more than {@link MAX_SLOTS} hexes
 */
export function withRoomFor(board: Board, land: readonly LandRow[]): Board {
  const wanted = landBox(land);
  if (wanted.columns === 0 || holds(board, wanted)) return board;
  const box = board.columns === 0 ? wanted : grown(board, wanted);
  const slots = box.columns * box.rows;
  if (slots > MAX_SLOTS)
    throw new RangeError(`the land would lie in a box of ${box.columns} × ${box.rows} hexes: too many`);
  const mask_hex = new Uint8Array(slots).fill(SEA);
  const ground_hex = board.ground_hex && new Uint8Array(slots);
  const placement_segment = new Uint32Array(6 * slots);
  for (let column = 0; column < board.columns; column++) {
    const from = column * board.rows;
    const end = from + board.rows;
    const to = (column + board.column0 - box.column0) * box.rows + board.row0 - box.row0;
    mask_hex.set(board.mask_hex.subarray(from, end), to);
    if (ground_hex) ground_hex.set(board.ground_hex.subarray(from, end), to);
    if (board.covered > 0) placement_segment.set(board.placement_segment.subarray(6 * from, 6 * end), 6 * to);
  }
  return { ...board, ...box, mask_hex, ground_hex, placement_segment };
}

function holds(box: Box, other: Box): boolean {
  return (
    other.column0 >= box.column0 &&
    other.row0 >= box.row0 &&
    other.column0 + other.columns <= box.column0 + box.columns &&
    other.row0 + other.rows <= box.row0 + box.rows
  );
}

function grown(box: Box, other: Box): Box {
  const [column0, columns] = span(box.column0, box.columns, other.column0, other.columns);
  const [row0, rows] = span(box.row0, box.rows, other.row0, other.rows);
  return { column0, columns, row0, rows };
}

/** The first and the number of columns or rows that hold those of two boxes, with room at the sides that grow. */
function span(first: number, count: number, otherFirst: number, otherCount: number): [number, number] {
  const room = Math.max(ROOM.least, Math.floor(ROOM.share * count));
  const start = otherFirst < first ? otherFirst - room : first;
  const end = otherFirst + otherCount > first + count ? otherFirst + otherCount + room : first + count;
  return [start, end - start];
}

/** Makes free land of sea that lies within the box of a board. */
export function addLand(board: Board, land: readonly LandRow[]): void {
  forEachHex(land, (hex) => {
    const slot = slotOf(board, hex);
    if (board.mask_hex[slot] !== SEA) return;
    board.mask_hex[slot] = 0;
    board.hexes++;
  });
}

/**
 * Makes sea of free land.
 *
 * @throws RangeError when something stands on it
 */
export function removeLand(board: Board, land: readonly LandRow[]): void {
  forEachHex(land, (hex) => {
    const slot = slotOf(board, hex);
    if (slot < 0 || board.mask_hex[slot] === SEA) return;
    if (board.mask_hex[slot] !== 0) throw new RangeError(`hex ${hex.q}, ${hex.r} is taken`);
    board.mask_hex[slot] = SEA;
    board.hexes--;
  });
}

/** A segment of ground becomes free again. */
export function liftGround({ mask_hex, ground_hex, ...box }: Board, segment: Segment): void {
  const slot = slotOf(box, segment);
  mask_hex[slot]! &= ~(1 << segment.k);
  ground_hex![slot]! &= ~(1 << segment.k);
}
