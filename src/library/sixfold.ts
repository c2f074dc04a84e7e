/**
 * Sixfold for games and tools: hexagonal cities of hand-drawn pieces. All values are plain data; everything is exact
 * and gives the same result everywhere; bad data is reported as a value, with its place and reason.
 *
 * @packageDocumentation
 */

export { builtInLibrary, presets } from './built-in.computed.ts';
export { allFits, why, type FitOptions } from './fits.ts';
export { generate, reroll, type Generated, type RerollOptions, type WatchOptions } from './generate.ts';
export { cityBuildings, cityHexes, type CityBuilding, type CityDoor, type CityHex } from './laid-out.ts';
export { orient } from './orient.ts';
export { distinctPoses, type PoseOptions } from './poses.ts';
export { reach } from './reach.ts';
export { survey, type SurveyOptions } from './survey.ts';
export { readCity } from '../formats/city/read.ts';
export { readRecipe } from '../formats/recipe/read.ts';
export { writeCity } from './file-writers.ts';

export type * from './types.ts';
export type { PresetName } from './built-in-files.ts';
export type { Library } from '../engine/city/library.ts';
export type { CityReach as Reach } from '../engine/city/reach.ts';
export type { Fit } from '../engine/fit/all.ts';
export type { Blocked } from '../engine/fit/explain.ts';
export type { Reason } from '../engine/fit/conditions.ts';
export type { StandingBlocked as BlockedSegment } from '../engine/generate/standing-fits.ts';
export type { NearestMiss } from '../engine/generate/nearest-miss.ts';
export type { CancelSignal, OnProgress, Progress } from '../engine/generate/progress.ts';
export type { GenerationReport, SchematicReport } from '../engine/generate/report.ts';
export type { RerollRegion } from '../engine/generate/reroll-region.ts';
export type { CitySurvey, FailedSurvey, SurveyLine } from '../formats/city/survey.ts';
