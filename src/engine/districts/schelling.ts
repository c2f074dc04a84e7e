import { MAX_SCHELLING_STEPS, type SchellingRecipe } from '../recipe/recipe.ts';
import type { Hex } from '../hex/hex.ts';
import type { LandRow } from '../land/row.ts';
import { shuffleFirst } from '../random/shuffle.ts';
import { randomStream, type RandomStream } from '../random/stream.ts';
import { createField, fieldSlot, landSlots, ODD, type Field } from './field.ts';
import { rowsByLabel } from './runs.ts';
import { apportion, weightsOf } from './shares.ts';

/** The counts of one step: the happy hexes before its moves, and the moves. */
export interface SchellingStep {
  /** Number of the step, from 1. */
  readonly step: number;
  /** Hexes with a group that were happy before the moves. */
  readonly satisfied: number;
  /** Number of hexes with a group: the same in all steps. */
  readonly total: number;
  readonly moved: number;
}

/** Most groups that `group_hex` can distinguish. */
export const MAX_GROUPS = 0xffff;

/**
 * Schelling's neighborhoods on hexes (T. C. Schelling, Models of Segregation, 1969): a hex with too few neighbors of
 * its own group is unhappy and moves its group to an empty hex.
 *
 *     group_hex[slot]   0: empty, or sea; else 1 + index of a group
 *
 * The state before a step's moves decides who is happy. The number of moves is the number of unhappy or of empty hexes,
 * whichever is less: that many of each are drawn, and trade places. A hex that a group leaves in a step stays empty for
 * that step. Groups keep their numbers of hexes. The steps need not end with every hex happy.
 */
export class Schelling {
  readonly field: Field;
  readonly recipe: SchellingRecipe;
  /** 0..4294967295 */
  readonly seed: number;
  readonly group_hex: Uint16Array;
  /** Hexes with a group. */
  readonly total: number;
  readonly #random: RandomStream;
  readonly #needed_occupied: Uint8Array;
  /** Unhappy hexes, ascending; behind them lie the remains of an older list. */
  readonly #unhappy: Int32Array;
  #unhappyCount = 0;
  /** Empty hexes in the order of the last draw. */
  readonly #empty: Int32Array;
  #steps = 0;
  /** The runs of land in columns, first and last + 1 of each: a field can be mostly sea. */
  readonly #runs: Int32Array;

  /**
   * The start: groups are distributed over the land at random, by their shares.
   *
   * @throws RangeError when the recipe has no group, more than {@link MAX_GROUPS}, or shares that are not one per group
   */
  constructor(land: readonly LandRow[], recipe: SchellingRecipe, seed: number) {
    const weights = weightsOf(recipe);
    if (weights.length > MAX_GROUPS)
      throw new RangeError(`${weights.length} groups; at most ${MAX_GROUPS} can be told apart`);
    const field = createField(land);
    const { hexes, land_hex } = field;
    this.field = field;
    this.recipe = recipe;
    this.seed = seed;
    this.#random = randomStream(seed, 'districts');
    this.#needed_occupied = Uint8Array.from(recipe.same);
    this.group_hex = new Uint16Array(land_hex.length);
    const empty = Math.round(recipe.empty * hexes);
    this.total = hexes - empty;
    const slots = landSlots(field);
    this.#runs = runsOf(slots);
    shuffleFirst(slots, hexes, hexes, this.#random);
    let end = 0;
    apportion(this.total, weights).forEach((count, index) => {
      for (const start = end; end < start + count; end++) this.group_hex[slots[end]!] = index + 1;
    });
    this.#empty = slots.slice(end);
    this.#unhappy = slots.subarray(0, end);
    this.#judge();
  }

  /** Number of steps taken. */
  get steps(): number {
    return this.#steps;
  }

  /** Number of hexes with a group that are happy now. */
  get satisfied(): number {
    return this.total - this.#unhappyCount;
  }

  /** Whether further steps change nothing: all hexes are happy, or none is empty. */
  get isSettled(): boolean {
    return this.#unhappyCount === 0 || this.#empty.length === 0;
  }

  /** Takes a step: the unhappy move. None moves when all hexes are happy or none is empty. */
  step(): SchellingStep {
    const { group_hex } = this;
    const satisfied = this.satisfied;
    const moved = Math.min(this.#unhappyCount, this.#empty.length);
    shuffleFirst(this.#unhappy, this.#unhappyCount, moved, this.#random);
    shuffleFirst(this.#empty, this.#empty.length, moved, this.#random);
    for (let index = 0; index < moved; index++) {
      const from = this.#unhappy[index]!;
      group_hex[this.#empty[index]!] = group_hex[from]!;
      group_hex[from] = 0;
      this.#empty[index] = from;
    }
    if (moved > 0) this.#judge();
    return { step: ++this.#steps, satisfied, total: this.total, moved };
  }

  /**
   * Takes steps until one without moves, or until `recipe.maxSteps` have been taken in all, at most
   * {@link MAX_SCHELLING_STEPS}.
   *
   * @param onStep called for every step
   */
  run(onStep: (step: SchellingStep) => void = () => {}): void {
    const most = Math.min(this.recipe.maxSteps, MAX_SCHELLING_STEPS);
    while (this.#steps < most) {
      const step = this.step();
      onStep(step);
      if (step.moved === 0) return;
    }
  }

  /** The group of a hex of land, as 1 + its index; 0 for an empty hex. */
  groupAt(hex: Hex): number {
    return this.group_hex[fieldSlot(this.field, hex)]!;
  }

  /** The empty hexes, then the hexes of each group, as runs sorted by r then q, neighboring runs merged. */
  rowsOfGroups(): LandRow[][] {
    return rowsByLabel(this.field, this.group_hex, this.recipe.groups.length + 1);
  }

  /** Finds the unhappy hexes. */
  #judge(): void {
    const { group_hex } = this;
    const { height, land_hex } = this.field;
    const runs = this.#runs;
    const needed_occupied = this.#needed_occupied;
    const unhappy = this.#unhappy;
    let count = 0;
    for (let run = 0; run < runs.length; run += 2) {
      const end = runs[run + 1]!;
      const odd = land_hex[runs[run]!] === ODD ? 1 : 0;
      for (let slot = runs[run]!; slot < end; slot++) {
        const group = group_hex[slot]!;
        if (group === 0) continue;
        const north = group_hex[slot - 1]!;
        const south = group_hex[slot + 1]!;
        const east = slot + height + odd;
        const northEast = group_hex[east - 1]!;
        const southEast = group_hex[east]!;
        const west = slot - height + odd;
        const northWest = group_hex[west - 1]!;
        const southWest = group_hex[west]!;
        const same =
          (north === group ? 1 : 0) +
          (northEast === group ? 1 : 0) +
          (southEast === group ? 1 : 0) +
          (south === group ? 1 : 0) +
          (southWest === group ? 1 : 0) +
          (northWest === group ? 1 : 0);
        const occupied =
          (north === 0 ? 0 : 1) +
          (northEast === 0 ? 0 : 1) +
          (southEast === 0 ? 0 : 1) +
          (south === 0 ? 0 : 1) +
          (southWest === 0 ? 0 : 1) +
          (northWest === 0 ? 0 : 1);
        if (same < needed_occupied[occupied]!) unhappy[count++] = slot;
      }
    }
    this.#unhappyCount = count;
  }
}

/** The runs of ascending numbers without gaps: the first of each, and the last + 1. */
function runsOf(slots: Int32Array): Int32Array {
  const runs: number[] = [];
  for (const slot of slots)
    if (runs.at(-1) === slot) runs[runs.length - 1] = slot + 1;
    else runs.push(slot, slot + 1);
  return Int32Array.from(runs);
}
