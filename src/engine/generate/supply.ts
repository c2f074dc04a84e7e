import { SEA, type Occupancy } from '../board/board.ts';
import { allFits, compileShapes, countBits, type Fits } from '../fit/all.ts';
import type { PlacedCenter } from '../fit/condition.ts';
import { firstBarring, REASONS, type Conditions, type Reason } from '../fit/conditions.ts';
import { ALIGNED } from '../fit/align.ts';
import { IN_GROUPS } from '../fit/groups.ts';
import { ON_FREE_SEGMENTS } from '../fit/on-free-segments.ts';
import { OFF_GROUND } from '../fit/off-ground.ts';
import { ON_LAND } from '../fit/on-land.ts';
import type { NearbyBlocked, NearbyShape } from '../fit/neighborhood.ts';
import { allowedPose, centerAt } from '../fit/placed.ts';
import { blockedHex, columnParity, isInside, type BoardShape } from '../fit/shape.ts';
import { fitsTouching } from '../fit/touching.ts';
import { Spacing } from '../fit/spacing.ts';
import type { RandomStream } from '../random/stream.ts';
import { countSegments, paintedSegments, type PaintedHex, type Schematic } from '../schematic/schematic.ts';
import { Bag, CodeBag } from './bag.ts';
import { localSteps, type LocalChanges, type LocalSteps } from './local-changes.ts';
import { ParkedPlaces } from './parked-places.ts';
import type { Quota } from './quota.ts';
import type { Spot } from './spot.ts';
import type { SchematicRule } from '../recipe/recipe.ts';

/** The number of attempts to place a schematic, and of failures by reason. */
export interface Attempts {
  tried: number;
  readonly failed: Record<Reason, number>;
}

/** Number of draws from a bag between two calls of `watch`. */
const WATCH_EVERY = 65_536;

/** Words of the search for all fits that take about as long as one blind draw. */
const WORDS_PER_DRAW = 24;

function noAttempts(): Attempts {
  const failed = Object.fromEntries(REASONS.map((reason) => [reason, 0])) as Record<Reason, number>;
  return { tried: 0, failed };
}

/**
 * The supply of one schematic of the recipe: draws placements that fit, each equally likely, while a city is filled.
 *
 * At first it draws blindly among all poses and slots, and repeats blocked draws. When that has cost as much as a
 * search for all fits, it makes the search and draws from the fits found. Filling only takes segments, so that a
 * blocked place stays blocked, and both ways draw uniformly among the places that fit.
 */
export class Supply {
  /** Index of its rule in the recipe. */
  readonly index: number;
  readonly rule: SchematicRule;
  readonly segments: number;
  /** Ids of the kinds of its segments. */
  readonly kinds: ReadonlySet<string>;
  /** The conditions around the schematic. */
  readonly schematicAround: readonly PaintedHex[];
  readonly shapes: readonly BoardShape[];
  /** Its conditions beside the given placements and those placed since. */
  readonly conditions: Conditions;
  /** Its conditions beside the given placements alone. */
  readonly givenConditions: Conditions;
  /** The condition that keeps its placements apart; `null` when they may be at any distance. */
  readonly spacing: Spacing | null;
  readonly attempts = noAttempts();
  /** Looks at places that were refused before, which are not told. */
  readonly #again = noAttempts();
  /** Number of its placements on the board. */
  placed = 0;
  /** Centers of its given placements. */
  readonly given: PlacedCenter[] = [];
  /** An upper bound of the words of bit planes that all searches for its fits have read. */
  wordsRead = 0;
  readonly #schematic: Schematic;
  readonly #occupancy: Occupancy;
  readonly #watch: () => void;
  readonly #quota: Quota | null;
  /** Most words of bit planes that a search for all fits reads. */
  readonly #searchWords: number;
  readonly #blindDraws: number;
  /** The segments that each shape needs in its first hex, as a mask. */
  readonly #firstMask_shape: Uint8Array;
  #misses = 0;
  #bag: Bag | CodeBag | undefined;
  /** Each shape for its neighborhood; `null` where there is none to consider. */
  readonly nearby: readonly NearbyShape[] | null;
  /** Drawn places that did not fit into their neighborhood, which can change. */
  #parked = new ParkedPlaces();
  readonly #changes: LocalChanges | null;
  /** The hexes that matter to each shape; empty where there is no neighborhood to consider. */
  readonly #local: readonly LocalSteps[];
  /** The number of changes when the bag was filled. */
  #changesBefore = 0;
  /** The version of the conditions on centers when all fits were searched. */
  #versionBefore = 0;
  /** Slots where segments were freed since the schematic fitted nowhere; `undefined` while it may still fit. */
  #freed: Set<number> | undefined;

  /**
   * @param makeConditions makes its conditions beside the given placements
   * @param watch called regularly; an error that it throws is passed on
   * @param quota the shares of groups that may be covered
   * @param changes the changes near each place, of all supplies together
   */
  constructor(
    occupancy: Occupancy,
    index: number,
    rule: SchematicRule,
    schematic: Schematic,
    makeConditions: () => Conditions,
    watch: () => void,
    quota: Quota | null = null,
    changes: LocalChanges | null = null,
  ) {
    this.#quota = quota;
    this.#changes = changes;
    this.#schematic = schematic;
    this.#occupancy = occupancy;
    this.#watch = watch;
    this.index = index;
    this.rule = rule;
    this.conditions = makeConditions();
    this.givenConditions = makeConditions();
    this.segments = countSegments(schematic.hexes);
    this.kinds = new Set(paintedSegments(schematic.hexes).map(({ kind }) => kind));
    this.schematicAround = schematic.around ?? [];
    this.shapes = compileShapes(occupancy, schematic.hexes, rule, schematic.around);
    const { neighborhood } = this.conditions;
    this.nearby =
      neighborhood && this.shapes.map(({ poses }) => neighborhood.compile(schematic, poses[0]!.pose));
    this.#local =
      changes && this.nearby
        ? this.shapes.map(({ poses }) => localSteps(schematic, poses[0]!, occupancy))
        : [];
    this.#firstMask_shape = Uint8Array.from(this.shapes, ({ mask_hex }) => mask_hex[0]!);
    this.spacing = this.conditions.centers.find((condition) => condition instanceof Spacing) ?? null;
    const reads = this.shapes.reduce((sum, { mask_hex }) => sum + mask_hex.length, 0);
    this.#searchWords = (reads * occupancy.mask_hex.length) / 32;
    this.#blindDraws = Math.ceil(this.#searchWords / WORDS_PER_DRAW);
  }

  /** Counts a given placement. */
  addGiven(center: PlacedCenter): void {
    this.placed++;
    this.given.push(center);
    for (const { centers } of [this.conditions, this.givenConditions])
      for (const condition of centers) condition.add(center);
  }

  /** Whether the recipe's maximum allows one more placement. */
  get hasRoom(): boolean {
    return this.rule.max === null || this.placed < this.rule.max;
  }

  /**
   * Draws one of the placements that fit now, each equally likely; `null` when none fits. Places that their neighborhood
   * refused are not looked at again before {@link retry}.
   */
  draw(random: RandomStream): Spot | null {
    if (this.shapes.length === 0) return null;
    if (this.#freed) return this.#drawFreed(this.#freed, random);
    if (this.#bag === undefined) {
      const spot = this.#drawBlindly(random);
      if (spot) return spot;
      this.#watch();
      this.#versionBefore = this.#version();
      this.#fillBag(new Bag(this.allFits(), this.#occupancy.mask_hex.length, random));
    }
    const spot =
      this.#bag instanceof CodeBag ? this.#drawAgain(this.#bag, random) : this.#drawFrom(this.#bag!, random);
    if (spot) return spot;
    if (!this.#parked.isEmpty) return null;
    this.#bag = undefined;
    this.#freed = new Set();
    return null;
  }

  /**
   * Draws one of the placements that fit now, also of those that the generator does not choose while it has a choice;
   * `null` when none fits, or when the generator chooses among all.
   */
  drawAny(random: RandomStream): Spot | null {
    if (!this.nearby || !this.conditions.neighborhood?.reach) return null;
    const bag = new Bag(this.allFits(), this.#occupancy.mask_hex.length, random);
    for (let drawn = 1, code = bag.draw(random); code >= 0; drawn++, code = bag.draw(random)) {
      if (drawn % WATCH_EVERY === 0) this.#watch();
      const spot = this.#check(code, false, this.#again, false);
      if (!spot) continue;
      this.attempts.tried++;
      return spot;
    }
    return null;
  }

  /** All places may fit again: streets were laid around pieces, or pieces are gone. */
  startOver(): void {
    this.#bag = undefined;
    this.#freed = undefined;
    this.#parked = new ParkedPlaces();
  }

  #fillBag(bag: Bag | CodeBag): void {
    this.#bag = bag;
    this.#changesBefore = this.#changes?.count ?? 0;
  }

  /**
   * Once nothing more is drawn: draws from the places that were refused and near which something has changed since; from
   * all places when other placements have changed what is asked of centers.
   *
   * @returns whether there are any
   */
  retry(): boolean {
    if (this.shapes.length > 0 && this.#version() !== this.#versionBefore) {
      this.startOver();
      return true;
    }
    const changes = this.#changes;
    if (!changes || this.#parked.isEmpty || changes.count === this.#changesBefore) return false;
    const { mask_hex } = this.#occupancy;
    const slots = mask_hex.length;
    const reach = this.conditions.neighborhood?.reach ?? null;
    const areKept = reach !== null && !changes.isNewerEverywhere(this.#changesBefore);
    const codes = this.#parked.take((code, first, second) => {
      const shape = Math.floor(code / slots);
      const slot = code - shape * slots;
      if ((mask_hex[slot]! & this.#firstMask_shape[shape]!) !== 0) return 'gone';
      if (areKept && reach.areParted(first, second)) return 'stays';
      const steps = this.#local[shape]!.read[this.#parityAt(slot)];
      return changes.isNewer(slot, steps, this.#changesBefore) ? 'taken' : 'stays';
    });
    this.#fillBag(new CodeBag(codes));
    return codes.length > 0;
  }

  #version(): number {
    return this.conditions.centers.reduce((sum, condition) => sum + (condition.version?.() ?? 0), 0);
  }

  #parityAt(slot: number): 0 | 1 {
    return columnParity(this.#occupancy, Math.floor(slot / this.#occupancy.rows));
  }

  /** Draws from a bag until a place fits; `null` when the bag is empty. */
  #drawFrom(bag: Bag, random: RandomStream): Spot | null {
    const { mask_hex } = this.#occupancy;
    const mask_shape = this.#firstMask_shape;
    const slots = mask_hex.length;
    for (let drawn = 1; ; drawn++) {
      if (drawn % WATCH_EVERY === 0) this.#watch();
      const code = bag.draw(random);
      if (code < 0) return null;
      const shape = Math.floor(code / slots);
      const slot = code - shape * slots;
      const mask = mask_shape[shape]!;
      // Most draws end here, before the rest of the shape is read.
      if ((mask_hex[slot]! & mask) !== 0) {
        this.attempts.tried++;
        this.attempts.failed[this.#barringReason(slot, mask)]++;
        continue;
      }
      const spot = this.#check(code);
      if (spot) return spot;
    }
  }

  /** Draws again from places that were refused: that is no new attempt, unless one fits. */
  #drawAgain(bag: CodeBag, random: RandomStream): Spot | null {
    for (let drawn = 1; ; drawn++) {
      if (drawn % WATCH_EVERY === 0) this.#watch();
      const code = bag.draw(random);
      if (code < 0) return null;
      const spot = this.#check(code, true, this.#again);
      if (!spot) continue;
      this.attempts.tried++;
      return spot;
    }
  }

  /** Draws among all poses and slots until one fits; `null` when that has cost more than a search for all fits. */
  #drawBlindly(random: RandomStream): Spot | null {
    const { mask_hex } = this.#occupancy;
    const mask_shape = this.#firstMask_shape;
    const slots = mask_hex.length;
    const choices = mask_shape.length * slots;
    const { failed } = this.attempts;
    let offLand = 0;
    let occupied = 0;
    let misses = this.#misses;
    let spot: Spot | null = null;
    while (misses < this.#blindDraws) {
      const code = random.below(choices);
      const shape = Math.floor(code / slots);
      const taken = mask_hex[code - shape * slots]!;
      // Most draws end here, before the rest of the shape is read.
      if ((taken & mask_shape[shape]!) !== 0) {
        if (taken === SEA) offLand++;
        else occupied++;
      } else if ((spot = this.#check(code))) break;
      misses++;
    }
    this.#misses = misses;
    this.attempts.tried += offLand + occupied;
    failed[ON_LAND.reason] += offLand;
    failed[ON_FREE_SEGMENTS.reason] += occupied;
    return spot;
  }

  /**
   * Records that segments in some hexes were freed. Blocked places may fit again; when nothing fitted before, only
   * those that touch these hexes can, unless there are conditions on the center.
   *
   * @param freed slots of the hexes
   */
  free(freed: Iterable<number>): void {
    if (this.#freed && this.conditions.centers.length === 0 && !this.nearby)
      for (const slot of freed) this.#freed.add(slot);
    else this.startOver();
  }

  /** Draws one of the placements that fit since hexes were freed on a board where none fitted. */
  #drawFreed(freed: Set<number>, random: RandomStream): Spot | null {
    const codes = fitsTouching(this.#occupancy, this.shapes, this.conditions.barred_hex, freed);
    if (codes.length > 0) return this.#check(codes[random.below(codes.length)]!);
    freed.clear();
    return null;
  }

  /** Whether one more placement fits now. */
  fitsSomewhere(): boolean {
    return this.shapes.some(
      (shape) => countBits(allFits(this.#occupancy, [shape], this.conditions, this.#watch)) > 0,
    );
  }

  /** Every placement that fits now. */
  allFits(): Fits {
    this.wordsRead += this.#searchWords;
    return allFits(this.#occupancy, this.shapes, this.conditions, this.#watch);
  }

  /** Counts an attempt to place one of all poses and slots; `null` when it does not fit. */
  #check(
    code: number,
    parks = this.#bag !== undefined,
    attempts = this.attempts,
    isChosen = true,
  ): Spot | null {
    const { conditions } = this;
    const occupancy = this.#occupancy;
    const { mask_hex, rows } = occupancy;
    const index = Math.floor(code / mask_hex.length);
    const slot = code - index * mask_hex.length;
    const shape = this.shapes[index]!;
    attempts.tried++;
    const column = Math.floor(slot / rows);
    // All places of a bag lie inside.
    if (!parks && !isInside(occupancy, shape, column, slot - column * rows)) {
      attempts.failed[ON_LAND.reason]++;
      return null;
    }
    const parity = columnParity(occupancy, column);
    const blocked = blockedHex(occupancy, conditions.barred_hex, shape, slot, parity);
    if (blocked >= 0) {
      const there = slot + shape.step_hex[parity][blocked]!;
      attempts.failed[this.#barringReason(there, shape.mask_hex[blocked]!)]++;
      return null;
    }
    if (this.#quota && !this.#quota.allows(shape, slot, parity)) {
      attempts.failed[IN_GROUPS.reason]++;
      return null;
    }
    const pose = allowedPose(occupancy, shape, slot, conditions);
    if (pose < 0) {
      attempts.failed[this.#centerReason(shape, slot)]++;
      return null;
    }
    const refused = this.#refusal(index, slot, isChosen);
    if (refused) {
      attempts.failed[refused]++;
      if (parks) this.#park(code, refused);
      return null;
    }
    return { shape: index, pose, slot };
  }

  #park(code: number, refused: Reason): void {
    const parted = refused === 'cuts-off' ? this.conditions.neighborhood?.reach?.parted : undefined;
    this.#parked.add(code, parted?.first ?? 0, parted?.second ?? 0);
  }

  /** The reason of the first condition that blocks some segments in a hex of the board. */
  #barringReason(slot: number, mask: number): Reason {
    const { conditions } = this;
    const { ground_hex, mask_hex } = this.#occupancy;
    if (conditions.barred_hex !== null) return firstBarring(conditions, this.#occupancy, slot, mask)!.reason;
    // The same without a call for each condition: this happens many millions of times.
    if (mask_hex[slot] === SEA) return ON_LAND.reason;
    const isGround = ground_hex !== null && (ground_hex[slot]! & mask) !== 0;
    return isGround ? OFF_GROUND.reason : ON_FREE_SEGMENTS.reason;
  }

  /** @param isChosen whether the generator chooses the place among others */
  #refusal(shape: number, slot: number, isChosen: boolean): Reason | null {
    const { neighborhood } = this.conditions;
    if (!neighborhood || !this.nearby) return null;
    const center = centerAt(this.#occupancy, this.shapes[shape]!, 0, slot);
    return neighborhood.refuses(this.nearby[shape]!, center, isChosen);
  }

  /** The segments because of which a place does not fit into its neighborhood, for one that does not. */
  unmetNearby({ shape, pose, slot }: Spot): readonly NearbyBlocked[] {
    const { neighborhood } = this.conditions;
    if (!neighborhood) return [];
    const board = this.shapes[shape]!;
    const center = centerAt(this.#occupancy, board, pose, slot);
    return neighborhood.explain(this.#schematic, board.poses[pose]!.pose, center);
  }

  /** Whether a place fits into its neighborhood. */
  fitsNearby({ shape, slot }: Spot): boolean {
    return this.#refusal(shape, slot, false) === null;
  }

  /** Records in the neighborhood and in its group that a placement stands. */
  putNearby({ shape, pose, slot }: Spot): void {
    const parity = this.#parityAt(slot);
    this.#quota?.add(this.shapes[shape]!, slot, parity);
    const center = centerAt(this.#occupancy, this.shapes[shape]!, 0, slot);
    if (!this.nearby) return;
    this.conditions.neighborhood!.put(this.nearby[shape]!, center);
    this.conditions.neighborhood!.kept.add(this.rule, this.#keptCenter(shape, pose, slot));
    this.#changes?.mark(slot, this.#local[shape]!.written[parity]);
  }

  /** Records in the neighborhood that a placement was removed. */
  takeNearby({ shape, pose, slot }: Spot): void {
    const center = centerAt(this.#occupancy, this.shapes[shape]!, 0, slot);
    if (!this.nearby) return;
    this.conditions.neighborhood!.take(this.nearby[shape]!, center);
    this.conditions.neighborhood!.kept.remove(this.rule, this.#keptCenter(shape, pose, slot));
    this.#changes?.markAll();
  }

  /** The center that others keep their distance from; it has no id yet. */
  #keptCenter(shape: number, pose: number, slot: number): PlacedCenter {
    return { ...centerAt(this.#occupancy, this.shapes[shape]!, pose, slot), id: 0 };
  }

  /** The first condition that the center of the plainest pose violates; else it lies across its district. */
  #centerReason(shape: BoardShape, slot: number): Reason {
    const center = centerAt(this.#occupancy, shape, 0, slot);
    const violated = this.conditions.centers.find((condition) => !condition.allows(center));
    return violated?.reason ?? ALIGNED.reason;
  }
}
