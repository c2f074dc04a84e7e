import type { Occupancy } from '../board/board.ts';
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

/** A blind draw costs about as much as eight words of the search for all fits. */
const WORDS_PER_DRAW = 8;

/**
 * A schematic of the recipe while a city is filled: draws placements that fit, each equally likely.
 *
 * At first it draws blindly among all poses and slots, and what is blocked is drawn again. When that has cost as
 * much as a search for all fits, it makes the search and draws from what was found. While a city fills segments
 * are only ever taken, so what is blocked once stays blocked, and both ways are uniform among what fits.
 */
export class Supply {
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
  #misses = 0;
  #bag: Bag | undefined;

  constructor(occupancy: Occupancy, rule: SchematicRule, schematic: Schematic, zone_hex: Uint8Array | null) {
    this.#occupancy = occupancy;
    this.rule = rule;
    this.zone_hex = zone_hex;
    this.segments = countSegments(schematic.hexes);
    this.shapes = compileShapes(occupancy, schematic.hexes, rule);
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
    const slots = this.#occupancy.mask_hex.length;
    const choices = this.shapes.length * slots;
    while (this.#bag === undefined && choices > 0 && this.#misses < this.#blindDraws) {
      if (this.#take(random.below(choices), slots)) return true;
      this.#misses++;
    }
    this.#bag ??= new Bag(allFits(this.#occupancy, this.shapes, this.zone_hex), slots, random);
    for (let code = this.#bag.draw(random); code >= 0; code = this.#bag.draw(random))
      if (this.#take(code, slots)) return true;
    return false;
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
  #take(code: number, slots: number): boolean {
    const { attempts, zone_hex } = this;
    const occupancy = this.#occupancy;
    this.shape = Math.floor(code / slots);
    this.slot = code - this.shape * slots;
    const shape = this.shapes[this.shape]!;
    attempts.tried++;
    const column = Math.floor(this.slot / occupancy.rows);
    if (!isInside(occupancy, shape, column, this.slot - column * occupancy.rows)) {
      attempts.failed['off-land']++;
      return false;
    }
    const parity = columnParity(occupancy, column);
    const blocked = blockedHex(occupancy, zone_hex, shape, this.slot, parity);
    if (blocked >= 0) {
      const there = this.slot + shape.step_hex[parity][blocked]!;
      if (isSea(occupancy, there)) attempts.failed['off-land']++;
      else if ((occupancy.mask_hex[there]! & shape.mask_hex[blocked]!) !== 0) attempts.failed.occupied++;
      else attempts.failed['wrong-group']++;
      return false;
    }
    if (this.rule.spacing === 0 || this.spacing.allows(centerAt(occupancy, shape, this.slot))) return true;
    attempts.failed.spacing++;
    return false;
  }
}
