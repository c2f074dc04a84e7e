import type { Library } from '../../engine/city/library.ts';
import type { Given } from '../../engine/generate/given.ts';
import type { Recipe } from '../../engine/recipe/recipe.ts';

/** The input of the cities of a sheet. Their recipes differ by the seed alone. */
export interface SeedJob {
  readonly recipe: Recipe;
  readonly library: Library;
  /** The placements that stay in each of the cities. */
  readonly given: Given;
  /** Names of measures that are worked out beside the usual figures: `near(castle, gate)`. */
  readonly measures?: readonly string[];
}

/** How the pictures of a sheet are drawn. */
export interface SheetLook {
  /** In device pixels. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` of what lies outside, of free land, and of each kind of the library. */
  readonly colors: readonly string[];
}

/** The statistics of one city of a sheet. */
export interface SeedStatistics {
  readonly hexes: number;
  /** Segments that placements cover. */
  readonly covered: number;
  /** Share of the segments of the land that are covered, 0..1. */
  readonly coverage: number;
  readonly placements: number;
  readonly districts: number;
  readonly buildings: number;
  /** By id of schematic; those that were not placed are left out. */
  readonly perSchematic: ReadonlyMap<string, number>;
  /** Buildings by id of kind; those that are not there are left out. */
  readonly perKind: ReadonlyMap<string, number>;
  /** The measures that the job asks for, by name; `null` where a city has no such number. */
  readonly measures: Readonly<Record<string, number | null>>;
  /** The figures of a town; `null` for a city without streets, walls or other ground. */
  readonly town: SeedTown | null;
}

/** The figures of a town of a sheet. */
export interface SeedTown {
  readonly publicAreas: number;
  readonly landAreas: number;
  readonly doors: number;
  readonly doorsReached: number;
  /** Walls that are closed, of all `walls`. */
  readonly wallsClosed: number;
  readonly walls: number;
  /** Segments of streets. */
  readonly streets: number;
  /** Mean number of segments of a block, rounded as a measure of an atlas. */
  readonly meanBlock: number;
  /** Steps on streets by steps over all land, mean of all doors; NaN without doors. */
  readonly meanDetour: number;
}

/** The extent of the cities of a sheet, in side lengths: the scale of all pictures follows from it. */
export interface SheetExtent {
  readonly width: number;
  readonly height: number;
}
