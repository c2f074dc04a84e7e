import type { Board } from '../board/board.ts';
import { groundPlane, without } from '../board/ground-plane.ts';
import type { City } from '../city/city.ts';
import { countFits, listFits, type Fit } from '../fit/all.ts';
import type { Reason } from '../fit/conditions.ts';
import { explainFit, firstSegment, type Blocked } from '../fit/explain.ts';
import type { Hex } from '../hex/hex.ts';
import type { SchematicRule } from '../recipe/recipe.ts';
import { ANY_POSE, orient, UNMIRRORED, type Pose, type PoseRules } from '../schematic/pose.ts';
import type { Schematic } from '../schematic/schematic.ts';
import { standingConditions } from './standing-conditions.ts';

/** The conditions for one more placement in a city, beside those of its recipe. */
export interface StandingOptions {
  /** Whether the poses and the maximum of the recipe's rule for the schematic count, too. */
  readonly isByRule?: boolean;
  /** Whether ground of the kinds that the recipe names as rest gives way to the placement. */
  readonly isOverRest?: boolean;
}

/** A segment that keeps a placement from its place: by a condition, or by the poses or the maximum of its rule. */
export type StandingBlocked = Omit<Blocked, 'reason'> & { readonly reason: Reason | 'pose' | 'max' };

/** Decides where one more placement of a schematic fits a city that stands. */
export class StandingFits {
  readonly #schematic: Schematic;
  readonly #board: Board;
  readonly #conditions: ReturnType<typeof standingConditions>;
  /** `null` where poses and the maximum do not count. */
  readonly #rule: SchematicRule | null;
  readonly #isMost: boolean;

  /**
   * @param board the board with all placements of the city
   * @throws RangeError when the rule is to count, and the recipe has none for the schematic
   */
  constructor(
    city: City,
    board: Board,
    schematic: Schematic,
    { isByRule = false, isOverRest = false }: StandingOptions = {},
  ) {
    this.#schematic = schematic;
    this.#conditions = standingConditions(city, board, schematic);
    this.#board = isOverRest ? withoutRest(city, board) : board;
    const rule = isByRule ? ruleOf(city, schematic) : null;
    if (rule === undefined) throw new RangeError(`the recipe has no rule for schematic ${schematic.id}`);
    this.#rule = rule;
    const placed = city.placements.filter((placement) => placement.schematic === schematic.id).length;
    this.#isMost = rule !== null && rule.max !== null && placed >= rule.max;
  }

  /**
   * Every distinct placement that fits.
   *
   * @param isMirrored whether mirrored poses are listed, too, where no rule decides that
   */
  list(isMirrored: boolean): Fit[] {
    if (this.#isMost) return [];
    const { neighborhood } = this.#conditions;
    const nearby = neighborhood && { neighborhood, schematic: this.#schematic };
    const poses = this.#poses(isMirrored);
    return listFits(this.#board, this.#schematic.hexes, poses, this.#conditions, nearby);
  }

  /** The number of placements that {@link list} lists. */
  count(isMirrored: boolean): number {
    if (this.#isMost) return 0;
    if (this.#conditions.neighborhood) return this.list(isMirrored).length;
    return countFits(this.#board, this.#schematic.hexes, this.#poses(isMirrored), this.#conditions);
  }

  /** Every segment that keeps a placement from its place, once for each reason; none when it fits there. */
  explain(at: Hex, pose: Pose): StandingBlocked[] {
    const hexes = orient(this.#schematic.hexes, pose);
    const nearby = { schematic: this.#schematic, pose };
    const blocked: StandingBlocked[] = explainFit(this.#board, hexes, at, this.#conditions, {
      nearby,
      areAllListed: true,
    });
    const first = firstSegment(hexes, at);
    if (first && this.#rule && !allowsPose(this.#rule, pose)) blocked.push({ ...first, reason: 'pose' });
    if (first && this.#isMost) blocked.push({ ...first, reason: 'max' });
    return blocked;
  }

  #poses(isMirrored: boolean): PoseRules {
    return this.#rule ?? (isMirrored ? ANY_POSE : UNMIRRORED);
  }
}

/** The rule of a city's recipe for a schematic. */
export function ruleOf({ recipe }: City, { id }: Schematic): SchematicRule | undefined {
  return recipe?.schematics.find((rule) => rule.id === id);
}

function allowsPose({ rotations, shifts, mirror }: PoseRules, pose: Pose): boolean {
  return rotations.includes(pose.rotation) && shifts.includes(pose.shift) && (mirror || !pose.mirror);
}

/** The board of a city on which ground of the kinds that its recipe names as rest is free land. */
function withoutRest({ recipe, ground = [] }: City, board: Board): Board {
  if (!recipe?.rest || board.ground_hex === null) return board;
  const free = without(groundPlane(board, ground, new Set(Object.values(recipe.rest).flat())));
  return { ...board, mask_hex: board.mask_hex.map(free), ground_hex: board.ground_hex.map(free) };
}
