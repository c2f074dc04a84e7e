import { DIRECTIONS, equalHexes, STEPS, type Direction, type Hex } from '../hex/hex.ts';
import { DIE_SIDES, type Dice, type Die } from './dice.ts';
import { GrowingLand } from './growing-land.ts';
import { MAX_LAND_HEXES, type LandRow } from './row.ts';

/** The number of an island shape, one of five dice procedures that grow it hex by hex. */
export type IslandAlgorithm = 1 | 2 | 3 | 4 | 5;

export const ISLAND_ALGORITHMS: readonly IslandAlgorithm[] = [1, 2, 3, 4, 5];

/** One roll of the two dice, with its effect. */
export interface IslandRoll {
  /** Number of the roll, from 1. */
  readonly roll: number;
  /** The movement die. */
  readonly movement: Die;
  /** The direction die: a side of a hex, 1..6 clockwise from the top, so 1 is north and 6 northwest. */
  readonly direction: Die;
  /** The current hex when the dice were rolled. */
  readonly from: Hex;
  /** The hex that the roll filled; `null` when it filled none. */
  readonly filled: Hex | null;
  /** Whether the filled hex became the current one. */
  readonly moved: boolean;
  /** Whether the roll could move any distance, because the current hex was trapped. */
  readonly freed: boolean;
}

/** A finished island. */
export interface Island {
  /** Runs sorted by r then q, neighboring runs merged. They include hex (0, 0), where the island began. */
  readonly rows: readonly LandRow[];
  readonly rolls: number;
  /** Number of rolls that freed a trapped current hex. */
  readonly freed: number;
}

/**
 * Number of successive rolls that fill nothing, after which the next roll frees the current hex. Fair dice never reach
 * it.
 */
export const MOST_IDLE_ROLLS = 10_000;

/** All six neighbors as bits. */
const ALL_NEIGHBORS = 0b111111;

/** The number of neighbors for each set of them as bits. */
const COUNT_NEIGHBORS = Uint8Array.from(
  { length: ALL_NEIGHBORS + 1 },
  (_, bits) => DIRECTIONS.filter((k) => (bits >> k) & 1).length,
);

/**
 * An island that grows by two six-sided dice, for movement and direction, from one filled hex, the current one.
 *
 * To *fill* is to fill the neighbor of the current hex in the direction of the die; nothing happens when it is filled
 * already; procedure 1, however, fills the next empty hex in that direction at any distance. To *move* is to fill the
 * next empty hex in that direction and make it the current one. The movement die decides:
 *
 * - 1, 2: move on 1 or 2, else fill.
 * - 3: move when it is at most the number of filled neighbors of the current hex, else fill.
 * - 4: as 3, but 1 always fills.
 * - 5: as 3, but nothing happens when the move would go farther than the die says.
 *
 * Procedure 5 is trapped when the next empty hex is more than six steps away in all six directions. A roll there moves
 * at any distance and counts as `freed`. In every procedure, so does a roll after {@link MOST_IDLE_ROLLS} that filled
 * nothing, so that an island of n hexes takes at most n × (MOST_IDLE_ROLLS + 1) rolls with any dice.
 */
export class IslandGrowth {
  readonly #algorithm: IslandAlgorithm;
  readonly #hexes: number;
  readonly #dice: Dice;
  readonly #land: GrowingLand;
  /** The place of the current hex. */
  #q = 0;
  #r = 0;
  /** The neighbors of the current hex: bit k is set when the one in direction k is filled. */
  #neighbors = 0;
  #rolls = 0;
  #freed = 0;
  #idleRolls = 0;
  /** Whether the current hex is known to be not trapped: with all its neighbors filled, only a move changes that. */
  #isFree = false;

  /**
   * @param hexes number of hexes of the finished island, 1..{@link MAX_LAND_HEXES}
   * @throws RangeError for another algorithm or number of hexes
   */
  constructor(algorithm: IslandAlgorithm, hexes: number, dice: Dice) {
    if (!ISLAND_ALGORITHMS.includes(algorithm))
      throw new RangeError(`island algorithm ${algorithm} is not 1..5`);
    if (!Number.isInteger(hexes) || hexes < 1 || hexes > MAX_LAND_HEXES)
      throw new RangeError(`an island of ${hexes} hexes is not one of 1..${MAX_LAND_HEXES}`);
    this.#algorithm = algorithm;
    this.#hexes = hexes;
    this.#dice = dice;
    this.#land = new GrowingLand(hexes);
    this.#land.fill(0, 0);
  }

  get done(): boolean {
    return this.#land.hexes === this.#hexes;
  }

  /** The current hex. */
  get current(): Hex {
    return { q: this.#q, r: this.#r };
  }

  /** The island in its present state. */
  island(): Island {
    return { rows: this.#land.rows(), rolls: this.#rolls, freed: this.#freed };
  }

  /** Rolls the dice once. The island must not be finished. */
  roll(): IslandRoll {
    const movement = this.#throwDie();
    const direction = this.#throwDie();
    const from = this.current;
    const freed = this.#freed;
    const steps = this.#play(movement, (direction - 1) as Direction);
    const step = STEPS[direction - 1]!;
    return {
      roll: this.#rolls,
      movement,
      direction,
      from,
      filled: steps > 0 ? { q: from.q + steps * step.q, r: from.r + steps * step.r } : null,
      moved: !equalHexes(from, this.current),
      freed: this.#freed > freed,
    };
  }

  /** Rolls the dice as {@link roll} does, without describing the roll: for islands of millions of hexes. */
  advance(): void {
    const movement = this.#throwDie();
    this.#play(movement, (this.#throwDie() - 1) as Direction);
  }

  #throwDie(): Die {
    return (1 + this.#dice.below(DIE_SIDES)) as Die;
  }

  /** Plays a roll. Returns how many steps ahead of the current hex it fills a hex, 0 when it fills none. */
  #play(movement: Die, direction: Direction): number {
    this.#rolls++;
    const isMove = this.#isMove(movement);
    const isFilled = ((this.#neighbors >> direction) & 1) === 1;
    if (!isMove && isFilled && this.#algorithm !== 1) return this.#stay(direction);
    // Where the shore is farther than the die says, it need not be found: late in the growth that is most of the time.
    const most = this.#algorithm === 5 && isMove ? movement : undefined;
    const steps = isFilled ? this.#land.stepsToShore(this.#q, this.#r, direction, most) : 1;
    if (!isMove) return this.#fill(direction, steps);
    if (this.#algorithm === 5 && steps > movement) return this.#stay(direction);
    return this.#move(direction, steps);
  }

  #isMove(movement: Die): boolean {
    switch (this.#algorithm) {
      case 1:
      case 2:
        return movement <= 2;
      case 3:
      case 5:
        return movement <= COUNT_NEIGHBORS[this.#neighbors]!;
      case 4:
        return movement > 1 && movement <= COUNT_NEIGHBORS[this.#neighbors]!;
    }
  }

  /** Fills the hex so many steps ahead. Returns the steps. */
  #fill(direction: Direction, steps: number): number {
    const step = STEPS[direction];
    this.#land.fill(this.#q + steps * step.q, this.#r + steps * step.r);
    this.#neighbors |= 1 << direction;
    this.#idleRolls = 0;
    return steps;
  }

  /** Fills the hex so many steps ahead and makes it the current one. Returns the steps. */
  #move(direction: Direction, steps: number): number {
    const step = STEPS[direction];
    this.#q += steps * step.q;
    this.#r += steps * step.r;
    this.#land.fill(this.#q, this.#r);
    this.#neighbors = this.#land.neighbors(this.#q, this.#r);
    this.#idleRolls = 0;
    this.#isFree = false;
    return steps;
  }

  /** Fills nothing and returns 0, unless the current hex is trapped: then moves and returns the steps. */
  #stay(direction: Direction): number {
    if (!this.#isTrapped()) {
      this.#idleRolls++;
      return 0;
    }
    this.#freed++;
    return this.#move(direction, this.#land.stepsToShore(this.#q, this.#r, direction));
  }

  /** Whether the current hex is trapped, at a roll that fills nothing. */
  #isTrapped(): boolean {
    if (this.#idleRolls >= MOST_IDLE_ROLLS) return true;
    if (this.#algorithm !== 5 || this.#neighbors !== ALL_NEIGHBORS || this.#isFree) return false;
    this.#isFree = DIRECTIONS.some(
      (direction) => this.#land.stepsToShore(this.#q, this.#r, direction, DIE_SIDES) <= DIE_SIDES,
    );
    return !this.#isFree;
  }
}

/**
 * An island of `hexes` hexes by one of the dice procedures: see {@link IslandGrowth}.
 *
 * @param dice {@link islandDice} for the island of a recipe
 * @param onRoll called for every roll
 * @throws RangeError for an algorithm that is not 1..5 or a number of hexes that no land may have
 */
export function growIsland(
  algorithm: IslandAlgorithm,
  hexes: number,
  dice: Dice,
  onRoll?: (roll: IslandRoll) => void,
): Island {
  const growth = new IslandGrowth(algorithm, hexes, dice);
  while (!growth.done)
    if (onRoll) onRoll(growth.roll());
    else growth.advance();
  return growth.island();
}
