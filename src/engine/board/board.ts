import type { Hex } from '../hex/hex.ts';
import type { LandRow } from '../land/row.ts';
import type { Segment } from '../segment/segment.ts';
import type { PaintedHex } from '../schematic/schematic.ts';

/**
 * The taken segments of a city, as flat arrays over the smallest box of odd-q columns and rows that holds its land.
 * Columns lie one after the other, so that a step within a column is a step of one slot:
 *
 *     slot = (q - column0) * rows + (r + ⌊q / 2⌋ - row0)
 *
 *     mask_hex[slot]   bit k set: segment k is taken; sea: SEA
 *
 * A move by (q, r) hexes is a constant number of slots for all hexes of a column. Offset columns, not an axial
 * rhombus, because a wide rectangle in a rhombus wastes half its width in height.
 */
export interface Occupancy extends Box {
  readonly mask_hex: Uint8Array;
  /** The taken segments that are ground and belong to no placement, as a mask per slot; `null` without any. */
  readonly ground_hex: Uint8Array | null;
  /** Hexes of land. */
  hexes: number;
  /** Segments of land that are taken. */
  covered: number;
}

/**
 * A city as flat arrays: the taken segments, and the placement on each.
 *
 *     placement_segment[6*slot + k]   id of the placement there, 0 = none
 */
export interface Board extends Occupancy {
  readonly placement_segment: Uint32Array;
}

/** Mask of a hex that is not land: all six segments taken, and a seventh bit that distinguishes it from a full hex. */
export const SEA = 0x7f;

/** Mask of all six segments of a hex. */
export const FULL = 0x3f;

/** Most slots that a board may have. Land with few hexes can have a larger box when they lie far apart. */
export const MAX_SLOTS = 2 ** 26;

/** A rectangle of odd-q columns and rows. */
export interface Box {
  readonly column0: number;
  readonly row0: number;
  readonly columns: number;
  readonly rows: number;
}

/** The box of odd-q columns and rows that holds `land`; empty land has an empty box. */
export function landBox(land: readonly LandRow[]): Box {
  let left = Infinity;
  let right = -Infinity;
  let top = Infinity;
  let bottom = -Infinity;
  for (const { r, q, count } of land) {
    left = Math.min(left, q);
    right = Math.max(right, q + count - 1);
    top = Math.min(top, r + (q >> 1));
    bottom = Math.max(bottom, r + ((q + count - 1) >> 1));
  }
  if (right < left) return { column0: 0, row0: 0, columns: 0, rows: 0 };
  return { column0: left, row0: top, columns: right - left + 1, rows: bottom - top + 1 };
}

/**
 * The occupancy of land without placements.
 *
 * @param ground segments on which nothing is stamped
 * @param getsGround whether ground can be laid later, see {@link layGround}
 * @throws RangeError when the box of the land has more than {@link MAX_SLOTS} hexes
 */
export function createOccupancy(
  land: readonly LandRow[],
  ground: readonly PaintedHex[] = [],
  getsGround = ground.length > 0,
): Occupancy {
  const box = landBox(land);
  const slots = box.columns * box.rows;
  if (slots > MAX_SLOTS)
    throw new RangeError(
      `land lies in a box of ${box.columns} × ${box.rows} hexes; a board holds at most ${MAX_SLOTS} hexes`,
    );
  const mask_hex = new Uint8Array(slots).fill(SEA);
  let hexes = 0;
  for (const { r, q: first, count } of land)
    for (let q = first; q < first + count; q++) {
      const slot = (q - box.column0) * box.rows + r + (q >> 1) - box.row0;
      if (mask_hex[slot] === SEA) hexes++;
      mask_hex[slot] = 0;
    }
  const ground_hex = getsGround ? new Uint8Array(slots) : null;
  const occupancy = { ...box, mask_hex, ground_hex, hexes, covered: 0 };
  takeGround(occupancy, ground);
  return occupancy;
}

/**
 * Takes the segments of ground.
 *
 * @throws RangeError when one is no land, or taken already
 */
function takeGround({ mask_hex, ground_hex, ...box }: Occupancy, ground: readonly PaintedHex[]): void {
  for (const hex of ground) {
    const slot = slotOf(box, hex);
    const mask = hexMask(hex);
    if (slot < 0 || (mask_hex[slot]! & mask) !== 0)
      throw new RangeError(`ground does not fit at hex ${hex.q}, ${hex.r}`);
    mask_hex[slot]! |= mask;
    ground_hex![slot]! |= mask;
  }
}

/** A free segment of an occupancy that gets ground becomes ground. */
export function layGround({ mask_hex, ground_hex, ...box }: Occupancy, segment: Segment): void {
  const slot = slotOf(box, segment);
  mask_hex[slot]! |= 1 << segment.k;
  ground_hex![slot]! |= 1 << segment.k;
}

/**
 * A board without placements.
 *
 * @param ground segments on which nothing is stamped
 * @param getsGround whether ground can be laid later, see {@link layGround}
 * @throws RangeError when the box of the land has more than {@link MAX_SLOTS} hexes
 */
export function createBoard(
  land: readonly LandRow[],
  ground: readonly PaintedHex[] = [],
  getsGround = ground.length > 0,
): Board {
  const occupancy = createOccupancy(land, ground, getsGround);
  return { ...occupancy, placement_segment: new Uint32Array(6 * occupancy.mask_hex.length) };
}

/** The slot of a hex, or -1 when it lies outside the box. */
export function slotOf(board: Box, { q, r }: Hex): number {
  const column = q - board.column0;
  const row = r + (q >> 1) - board.row0;
  if (column < 0 || column >= board.columns || row < 0 || row >= board.rows) return -1;
  return column * board.rows + row;
}

/** The hex of a slot. */
export function hexOf(board: Box, slot: number): Hex {
  const column = Math.floor(slot / board.rows);
  const q = column + board.column0;
  return { q, r: slot - column * board.rows + board.row0 - (q >> 1) };
}

export function isLand(board: Occupancy, hex: Hex): boolean {
  const slot = slotOf(board, hex);
  return slot >= 0 && board.mask_hex[slot] !== SEA;
}

/** Id of the placement on a segment, 0 where there is none. */
export function placementAt(board: Board, hex: Hex, k: number): number {
  const slot = slotOf(board, hex);
  return slot < 0 ? 0 : board.placement_segment[6 * slot + k]!;
}

/** Mask of the segments that are part of the shape in a hex: bit k for segment k. */
export function hexMask({ segments }: PaintedHex): number {
  let mask = 0;
  for (let k = 0; k < 6; k++) if (segments[k] !== null) mask |= 1 << k;
  return mask;
}

/**
 * Stamps an oriented shape with its center at `at`: its segments are taken by the placement `id`.
 *
 * @throws RangeError when the shape does not fit, or `id` is not 1..4294967295; the board is then unchanged
 */
export function stamp(board: Board, hexes: readonly PaintedHex[], at: Hex, id: number): void {
  checkId(id);
  for (const hex of hexes) {
    const slot = slotOf(board, { q: hex.q + at.q, r: hex.r + at.r });
    if (slot < 0 || (board.mask_hex[slot]! & hexMask(hex)) !== 0)
      throw new RangeError(`placement ${id} does not fit at hex ${at.q}, ${at.r}`);
  }
  for (const hex of hexes) {
    const slot = slotOf(board, { q: hex.q + at.q, r: hex.r + at.r });
    for (let k = 0; k < 6; k++)
      if (hex.segments[k] !== null) {
        board.mask_hex[slot]! |= 1 << k;
        board.placement_segment[6 * slot + k] = id;
        board.covered++;
      }
  }
}

/** @throws RangeError when the id of a placement is not 1..4294967295 */
export function checkId(id: number): void {
  if (!Number.isInteger(id) || id < 1 || id > 0xffffffff)
    throw new RangeError(`placement id ${id} is not 1..4294967295`);
}

/**
 * Removes an oriented shape that was stamped at `at` as the placement `id`: its segments are free again.
 *
 * @throws RangeError when one of the segments does not belong to that placement; the board is then unchanged
 */
export function remove(board: Board, hexes: readonly PaintedHex[], at: Hex, id: number): void {
  for (const hex of hexes)
    for (let k = 0; k < 6; k++)
      if (hex.segments[k] !== null && placementAt(board, { q: hex.q + at.q, r: hex.r + at.r }, k) !== id)
        throw new RangeError(`placement ${id} does not stand at hex ${at.q}, ${at.r}`);
  for (const hex of hexes) {
    const slot = slotOf(board, { q: hex.q + at.q, r: hex.r + at.r });
    for (let k = 0; k < 6; k++)
      if (hex.segments[k] !== null) {
        board.mask_hex[slot]! &= ~(1 << k);
        board.placement_segment[6 * slot + k] = 0;
        board.covered--;
      }
  }
}
