/**
 * Sixfold for games and tools: hexagonal cities of hand-drawn pieces. All values are plain data; everything is exact
 * and gives the same result everywhere; bad data is told as a value, with its place and reason.
 *
 * @packageDocumentation
 */

export { builtInLibrary, presets } from './built-in.computed.ts';
export { allFits, why, type BlockedSegment, type Place } from './fits.ts';
export { generate, rollAgain, type Generated, type RollOptions, type WatchOptions } from './generate.ts';
export { orient } from './orient.ts';
export { distinctPoses, type PoseOptions } from './poses.ts';
export { reach, type Reach } from './reach.ts';
export { survey } from './survey.ts';
export { readCity } from '../formats/city/read.ts';
export { readRecipe } from '../formats/recipe/read.ts';
export { writeCity } from '../formats/city/write.ts';

export type { City, CityWall } from '../engine/city/city.ts';
export type { Library } from '../engine/city/library.ts';
export type { Reason } from '../engine/fit/conditions.ts';
export type { NearestMiss } from '../engine/generate/nearest-miss.ts';
export type { CancelSignal, OnProgress, Progress } from '../engine/generate/progress.ts';
export type { GenerationReport, SchematicReport } from '../engine/generate/report.ts';
export type { RerollRegion } from '../engine/generate/reroll-region.ts';
export type { Direction, Hex } from '../engine/hex/hex.ts';
export type { District } from '../engine/land/district.ts';
export type { LandRow } from '../engine/land/row.ts';
export type { Problem, Result } from '../engine/problem.ts';
export type {
  DistrictRecipe,
  FillRecipe,
  LandRecipe,
  Recipe,
  SchematicRule,
} from '../engine/recipe/recipe.ts';
export type { RestRecipe, RiverRecipe, StreetRecipe, WallRecipe } from '../engine/recipe/town.ts';
export type { Kind } from '../engine/schematic/kind.ts';
export type { Placement } from '../engine/schematic/placement.ts';
export type { Pose } from '../engine/schematic/pose.ts';
export type { PaintedHex, Schematic, Six } from '../engine/schematic/schematic.ts';
export type { Segment } from '../engine/segment/segment.ts';
export type { SurveyLine } from '../formats/city/survey.ts';
