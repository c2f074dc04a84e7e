import type { Box } from '../board/board.ts';
import { centerAt } from '../fit/placed.ts';
import type { Placement, Placements } from '../schematic/placement.ts';
import type { Filling } from './filling.ts';
import type { Stamps } from './stamps.ts';
import type { Supply } from './supply.ts';

/** The placements of a filling without given ones, in the order of placing, with ids 1, 2, 3, ... */
export class StampedPlacements implements Placements {
  readonly #box: Box;
  readonly #supplies: readonly Supply[];
  readonly #stamps: Stamps;

  constructor({ occupancy, supplies, stamps }: Filling) {
    this.#box = occupancy;
    this.#supplies = supplies;
    this.#stamps = stamps;
  }

  get length(): number {
    return this.#stamps.count;
  }

  at(index: number): Placement {
    const { supply_stamp, shape_stamp, pose_stamp, slot_stamp } = this.#stamps;
    const supply = this.#supplies[supply_stamp[index]!]!;
    const shape = supply.shapes[shape_stamp[index]!]!;
    const pose = pose_stamp[index]!;
    const { q, r } = centerAt(this.#box, shape, pose, slot_stamp[index]!);
    const { mirror, rotation, shift } = shape.poses[pose]!.pose;
    return { id: index + 1, schematic: supply.rule.id, q, r, mirror, rotation, shift, locked: false };
  }
}
