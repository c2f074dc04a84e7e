import { FULL, SEA, slotOf, type Occupancy } from '../board/board.ts';
import { DIRECTIONS, modulo6, STEPS, type Direction, type Hex } from '../hex/hex.ts';
import type { PaintedHex } from '../schematic/schematic.ts';
import type { Segment } from '../segment/segment.ts';

/**
 * The ground of a city: free segments of land, and segments of walkable kinds.
 *
 *     open_hex[slot]   bit k set: segment k is open ground
 *
 * @param stands the placements of the city, as oriented shapes with their centers
 * @param isOpen whether people can cross a kind
 */
export function openGround(
  occupancy: Occupancy,
  stands: Iterable<{ readonly hexes: readonly PaintedHex[]; readonly at: Hex }>,
  isOpen: (kind: string) => boolean,
): Uint8Array {
  const open_hex = occupancy.mask_hex.map((mask) => (mask === SEA ? 0 : ~mask & FULL));
  const open_shape = new Map<readonly PaintedHex[], Uint8Array>();
  for (const { hexes, at } of stands) {
    let masks = open_shape.get(hexes);
    if (!masks) open_shape.set(hexes, (masks = Uint8Array.from(hexes, (hex) => openMask(hex, isOpen))));
    for (let index = 0; index < masks.length; index++) {
      if (masks[index] === 0) continue;
      const { q, r } = hexes[index]!;
      open_hex[slotOf(occupancy, { q: q + at.q, r: r + at.r })]! |= masks[index]!;
    }
  }
  return open_hex;
}

function openMask({ segments }: PaintedHex, isOpen: (kind: string) => boolean): number {
  let mask = 0;
  for (const k of DIRECTIONS) {
    const kind = segments[k];
    if (kind !== null && isOpen(kind)) mask |= 1 << k;
  }
  return mask;
}

/** Whether a segment is open ground. */
export function isOpenAt(box: Occupancy, open_hex: Uint8Array, segment: Segment): boolean {
  const slot = slotOf(box, segment);
  return slot >= 0 && ((open_hex[slot]! >> segment.k) & 1) === 1;
}

/**
 * The patch of open ground around some segments of a hex: all open segments connected with them within the hex, over
 * the edges between neighboring segments.
 *
 *     PATCH[64 * open + from]   masks of segments
 */
const PATCH = Uint8Array.from({ length: 64 * 64 }, (_, index) => grow(index >> 6, index & 63));

function grow(open: number, from: number): number {
  let patch = from & open;
  for (let step = 0; step < 4; step++)
    patch |= ((patch << 1) | (patch >> 5) | (patch >> 1) | (patch << 5)) & open & FULL;
  return patch;
}

/** The patch of open ground in its hex that a segment belongs to, as a mask; 0 when the segment is not open. */
export function patchAt(box: Occupancy, open_hex: Uint8Array, segment: Segment): number {
  const slot = slotOf(box, segment);
  return slot < 0 ? 0 : PATCH[64 * open_hex[slot]! + (1 << segment.k)]!;
}

/** The result of a step: the segment that it leads to, or the segment that blocks it, or the sea. */
export type Step =
  | { readonly kind: 'moved'; readonly to: Segment }
  | { readonly kind: 'blocked'; readonly by: Segment }
  | { readonly kind: 'sea'; readonly by: Segment };

/**
 * A step over open ground from a segment to a neighboring hex. It goes to any segment of the patch in its own hex, then
 * over the edge between the two hexes when both segments at that edge are open, and ends behind the edge. When the step
 * is blocked, the result names the closed segment at the edge, that of the own hex first; when the segment at the edge
 * is open but in another patch, it names the nearest closed segment between the two.
 */
export function stepFrom(box: Occupancy, open_hex: Uint8Array, from: Segment, way: Direction): Step {
  const { q, r } = from;
  const patch = patchAt(box, open_hex, from);
  if (((patch >> way) & 1) === 0) {
    const isOpen = isOpenAt(box, open_hex, { q, r, k: way });
    return { kind: 'blocked', by: { q, r, k: isOpen ? wallBetween(patch, from.k, way) : way } };
  }
  const to: Segment = { q: q + STEPS[way].q, r: r + STEPS[way].r, k: modulo6(way + 3) };
  const slot = slotOf(box, to);
  if (slot < 0 || box.mask_hex[slot] === SEA) return { kind: 'sea', by: { q, r, k: way } };
  return isOpenAt(box, open_hex, to) ? { kind: 'moved', to } : { kind: 'blocked', by: to };
}

/** The first segment outside the patch on the shorter way around the hex from one segment to another. */
function wallBetween(patch: number, from: Direction, to: Direction): Direction {
  const turns = (to - from + 6) % 6;
  const turn = turns <= 3 ? 1 : 5;
  let k = from;
  while (k !== to && ((patch >> k) & 1) === 1) k = modulo6(k + turn);
  return k;
}

/**
 * All open ground that can be reached from a segment, step by step: bits as in `open_hex`. Nothing when the segment is
 * not open. Two segments reach each other exactly when a path over edges between open segments joins them.
 */
export function reachFrom(box: Occupancy, open_hex: Uint8Array, start: Segment): Uint8Array {
  const reached_hex = new Uint8Array(open_hex.length);
  const patch = patchAt(box, open_hex, start);
  if (patch === 0) return reached_hex;
  const { columns, rows, column0 } = box;
  const slots = open_hex.length;
  const steps_parity = [0, 1].map((odd) => DIRECTIONS.map((way) => rowStep(way, odd)));
  const first = slotOf(box, start);
  reached_hex[first] = patch;
  // A ring buffer of the slots with bits not passed on yet; each slot waits in it at most once.
  const fresh_hex = new Uint8Array(slots);
  fresh_hex[first] = patch;
  const waiting = new Int32Array(slots);
  waiting[0] = first;
  for (let head = 0, tail = 1, count = 1; count > 0; count--) {
    const slot = waiting[head]!;
    if (++head === slots) head = 0;
    const column = Math.floor(slot / rows);
    const row = slot - column * rows;
    const downs = steps_parity[(column + column0) & 1]!;
    let fresh = fresh_hex[slot]!;
    fresh_hex[slot] = 0;
    for (; fresh !== 0; fresh &= fresh - 1) {
      const way = 31 - Math.clz32(fresh & -fresh);
      const across = ACROSS[way]!;
      const down = downs[way]!;
      if (column + across < 0 || column + across >= columns || row + down < 0 || row + down >= rows) continue;
      const there = slot + across * rows + down;
      const entered = way < 3 ? 8 << way : 1 << (way - 3);
      if ((open_hex[there]! & entered) === 0 || (reached_hex[there]! & entered) !== 0) continue;
      const found = PATCH[64 * open_hex[there]! + entered]!;
      reached_hex[there]! |= found;
      if (fresh_hex[there] === 0) {
        waiting[tail] = there;
        if (++tail === slots) tail = 0;
        count++;
      }
      fresh_hex[there]! |= found;
    }
  }
  return reached_hex;
}

/** Number of columns that a step crosses, by direction. */
const ACROSS = DIRECTIONS.map((way) => STEPS[way].q);

/** Number of rows that a step crosses from a column of even or odd q: odd columns lie half a hex lower. */
function rowStep(way: Direction, odd: number): number {
  if (STEPS[way].q === 0) return STEPS[way].r;
  return (way === 1 || way === 5 ? -1 : 0) + odd;
}
