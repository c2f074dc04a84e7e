import { CONDITION_DEFAULTS, type ConditionRule } from '../fit/conditions.ts';
import type { Direction } from '../hex/hex.ts';
import type { IslandAlgorithm } from '../land/island.ts';
import type { CoastForm } from '../land/coast.ts';
import type { LandRow } from '../land/row.ts';
import type { RestRecipe, RiverRecipe, StreetRecipe, WallRecipe } from './town.ts';
import type { Shift } from '../segment/shift.ts';

/**
 * The land, districts, seed and rules that a city is generated from. The same version of Sixfold makes the same city of
 * the same recipe, kinds and schematics, byte for byte.
 */
export interface Recipe {
  /** 0..4294967295 */
  readonly seed: number;
  readonly land: LandRecipe;
  readonly districts: DistrictRecipe;
  /** One rule per schematic; no id twice. */
  readonly schematics: readonly SchematicRule[];
  readonly fill: FillRecipe;
  readonly rivers?: RiverRecipe;
  readonly walls?: readonly WallRecipe[];
  readonly streets?: StreetRecipe;
  readonly rest?: RestRecipe;
  /** `all`: public and free ground is in one piece for each connected part of the land, and every door is on it. */
  readonly reach?: 'all';
  /** Any data of the user; Sixfold keeps it unchanged. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** The land of a recipe: one of five shapes. */
export type LandRecipe =
  | { readonly shape: 'hexagon'; readonly radius: number }
  /** A rectangle in odd-q offset coordinates, its first column and row at hex (0, 0). */
  | { readonly shape: 'rectangle'; readonly columns: number; readonly rows: number }
  | { readonly shape: 'island'; readonly algorithm: IslandAlgorithm; readonly hexes: number }
  | { readonly shape: 'coast'; readonly hexes: number; readonly form: CoastForm }
  | { readonly shape: 'rows'; readonly rows: readonly LandRow[] };

/** The way in which a recipe divides its land into districts. */
export type DistrictRecipe =
  | { readonly method: 'none' }
  | {
      readonly method: 'schelling';
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
      readonly maxSteps: number;
    }
  | {
      readonly method: 'growth';
      readonly groups: readonly string[];
      readonly shares?: readonly number[];
      /** Number of hexes in the core of a territory; the hexes around the core belong to the territory, too. */
      readonly core: number;
      /** Least number of hexes in a territory; smaller ones join their largest neighbor. */
      readonly min: number;
      readonly arrange: 'center-out' | 'random';
    };

export type SchellingRecipe = Extract<DistrictRecipe, { readonly method: 'schelling' }>;
export type GrowthRecipe = Extract<DistrictRecipe, { readonly method: 'growth' }>;

/** The rule of a recipe for one schematic, with every default filled in. */
export interface SchematicRule extends ConditionRule {
  /** How often the schematic is drawn, compared with the others; > 0. */
  readonly weight: number;
  readonly min: number;
  /** Largest number of placements; `null` for no limit. */
  readonly max: number | null;
  readonly rotations: readonly Direction[];
  readonly shifts: readonly Shift[];
  readonly mirror: boolean;
  /** `district`: all placements in one district lie along one direction. */
  readonly align?: 'district';
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
  readonly method: 'weighted' | 'largest-first';
  /** Stop once this share of the land's segments is covered; 1 means until nothing fits. */
  readonly coverage: number;
  /** Share of the segments of a group at which it gets no more placements; then `coverage` is 1. */
  readonly coverageOf?: Readonly<Record<string, number>>;
}

/** Schelling's table as published: same-group neighbors needed for 0..6 occupied neighbors. */
export const SAME_GROUP_NEEDED: readonly number[] = [0, 1, 1, 2, 2, 2, 3];
