/** The types of the values that both entries of the package read, write and make. */

export type { City, CityWall } from '../engine/city/city.ts';
export type { ConditionRule } from '../engine/fit/conditions.ts';
export type { GroupsRule } from '../engine/fit/groups.ts';
export type { AlignRule } from '../engine/fit/align.ts';
export type { NearnessRule } from '../engine/fit/near.ts';
export type { DistanceMiss, NearRule } from '../engine/fit/near-rule.ts';
export type { SpacingRule } from '../engine/fit/spacing.ts';
export type { Direction, Hex } from '../engine/hex/hex.ts';
export type { CoastForm, CoastLand } from '../engine/land/coast.ts';
export type { District } from '../engine/land/district.ts';
export type { IslandAlgorithm } from '../engine/land/island.ts';
export type { OpenSide } from '../engine/land/open-side.ts';
export type { LandRow } from '../engine/land/row.ts';
export type { Problem, Result } from '../engine/problem.ts';
export type {
  DistrictRecipe,
  FillRecipe,
  LandRecipe,
  Recipe,
  SchematicRule,
} from '../engine/recipe/recipe.ts';
export type {
  GateRecipe,
  RestRecipe,
  RiverRecipe,
  StreetEnd,
  StreetRecipe,
  WallRecipe,
} from '../engine/recipe/town.ts';
export type { Blocks, FootprintRule, Kind } from '../engine/schematic/kind.ts';
export type { Edge, KindLook, Roof, Surface } from '../engine/schematic/kind-look.ts';
export type { Placement } from '../engine/schematic/placement.ts';
export type { Pose } from '../engine/schematic/pose.ts';
export type { PaintedHex, Schematic, Six } from '../engine/schematic/schematic.ts';
export type { Segment, SegmentIndex } from '../engine/segment/segment.ts';
export type { Shift } from '../engine/segment/shift.ts';
