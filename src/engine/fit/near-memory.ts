import { slotOf, type Box } from '../board/board.ts';
import type { Hex } from '../hex/hex.ts';
import { centerAt } from './placed.ts';
import type { BoardShape } from './shape.ts';
import type { Spacing } from './spacing.ts';

const UNKNOWN = 0;
const CLEAR = 1;
const NEAR = 2;

/** Remembers for each hex of a board whether it is too near: a search asks for the same centers pose by pose. */
export class NearMemory {
  readonly #box: Box;
  readonly #spacing: Spacing;
  readonly #known_hex: Uint8Array;

  constructor(box: Box, spacing: Spacing) {
    this.#box = box;
    this.#spacing = spacing;
    this.#known_hex = new Uint8Array(box.columns * box.rows);
  }

  /** The plainest of the equal poses of a shape whose center keeps its distance: an index; -1 when none does. */
  allowedPose(shape: BoardShape, slot: number): number {
    for (let pose = 0; pose < shape.poses.length; pose++)
      if (this.#isClear(centerAt(this.#box, shape, pose, slot))) return pose;
    return -1;
  }

  #isClear(center: Hex): boolean {
    const slot = slotOf(this.#box, center);
    if (slot < 0) return this.#spacing.allows(center);
    if (this.#known_hex[slot] === UNKNOWN)
      this.#known_hex[slot] = this.#spacing.allows(center) ? CLEAR : NEAR;
    return this.#known_hex[slot] === CLEAR;
  }
}
