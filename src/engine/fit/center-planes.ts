import type { Box } from '../board/board.ts';
import type { Hex } from '../hex/hex.ts';
import type { CenterCondition } from './condition.ts';
import type { BoardShape } from './shape.ts';

/** Most words of all planes that are kept. */
const KEPT = 2 ** 20;

/**
 * The joined planes of the conditions on centers, one bit per slot: set where the first hex of a shape may not lie in a
 * pose, because the center of the schematic would violate a condition. Poses with the same step from the center to the
 * first hex share a plane.
 */
export class CenterPlanes {
  /** Number of steps that it takes to paint one plane. */
  readonly steps: number;
  readonly #box: Box;
  readonly #centers: readonly CenterCondition[];
  readonly #words: number;
  readonly #plane_step = new Map<string, Int32Array>();

  constructor(box: Box, centers: readonly CenterCondition[]) {
    this.#box = box;
    this.#centers = centers;
    this.#words = Math.ceil((box.columns * box.rows) / 32);
    this.steps = centers.reduce((sum, condition) => sum + condition.paintSteps(box), 0);
  }

  /** Clears the bits of the places where the center of the shape meets the conditions in none of its equal poses. */
  drop(bits: Int32Array, { poses }: BoardShape): void {
    const [first, ...others] = poses.map((pose) => this.#planeOf(pose.first)) as [
      Int32Array,
      ...Int32Array[],
    ];
    for (let word = 0; word < bits.length; word++) {
      let barred = first[word]!;
      for (const other of others) barred &= other[word]!;
      bits[word]! &= ~barred;
    }
  }

  #planeOf(first: Hex): Int32Array {
    const key = `${first.q},${first.r}`;
    const known = this.#plane_step.get(key);
    if (known) return known;
    const plane = new Int32Array(this.#words);
    for (const condition of this.#centers) condition.paint(plane, this.#box, first);
    if ((this.#plane_step.size + 1) * this.#words <= KEPT) this.#plane_step.set(key, plane);
    return plane;
  }
}
