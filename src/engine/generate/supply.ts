import { SEA, type Occupancy } from '../board/board.ts';
import { allFits, compileShapes, countBits } from '../fit/all.ts';
import type { Reason } from '../fit/explain.ts';
import { blockedHex, centerAt, columnParity, isInside, isSea, type BoardShape } from '../fit/shape.ts';
import { Spacing } from '../fit/spacing.ts';
import { distance, type Hex } from '../hex/hex.ts';
import type { RandomStream } from '../random/stream.ts';
import { countSegments, type Schematic } from '../schematic/schematic.ts';
import { Bag } from './bag.ts';
import type { SchematicRule } from './recipe.ts';

/** How often a schematic was tried, and how often an attempt failed for each reason. */
export interface Attempts {
  tried: number;
  readonly failed: Record<Reason, number>;
}

/** A blind draw costs about as much as 24 words of the search for all fits. */
const WORDS_PER_DRAW = 24;

/**
 * A schematic of the recipe while a city is filled: draws placements that fit, each equally likely.
 *
 * At first it draws blindly among all poses and slots, and what is blocked is drawn again. When that has cost as
 * much as a search for all fits, it makes the search and draws from what was found. While a city fills segments
 * are only ever taken, so what is blocked once stays blocked, and both ways are uniform among what fits.
 */
export class Supply {
  /** Of its rule in the recipe. */
  readonly index: number;
  readonly rule: SchematicRule;
  readonly segments: number;
  readonly shapes: readonly BoardShape[];
  readonly zone_hex: Uint8Array | null;
  readonly spacing: Spacing;
  readonly attempts: Attempts = {
    tried: 0,
    failed: { 'off-land': 0, occupied: 0, 'wrong-group': 0, spacing: 0 },
  };
  /** Placements of it on the board. */
  placed = 0;
  /** Centers of those that stood before and stay. */
  readonly given: Hex[] = [];
  /** What {@link draw} has drawn: index of the shape, and slot of its first hex. */
  shape = 0;
  slot = 0;
  readonly #occupancy: Occupancy;
  readonly #blindDraws: number;
  /** What each shape needs of its first hex. */
  readonly #firstMask_shape: Uint8Array;
  #misses = 0;
  #bag: Bag | undefined;

  constructor(
    occupancy: Occupancy,
    index: number,
    rule: SchematicRule,
    schematic: Schematic,
    zone_hex: Uint8Array | null,
  ) {
    this.#occupancy = occupancy;
    this.index = index;
    this.rule = rule;
    this.zone_hex = zone_hex;
    this.segments = countSegments(schematic.hexes);
    this.shapes = compileShapes(occupancy, schematic.hexes, rule);
    this.#firstMask_shape = Uint8Array.from(this.shapes, ({ mask_hex }) => mask_hex[0]!);
    this.spacing = new Spacing(rule.spacing);
    const reads = this.shapes.reduce((sum, { mask_hex }) => sum + mask_hex.length, 0);
    this.#blindDraws = Math.ceil((reads * occupancy.mask_hex.length) / 32 / WORDS_PER_DRAW);
  }

  /** Whether the recipe allows one more. */
  get hasRoom(): boolean {
    return this.rule.max === null || this.placed < this.rule.max;
  }

  /** Draws one of the placements that fit now, each equally likely; false when none does. */
  draw(random: RandomStream): boolean {
    if (this.shapes.length === 0) return false;
    if (this.#bag === undefined) {
      if (this.#drawBlindly(random)) return true;
      const found = allFits(this.#occupancy, this.shapes, this.zone_hex);
      this.#bag = new Bag(found, this.#occupancy.mask_hex.length, random);
    }
    for (let code = this.#bag.draw(random); code >= 0; code = this.#bag.draw(random))
      if (this.#take(code)) return true;
    return false;
  }

  /** Draws among all poses and slots until one fits; false when that costs more than to search for all fits. */
  #drawBlindly(random: RandomStream): boolean {
    const { mask_hex } = this.#occupancy;
    const mask_shape = this.#firstMask_shape;
    const slots = mask_hex.length;
    const choices = mask_shape.length * slots;
    const { failed } = this.attempts;
    let offLand = 0;
    let occupied = 0;
    let misses = this.#misses;
    let found = false;
    while (misses < this.#blindDraws) {
      const code = random.below(choices);
      const shape = Math.floor(code / slots);
      const taken = mask_hex[code - shape * slots]!;
      // Most draws end here, before the rest of the shape is looked at.
      if ((taken & mask_shape[shape]!) !== 0) {
        if (taken === SEA) offLand++;
        else occupied++;
      } else if (this.#take(code)) {
        found = true;
        break;
      }
      misses++;
    }
    this.#misses = misses;
    this.attempts.tried += offLand + occupied;
    failed['off-land'] += offLand;
    failed.occupied += occupied;
    return found;
  }

  /** Forgets what was found blocked: segments have been freed. */
  reset(): void {
    this.#bag = undefined;
    this.#misses = 0;
  }

  /** Whether none of those that stay is too near to a center. */
  isClearOfGiven(center: Hex): boolean {
    return this.given.every((other) => distance(other, center) >= this.rule.spacing);
  }

  /** Number of placements that fit now, spacing aside. */
  countFits(): number {
    return countBits(allFits(this.#occupancy, this.shapes, this.zone_hex));
  }

  /** Makes an entry what was drawn, when it fits. */
  #take(code: number): boolean {
    const { attempts, zone_hex } = this;
    const occupancy = this.#occupancy;
    const { mask_hex, rows } = occupancy;
    const index = Math.floor(code / mask_hex.length);
    const slot = code - index * mask_hex.length;
    const shape = this.shapes[index]!;
    attempts.tried++;
    const column = Math.floor(slot / rows);
    if (!isInside(occupancy, shape, column, slot - column * rows)) {
      attempts.failed['off-land']++;
      return false;
    }
    const parity = columnParity(occupancy, column);
    const blocked = blockedHex(occupancy, zone_hex, shape, slot, parity);
    if (blocked >= 0) {
      const there = slot + shape.step_hex[parity][blocked]!;
      if (isSea(occupancy, there)) attempts.failed['off-land']++;
      else if ((mask_hex[there]! & shape.mask_hex[blocked]!) !== 0) attempts.failed.occupied++;
      else attempts.failed['wrong-group']++;
      return false;
    }
    if (this.rule.spacing > 0 && !this.spacing.allows(centerAt(occupancy, shape, slot))) {
      attempts.failed.spacing++;
      return false;
    }
    this.shape = index;
    this.slot = slot;
    return true;
  }
}
