import type { District } from '../land/district.ts';
import type { Placement } from '../schematic/placement.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { LandRow } from '../land/row.ts';
import type { Kind } from '../schematic/kind.ts';
import type { Schematic } from '../schematic/schematic.ts';

/** Land, districts and placements, with the kinds and schematics that they use. */
export interface City {
  /** What made it: `sixfold` and a version. */
  readonly engine: string;
  /** The recipe that it was generated from; `null` for a city made by hand. */
  readonly recipe: Recipe | null;
  /** The kinds on its segments, in the order of the library. */
  readonly kinds: readonly Kind[];
  /** The schematics of its placements, sorted by id. */
  readonly schematics: readonly Schematic[];
  /** Runs sorted by r then q, as long as can be. */
  readonly land: readonly LandRow[];
  /** Sorted by id. */
  readonly districts: readonly District[];
  /** Sorted by id. */
  readonly placements: readonly Placement[];
  /** Free for users: kept as it is. */
  readonly meta?: Readonly<Record<string, unknown>>;
}
