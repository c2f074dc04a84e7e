import { CONDITION_DEFAULTS, type ConditionRule } from '../fit/conditions.ts';
import type { Direction } from '../hex/hex.ts';
import type { IslandAlgorithm } from '../land/island.ts';
import { goesOn, type CoastLand } from '../land/coast.ts';
import type { OpenSide } from '../land/open-side.ts';
import type { LandRow } from '../land/row.ts';
import type { RestRecipe, RiverRecipe, StreetRecipe, WallRecipe } from './town.ts';
import type { Shift } from '../segment/shift.ts';

/**
 * The land, districts, seed and rules that a city is generated from. The same version of Sixfold makes the same city of
 * the same recipe, kinds and schematics, byte for byte.
 */
export interface Recipe {
  /** The number that all chance follows from, 0..4294967295. */
  readonly seed: number;
  /** The hexes of the city; all others are sea. */
  readonly land: LandRecipe;
  /** The way in which the land is divided into districts. */
  readonly districts: DistrictRecipe;
  /** One rule per schematic; no id twice. */
  readonly schematics: readonly SchematicRule[];
  /** The way in which the land is filled once the minimums are met. */
  readonly fill: FillRecipe;
  /** Its rivers; none when absent. */
  readonly rivers?: RiverRecipe;
  /** Its walls; none when absent. */
  readonly walls?: readonly WallRecipe[];
  /** Its streets and lanes; none when absent. */
  readonly streets?: StreetRecipe;
  /** The ground where nothing stands at the end; free land when absent. */
  readonly rest?: RestRecipe;
  /** `all`: public and free ground is in one piece for each connected part of the land, and every door is on it. */
  readonly reach?: 'all';
  /** Any data of the user; Sixfold keeps it unchanged. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** The land of a recipe: one of five shapes, with at most 12,006,001 hexes. */
export type LandRecipe =
  /** All hexes within a radius, 0..2000, of hex (0, 0). */
  | { readonly shape: 'hexagon'; readonly radius: number }
  /** A rectangle in odd-q offset coordinates, its first column and row at hex (0, 0). */
  | { readonly shape: 'rectangle'; readonly columns: number; readonly rows: number }
  /** An island that one of five dice procedures grows. */
  | { readonly shape: 'island'; readonly algorithm: IslandAlgorithm; readonly hexes: number }
  /** Compact land with a smooth coast. */
  | ({ readonly shape: 'coast' } & CoastLand)
  /** Given land: drawn or imported, with the sides beyond which the country goes on. */
  | { readonly shape: 'rows'; readonly rows: readonly LandRow[]; readonly open?: readonly OpenSide[] };

/** Whether the country goes on beyond land of a recipe. */
export function hasCountry(land: LandRecipe): boolean {
  if (land.shape === 'rows') return (land.open?.length ?? 0) > 0;
  return land.shape === 'coast' && goesOn(land.form);
}

/** The way in which a recipe divides its land into districts. */
export type DistrictRecipe =
  /** No districts. */
  | { readonly method: 'none' }
  /** Hexes of groups that move until they are happy among their neighbors, as in Schelling's model. */
  | {
      readonly method: 'schelling';
      /** Names of the groups, each once. */
      readonly groups: readonly string[];
      /** A weight > 0 per group; all equal when absent. */
      readonly shares?: readonly number[];
      /** Share of hexes without a group at the start, 0..1. */
      readonly empty: number;
      /**
       * Number of neighbors of its own group that a hex needs to be happy, by the number 0..6 of its occupied
       * neighbors.
       */
      readonly same: readonly number[];
      /** Most steps before the districts are taken as they are, 0..100,000. */
      readonly maxSteps: number;
    }
  /** Territories that grow from their cores until the land is divided. */
  | {
      readonly method: 'growth';
      /** Names of the groups, each once. */
      readonly groups: readonly string[];
      /** A weight > 0 per group; all equal when absent. */
      readonly shares?: readonly number[];
      /** Number of hexes in the core of a territory; the hexes around the core belong to the territory, too. */
      readonly core: number;
      /** Least number of hexes in a territory; smaller ones join their largest neighbor. */
      readonly min: number;
      /** `center-out`: the first group gets the middle of the land, the last one its edge. */
      readonly arrange: 'center-out' | 'random';
    };

export type SchellingRecipe = Extract<DistrictRecipe, { readonly method: 'schelling' }>;
export type GrowthRecipe = Extract<DistrictRecipe, { readonly method: 'growth' }>;

/** The rule of a recipe for one schematic, with every default filled in. */
export interface SchematicRule extends ConditionRule {
  /** How often the schematic is drawn, compared with the others; > 0. */
  readonly weight: number;
  /** Least number of placements, 0 or more; a minimum that cannot be met is a problem. */
  readonly min: number;
  /** Largest number of placements; `null` for no limit. */
  readonly max: number | null;
  /** Allowed turns by 60° clockwise; at least one. */
  readonly rotations: readonly Direction[];
  /** Allowed shifts by one side length: -1 left, 0 none, 1 right; at least one. */
  readonly shifts: readonly Shift[];
  /** Whether mirrored poses are allowed beside the plain ones. */
  readonly mirror: boolean;
}

/** The defaults of every field of a rule but its id. */
export const RULE_DEFAULTS = {
  weight: 1,
  min: 0,
  max: null,
  rotations: [0, 1, 2, 3, 4, 5],
  shifts: [-1, 0, 1],
  mirror: false,
  ...CONDITION_DEFAULTS,
} as const satisfies Omit<SchematicRule, 'id'>;

/** The way in which the rest of a city is filled after the minimums are met. */
export interface FillRecipe {
  /**
   * `weighted`: draws a schematic by weight among those that still fit, then one of its places; `largest-first`: takes
   * schematics by descending size, each until it no longer fits.
   */
  readonly method: 'weighted' | 'largest-first';
  /** Stop once this share of the land's segments is covered; 1 means until nothing fits. */
  readonly coverage: number;
  /** Share of the segments of a group at which it gets no more placements; then `coverage` is 1. */
  readonly coverageOf?: Readonly<Record<string, number>>;
}

/** Most steps that Schelling's neighborhoods take, whatever a recipe says. */
export const MAX_SCHELLING_STEPS = 100_000;

/** Schelling's table as published: same-group neighbors needed for 0..6 occupied neighbors. */
export const SAME_GROUP_NEEDED: readonly number[] = [0, 1, 1, 2, 2, 2, 3];
