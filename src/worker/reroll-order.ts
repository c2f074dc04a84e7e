import type { Library } from '../engine/city/library.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import type { RerolledCity, RerollRegion } from '../engine/generate/reroll-region.ts';

/** An order to reroll a part of a city, see `reroll`. */
export interface RerollOrder {
  readonly city: RerolledCity;
  readonly recipe: Recipe;
  readonly library: Library;
  readonly region: RerollRegion;
  readonly roll: number;
  readonly versionOf: ReadonlyMap<string, string>;
  readonly firstId: number;
}
