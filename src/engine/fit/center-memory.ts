import { liesAlong } from './lies-along.ts';
import { slotOf, type Box } from '../board/board.ts';
import type { Hex } from '../hex/hex.ts';
import type { CenterCondition } from './condition.ts';
import { allowsCenter } from './conditions.ts';
import { centerAt } from './placed.ts';
import type { BoardShape } from './shape.ts';

const UNKNOWN = 0;
const ALLOWED = 1;
const BARRED = 2;

/**
 * Remembers for each hex of a board whether it may be a center, because a search asks for the same centers pose by
 * pose.
 */
export class CenterMemory {
  readonly #box: Box;
  readonly #centers: readonly CenterCondition[];
  readonly #known_hex: Uint8Array;

  constructor(box: Box, centers: readonly CenterCondition[]) {
    this.#box = box;
    this.#centers = centers;
    this.#known_hex = new Uint8Array(box.columns * box.rows);
  }

  /**
   * The index of the plainest of a shape's equal poses that lies along a direction and whose center meets the conditions;
   * -1 when there is none.
   */
  allowedPose(shape: BoardShape, slot: number, direction: number | null = null): number {
    for (let pose = 0; pose < shape.poses.length; pose++)
      if (
        liesAlong(shape.poses[pose]!.pose, direction) &&
        this.#allows(centerAt(this.#box, shape, pose, slot))
      )
        return pose;
    return -1;
  }

  #allows(center: Hex): boolean {
    const slot = slotOf(this.#box, center);
    if (slot < 0) return allowsCenter(this.#centers, center);
    if (this.#known_hex[slot] === UNKNOWN)
      this.#known_hex[slot] = allowsCenter(this.#centers, center) ? ALLOWED : BARRED;
    return this.#known_hex[slot] === ALLOWED;
  }
}
