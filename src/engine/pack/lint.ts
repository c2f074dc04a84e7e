import type { Library } from '../city/library.ts';
import { generate } from '../generate/generate.ts';
import type { CancelSignal } from '../generate/progress.ts';
import { RULE_DEFAULTS, type Recipe } from '../recipe/recipe.ts';
import { distinctPoses } from '../schematic/distinct.ts';
import { poseIndex } from '../schematic/pose-group.ts';
import type { Pose } from '../schematic/pose.ts';
import { poseBetween } from '../schematic/same-shape.ts';
import type { Schematic } from '../schematic/schematic.ts';
import { TESTED_SEEDS } from './pack.ts';

/** Something about the schematics of a pack that is allowed, and is probably a mistake. */
export type PackFinding =
  /** A pose makes the schematic the same as another one before it. */
  | { readonly kind: 'double'; readonly schematic: string; readonly of: string }
  /** No city has it. */
  | { readonly kind: 'never-placed'; readonly schematic: string }
  /** No city has it in these of its distinct poses. */
  | { readonly kind: 'unused-poses'; readonly schematic: string; readonly poses: readonly Pose[] };

/** The schematics that a pose without mirroring makes the same as one before them, the conditions around them included. */
export function findDoubles(schematics: readonly Schematic[]): PackFinding[] {
  return schematics.flatMap((schematic, index): PackFinding[] => {
    const first = schematics.slice(0, index).find((before) => {
      const pose = poseBetween(before, schematic);
      return pose !== null && !pose.mirror;
    });
    return first ? [{ kind: 'double', schematic: schematic.id, of: first.id }] : [];
  });
}

export interface UnusedOptions {
  /** Tested many times a second; an error that it throws ends the search. */
  readonly signal?: CancelSignal;
  /** Called after each city with the number of cities made. */
  readonly onCity?: (made: number) => void;
}

/**
 * The schematics, and poses of them, that none of the cities of seeds 1 to {@link TESTED_SEEDS} of a recipe has. Those
 * without a rule of the recipe get one of weight 1, all in the same cities.
 *
 * @param library with the schematics
 */
export function findUnused(
  recipe: Recipe,
  library: Library,
  schematics: readonly Schematic[],
  { signal, onCity = () => {} }: UnusedOptions = {},
): PackFinding[] {
  const ruled = new Set(recipe.schematics.map(({ id }) => id));
  const added = schematics.filter(({ id }) => !ruled.has(id)).map(({ id }) => ({ id, ...RULE_DEFAULTS }));
  const rules = [...recipe.schematics, ...added];
  const used = new Map(schematics.map(({ id }) => [id, new Set<number>()]));
  for (let seed = 1; seed <= TESTED_SEEDS; seed++) {
    const city = generate({ ...recipe, schematics: rules, seed }, library, signal && { signal });
    if (city.ok)
      for (const placement of city.value.placements) used.get(placement.schematic)?.add(poseIndex(placement));
    onCity(seed);
  }
  return schematics.flatMap(({ id, hexes, around }): PackFinding[] => {
    const seen = used.get(id)!;
    if (seen.size === 0) return [{ kind: 'never-placed', schematic: id }];
    const { rotations, shifts, mirror } = rules.find((rule) => rule.id === id)!;
    const poses = distinctPoses(hexes, { rotations, shifts, mirror }, around)
      .filter(
        ({ pose, equal }) => ![pose, ...equal.map((one) => one.pose)].some((one) => seen.has(poseIndex(one))),
      )
      .map(({ pose }) => pose);
    return poses.length === 0 ? [] : [{ kind: 'unused-poses', schematic: id, poses }];
  });
}
