import type { Hex } from '../hex/hex.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Pose } from '../schematic/pose.ts';
import type { PaintedHex } from '../schematic/schematic.ts';

/** The license, author and other details of a pack, for people. */
export interface PackDetails {
  readonly name: string;
  readonly author: string;
  /** Under which others may use the pack: `CC BY 4.0`; empty when nothing is said. */
  readonly license: string;
  readonly description: string;
  /** The number or name of this state of the pack: `1.2`; empty when its author counts none. */
  readonly release: string;
}

/** Schematics that belong together, with the details, the order and the tests that their author gave them. */
export interface Pack extends PackDetails {
  readonly id: string;
  /** Id of the schematic that stands for the pack in pictures; `null` for the first one. */
  readonly cover: string | null;
  /** Ids of its schematics, in order, as the pack itself knows them. */
  readonly schematics: readonly string[];
  readonly tests: readonly PackTest[];
  /** Recipes of its own that tests name, no id twice; absent for none. */
  readonly recipes?: readonly PackRecipe[];
  /** Any data of the user; Sixfold keeps it unchanged. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** A recipe that a pack brings along. It names the pack's schematics by their ids in the pack. */
export interface PackRecipe {
  readonly id: string;
  readonly recipe: Recipe;
}

/** A place where a schematic must fit, or must not. */
export interface PlaceTest extends Hex, Pose {
  readonly kind: 'fits' | 'blocked';
  readonly name: string;
  readonly schematic: string;
  /** All land of the scene, each hex once, with the kind of each segment; `null` is free ground. The rest is sea. */
  readonly around: readonly PaintedHex[];
}

/** A recipe whose cities must have a schematic. */
export interface PlacedTest {
  readonly kind: 'placed';
  readonly name: string;
  readonly schematic: string;
  /** Id of a recipe of the pack, otherwise name of a preset: `walled-town`. */
  readonly recipe: string;
  /** Number of the cities of seeds 1 to {@link TESTED_SEEDS} that have it at least once. */
  readonly atLeast: number;
}

export type PackTest = PlaceTest | PlacedTest;

/** The pack's own recipe of an id; `undefined` when it has none, so that a preset is meant. */
export function recipeOfPack({ recipes = [] }: Pick<Pack, 'recipes'>, id: string): Recipe | undefined {
  return recipes.find((one) => one.id === id)?.recipe;
}

/** Number of seeds of a {@link PlacedTest}. */
export const TESTED_SEEDS = 100;
