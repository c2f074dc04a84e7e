import type { Hex } from '../hex/hex.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Pose } from '../schematic/pose.ts';
import type { PaintedHex } from '../schematic/schematic.ts';

/** The license, author and other details of a pack, for people. */
export interface PackDetails {
  /** Name for people. */
  readonly name: string;
  /** Its author, for people; may be empty. */
  readonly author: string;
  /** Under which others may use the pack: `CC BY 4.0`; empty when nothing is said. */
  readonly license: string;
  /** Text for people; may be empty. */
  readonly description: string;
  /** The number or name of this state of the pack: `1.2`; empty when its author counts none. */
  readonly release: string;
}

/** Schematics that belong together, with the details, the order and the tests that their author gave them. */
export interface Pack extends PackDetails {
  /** `[a-z][a-z0-9-]{0,63}`. */
  readonly id: string;
  /** Id of the schematic that stands for the pack in pictures; `null` for the first one. */
  readonly cover: string | null;
  /** Ids of its schematics, in order, as the pack itself knows them. */
  readonly schematics: readonly string[];
  /** Scenes that its schematics must fit into, or not, and recipes whose cities must have them. */
  readonly tests: readonly PackTest[];
  /** Recipes of its own that tests name, no id twice; absent for none. */
  readonly recipes?: readonly PackRecipe[];
  /** Any data of the user; Sixfold keeps it unchanged. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** A recipe that a pack brings along. It names the pack's schematics by their ids in the pack. */
export interface PackRecipe {
  /** Its name in the pack. */
  readonly id: string;
  /** The recipe. */
  readonly recipe: Recipe;
}

/** A place where a schematic must fit, or must not. */
export interface PlaceTest extends Hex, Pose {
  /** Whether the schematic must fit there, or must not. */
  readonly kind: 'fits' | 'blocked';
  /** Name for people. */
  readonly name: string;
  /** Id of the schematic, in the pack. */
  readonly schematic: string;
  /** All land of the scene, each hex once, with the kind of each segment; `null` is free ground. The rest is sea. */
  readonly around: readonly PaintedHex[];
}

/** A recipe whose cities must have a schematic. */
export interface PlacedTest {
  /** Tells it from a {@link PlaceTest}. */
  readonly kind: 'placed';
  /** Name for people. */
  readonly name: string;
  /** Id of the schematic, in the pack. */
  readonly schematic: string;
  /** Id of a recipe of the pack, otherwise name of a preset: `walled-town`. */
  readonly recipe: string;
  /** Number of the cities of seeds 1 to 100 that have it at least once. */
  readonly atLeast: number;
}

/** A test of a pack. */
export type PackTest = PlaceTest | PlacedTest;

/** The pack's own recipe of an id; `undefined` when it has none, so that a preset is meant. */
export function recipeOfPack({ recipes = [] }: Pick<Pack, 'recipes'>, id: string): Recipe | undefined {
  return recipes.find((one) => one.id === id)?.recipe;
}

/** Number of seeds of a {@link PlacedTest}. */
export const TESTED_SEEDS = 100;
