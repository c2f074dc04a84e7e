import type { Hex } from '../hex/hex.ts';
import type { Recipe } from '../generate/recipe.ts';
import type { LandRow } from '../land/row.ts';
import type { Kind } from '../schematic/kind.ts';
import type { Pose } from '../schematic/pose.ts';
import type { Schematic } from '../schematic/schematic.ts';

/** A schematic in a pose at a hex of a city. */
export interface Placement extends Hex, Pose {
  /** Positive, unique in its city. */
  readonly id: number;
  /** Id of the schematic. */
  readonly schematic: string;
  /** Whether generating leaves it as it is. */
  readonly locked: boolean;
}

/** A connected part of the land and the sort of district it is. */
export interface District {
  /** Positive, unique in its city. */
  readonly id: number;
  readonly group: string;
  readonly rows: readonly LandRow[];
}

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
