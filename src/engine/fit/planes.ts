import type { Occupancy } from '../board/board.ts';
import { lowestBit } from './bits.ts';

/** Number of words before and after a plane, so that a shifted read at its ends stays inside. */
const GUARD = 1;

/**
 * Blocked segments as planes, one per mask of segments, with one bit per hex: the bit of a slot is set when any of the
 * mask's segments is blocked there. Planes lie one after the other, each with a guard word before and after:
 *
 *     word(slot) = start + (slot >> 5), bit slot & 31
 *
 * A move by a constant number of slots is a shift of the whole plane, so that two reads cover 32 hexes.
 */
export class BitPlanes {
  readonly words: Int32Array;
  readonly #start_mask = new Int32Array(64).fill(-1);

  /**
   * @param masks the masks 1..63 that planes are made for
   * @param barred_hex the segments that conditions on the ground block, as a mask per slot; none when `null`
   */
  constructor({ mask_hex }: Occupancy, masks: Iterable<number>, barred_hex: Uint8Array | null) {
    const wanted = withParts(masks);
    const length = Math.ceil(mask_hex.length / 32);
    this.words = new Int32Array(wanted.length * (length + GUARD) + GUARD);
    wanted.forEach((mask, index) => {
      this.#start_mask[mask] = GUARD + index * (length + GUARD);
    });
    const planes = segmentPlanes(mask_hex, barred_hex, length);
    for (const mask of wanted) {
      const start = this.#start_mask[mask]!;
      const rest = mask & (mask - 1);
      const plane = planes[lowestBit(mask)]!;
      if (rest === 0) this.words.set(plane, start);
      else this.#join(this.#start_mask[rest]!, plane, start);
    }
  }

  /** Index of the first word of the plane of a mask; the mask must be one of those that planes were made for. */
  startOf(mask: number): number {
    return this.#start_mask[mask]!;
  }

  /** Writes the union of two planes. */
  #join(first: number, second: Int32Array, to: number): void {
    const { words } = this;
    for (let word = 0; word < second.length; word++) words[to + word] = words[first + word]! | second[word]!;
  }
}

/**
 * Some masks and those that remain of them when their lowest segments are taken away one by one, each after what
 * remains of it: the plane of a mask is the union of the one that remains and of a single segment.
 */
export function withParts(masks: Iterable<number>): number[] {
  const parts = new Set<number>();
  for (const mask of masks) for (let rest = mask; rest !== 0; rest &= rest - 1) parts.add(rest);
  return [...parts].sort((a, b) => a - b);
}

/** The planes of the six single segments, `length` words each. Four hexes are read at once; a multiplication gathers their bits. */
export function segmentPlanes(
  mask_hex: Uint8Array,
  barred_hex: Uint8Array | null,
  length: number,
): Int32Array[] {
  const planes = Array.from({ length: 6 }, () => new Int32Array(length));
  const [plane0, plane1, plane2, plane3, plane4, plane5] = planes as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  // Copied to whole words; slots beyond the last count as taken.
  const bytes = new Uint8Array(32 * length).fill(0xff);
  bytes.set(mask_hex);
  if (barred_hex !== null)
    for (let slot = 0; slot < barred_hex.length; slot++) bytes[slot]! |= barred_hex[slot]!;
  const quads = new Int32Array(bytes.buffer);
  for (let word = 0; word < length; word++) {
    let bits0 = 0;
    let bits1 = 0;
    let bits2 = 0;
    let bits3 = 0;
    let bits4 = 0;
    let bits5 = 0;
    for (let part = 0; part < 8; part++) {
      const quad = quads[8 * word + part]!;
      const place = 4 * part;
      bits0 |= gatherBits(quad) << place;
      bits1 |= gatherBits(quad >>> 1) << place;
      bits2 |= gatherBits(quad >>> 2) << place;
      bits3 |= gatherBits(quad >>> 3) << place;
      bits4 |= gatherBits(quad >>> 4) << place;
      bits5 |= gatherBits(quad >>> 5) << place;
    }
    plane0[word] = bits0;
    plane1[word] = bits1;
    plane2[word] = bits2;
    plane3[word] = bits3;
    plane4[word] = bits4;
    plane5[word] = bits5;
  }
  return planes;
}

/** The lowest bits of the four bytes of a word, the first byte's lowest, as a number 0..15. */
function gatherBits(quad: number): number {
  return Math.imul(quad & 0x01010101, 0x10204080) >>> 28;
}
