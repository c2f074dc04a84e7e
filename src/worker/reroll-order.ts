import type { Library } from '../engine/city/library.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import type { Rolled, RollRegion } from '../engine/generate/reroll-region.ts';

/** An order to reroll a part of a city, see `rollAgain`. */
export interface RollOrder {
  readonly city: Rolled;
  readonly recipe: Recipe;
  readonly library: Library;
  readonly region: RollRegion;
  readonly roll: number;
  readonly versionOf: ReadonlyMap<string, string>;
  readonly firstId: number;
}
