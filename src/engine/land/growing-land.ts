import { DIRECTIONS, STEPS, type Direction } from '../hex/hex.ts';
import type { LandRow } from './row.ts';

/** Number of hexes at the border of the window that stay empty, so that every search ends within the window. */
const BORDER = 1;

/** More steps than any land is wide. */
const ANY_STEPS = 2 ** 30;

/** Least distance from hex (0, 0) to the sides of the first window. */
const LEAST_REACH = 64;

/**
 * Land that grows hex by hex, anywhere around hex (0, 0), and finds the distance to the shore in each direction.
 *
 * One bit per hex of a window, row by row, 32 hexes to a word:
 *
 *     place = (r - top) * width + (q - left)
 *     bit place & 31 of words[place >>> 5] is set: the hex is filled
 *
 * so that a step in a direction adds the same number to every place. When the land reaches the border of the window,
 * that side moves outward by half of the window's length.
 */
export class GrowingLand {
  #hexes = 0;
  /** The window: left ≤ q < left + width, top ≤ r < top + height; all four numbers are multiples of 32. */
  #left: number;
  #top: number;
  #width: number;
  #height: number;
  #words: Int32Array;
  /** The number that a step in each direction adds to a place. */
  #step_direction: readonly number[];

  /** @param hexes number of hexes that the land will have, about: the first window has room for most land of so many */
  constructor(hexes = 0) {
    const reach = Math.max(LEAST_REACH, 32 * Math.ceil(Math.sqrt(hexes) / 16));
    this.#left = -reach;
    this.#top = -reach;
    this.#width = 2 * reach;
    this.#height = 2 * reach;
    this.#words = new Int32Array((this.#width * this.#height) / 32);
    this.#step_direction = stepsOf(this.#width);
  }

  /** Number of filled hexes. */
  get hexes(): number {
    return this.#hexes;
  }

  /** Fills an empty hex. */
  fill(q: number, r: number): void {
    while (this.#isAtBorder(q, r)) this.#widen(q, r);
    const place = this.#place(q, r);
    this.#words[place >>> 5]! |= 1 << (place & 31);
    this.#hexes++;
  }

  /** The neighbors of a filled hex: bit k is set when the one in direction k is filled. */
  neighbors(q: number, r: number): number {
    const place = this.#place(q, r);
    const width = this.#width;
    return (
      this.#bit(place - width) |
      (this.#bit(place - width + 1) << 1) |
      (this.#bit(place + 1) << 2) |
      (this.#bit(place + width) << 3) |
      (this.#bit(place + width - 1) << 4) |
      (this.#bit(place - 1) << 5)
    );
  }

  /**
   * Number of steps from a filled hex to the next empty one in a direction: 1 when the neighbor there is empty.
   *
   * @param most steps that are looked at; `most` + 1 stands for all greater numbers
   */
  stepsToShore(q: number, r: number, direction: Direction, most = ANY_STEPS): number {
    const step = this.#step_direction[direction]!;
    const words = this.#words;
    let steps = 1;
    let place = this.#place(q, r) + step;
    for (; steps <= most && (words[place >>> 5]! >>> (place & 31)) & 1; place += step) steps++;
    return steps;
  }

  /** The land as runs sorted by r then q; neighboring runs are merged. */
  rows(): LandRow[] {
    const rows: LandRow[] = [];
    const rowWords = this.#width / 32;
    let start = 0;
    // The border is clear, so that every run ends in its own row.
    for (let word = 0, isRun = 0; word < this.#words.length; word++) {
      const bits = this.#words[word]!;
      if (bits === 0 && isRun === 0) continue;
      const line = Math.floor(word / rowWords);
      const first = 32 * (word - line * rowWords) + this.#left;
      // A bit that differs from the one before it begins a run or ends one.
      for (let changes = bits ^ ((bits << 1) | isRun); changes !== 0; changes &= changes - 1) {
        const q = first + 31 - Math.clz32(changes & -changes);
        if (isRun === 0) start = q;
        else rows.push({ r: line + this.#top, q: start, count: q - start });
        isRun ^= 1;
      }
    }
    return rows;
  }

  #place(q: number, r: number): number {
    return (r - this.#top) * this.#width + q - this.#left;
  }

  #bit(place: number): number {
    return (this.#words[place >>> 5]! >>> (place & 31)) & 1;
  }

  #isAtBorder(q: number, r: number): boolean {
    const x = q - this.#left;
    const y = r - this.#top;
    return x < BORDER || x >= this.#width - BORDER || y < BORDER || y >= this.#height - BORDER;
  }

  /** Moves out the sides of the window whose border (q, r) has reached. */
  #widen(q: number, r: number): void {
    const x = q - this.#left;
    const y = r - this.#top;
    const across = halfOf(this.#width);
    const down = halfOf(this.#height);
    const west = x < BORDER ? across : 0;
    const east = x >= this.#width - BORDER ? across : 0;
    const north = y < BORDER ? down : 0;
    const south = y >= this.#height - BORDER ? down : 0;
    const width = this.#width + west + east;
    const height = this.#height + north + south;
    const words = new Int32Array((width / 32) * height);
    for (let line = 0; line < this.#height; line++)
      words.set(
        this.#words.subarray((line * this.#width) / 32, ((line + 1) * this.#width) / 32),
        ((line + north) * width + west) / 32,
      );
    this.#words = words;
    this.#left -= west;
    this.#top -= north;
    this.#width = width;
    this.#height = height;
    this.#step_direction = stepsOf(width);
  }
}

/** Half of a length, rounded to a multiple of 32. */
function halfOf(length: number): number {
  return 32 * Math.floor(length / 64);
}

/** The numbers that steps add to the places of a window. */
function stepsOf(width: number): number[] {
  return DIRECTIONS.map((direction) => STEPS[direction].r * width + STEPS[direction].q);
}
