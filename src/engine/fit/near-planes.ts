import type { Box } from '../board/board.ts';
import type { Hex } from '../hex/hex.ts';
import type { BoardShape } from './shape.ts';
import type { Spacing } from './spacing.ts';

/** Words of all planes that are kept at the most. */
const KEPT = 2 ** 20;

/**
 * Hexes too near to others of a schematic, as one bit per slot: the first hex of a shape may not lie there in a pose,
 * for the center of the schematic would be too near. Equal steps from the center to the first hex have one plane.
 */
export class NearPlanes {
  /** Columns that the painting of one plane takes. */
  readonly steps: number;
  readonly #box: Box;
  readonly #spacing: Spacing;
  readonly #words: number;
  readonly #plane_step = new Map<string, Int32Array>();

  constructor(box: Box, spacing: Spacing) {
    this.#box = box;
    this.#spacing = spacing;
    this.#words = Math.ceil((box.columns * box.rows) / 32);
    this.steps = spacing.size * Math.min(2 * spacing.least - 1, box.columns);
  }

  /** Clears the bits where no center of a shape keeps its distance. */
  drop(bits: Int32Array, { poses }: BoardShape): void {
    const [first, ...others] = poses.map((pose) => this.#planeOf(pose.first)) as [
      Int32Array,
      ...Int32Array[],
    ];
    for (let word = 0; word < bits.length; word++) {
      let near = first[word]!;
      for (const other of others) near &= other[word]!;
      bits[word]! &= ~near;
    }
  }

  #planeOf(first: Hex): Int32Array {
    const key = `${first.q},${first.r}`;
    const known = this.#plane_step.get(key);
    if (known) return known;
    const plane = this.#paint(first);
    if ((this.#plane_step.size + 1) * this.#words <= KEPT) this.#plane_step.set(key, plane);
    return plane;
  }

  /** Paints the hexagon of what is too near about each center, column by column. */
  #paint(first: Hex): Int32Array {
    const { column0, row0, columns, rows } = this.#box;
    const words = new Int32Array(this.#words);
    const reach = this.#spacing.least - 1;
    for (const center of this.#spacing.centers()) {
      const q = center.q + first.q;
      const r = center.r + first.r;
      const right = Math.min(q + reach, column0 + columns - 1);
      for (let there = Math.max(q - reach, column0); there <= right; there++) {
        const across = there - q;
        const down = r + (there >> 1) - row0;
        const top = Math.max(0, down + Math.max(-reach, -across - reach));
        const bottom = Math.min(rows - 1, down + Math.min(reach, -across + reach));
        const start = (there - column0) * rows;
        if (top <= bottom) setBits(words, start + top, start + bottom);
      }
    }
    return words;
  }
}

/** Sets the bits `from`..`to`. */
function setBits(words: Int32Array, from: number, to: number): void {
  const first = from >> 5;
  const last = to >> 5;
  const after = -1 << (from & 31);
  // Two shifts, because a shift by 32 is none.
  const before = ~((-1 << (to & 31)) << 1);
  if (first === last) words[first]! |= after & before;
  else {
    words[first]! |= after;
    for (let word = first + 1; word < last; word++) words[word] = -1;
    words[last]! |= before;
  }
}
