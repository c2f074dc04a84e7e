import type { Box } from '../board/board.ts';
import { DIRECTIONS, hexKey, neighbor, type Hex } from '../hex/hex.ts';
import { slotStep, type CenteredPose } from '../fit/shape.ts';
import { rememberedPose } from '../schematic/remembered-poses.ts';
import type { Schematic } from '../schematic/schematic.ts';

/**
 * The hexes of a schematic in a pose that matter to its neighborhood, as steps of slots from that of its first hex, for
 * an even and an odd column of it.
 */
export interface LocalSteps {
  /** The hexes that it covers or asks something of: a change there may make it fit. */
  readonly read: readonly [Int32Array, Int32Array];
  /** The hexes in which it changes what matters to others: those around its own, too, because corners touch. */
  readonly written: readonly [Int32Array, Int32Array];
}

/** The steps of a schematic in a pose on a board. */
export function localSteps(
  { hexes, around = [] }: Pick<Schematic, 'hexes' | 'around'>,
  { pose, first }: CenteredPose,
  board: Box,
): LocalSteps {
  const own = rememberedPose(hexes, pose);
  const asked = rememberedPose(around, pose);
  const steps = (list: readonly Hex[]) => {
    const distinct = [...new Map(list.map((hex) => [hexKey(hex), hex])).values()];
    const fromParity = (parity: 0 | 1) =>
      Int32Array.from(distinct, ({ q, r }) => slotStep(board, { q: q - first.q, r: r - first.r }, parity));
    return [fromParity(0), fromParity(1)] as const;
  };
  const beside = own.flatMap((hex) => DIRECTIONS.map((direction) => neighbor(hex, direction)));
  return { read: steps([...own, ...asked]), written: steps([...own, ...beside, ...asked]) };
}

/**
 * The time of the last change in each hex, counted in changes. A place that was refused because of what lies around it
 * need not be looked at again before something has changed there. A hex off the board counts as some hex on it, the same
 * for all who ask.
 */
export class LocalChanges {
  readonly #last_hex: Int32Array;
  #lastEverywhere = 0;
  #count = 0;

  /** @param slots number of slots of the board */
  constructor(slots: number) {
    this.#last_hex = new Int32Array(slots);
  }

  /** The number of changes so far. */
  get count(): number {
    return this.#count;
  }

  /** Something changed in the hexes that are some steps from a slot. */
  mark(slot: number, steps: Int32Array): void {
    const time = ++this.#count;
    for (let index = 0; index < steps.length; index++) this.#last_hex[slot + steps[index]!] = time;
  }

  /** Something changed, nobody knows where. */
  markAll(): void {
    this.#lastEverywhere = ++this.#count;
  }

  /** Whether something may have changed everywhere after `count` changes. */
  isNewerEverywhere(count: number): boolean {
    return this.#lastEverywhere > count;
  }

  /** Whether something in the hexes that are some steps from a slot may have changed after `count` changes. */
  isNewer(slot: number, steps: Int32Array, count: number): boolean {
    if (this.isNewerEverywhere(count)) return true;
    for (let index = 0; index < steps.length; index++)
      if (this.#last_hex[slot + steps[index]!]! > count) return true;
    return false;
  }
}
