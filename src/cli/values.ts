import { InvalidArgumentError } from 'commander';
import type { Direction, Hex } from '../engine/hex/hex.ts';
import type { IslandAlgorithm } from '../engine/land/island.ts';
import { MAX_LAND_COORDINATE, MAX_LAND_HEXES, MAX_LAND_RADIUS } from '../engine/land/row.ts';
import type { Shift } from '../engine/segment/shift.ts';
import { MAX_COLUMNS } from '../formats/text-map/names.ts';
import { MAX_SCALE, MIN_SCALE } from '../formats/svg/size.ts';
import { parseChoice } from './choice.ts';
import { MAX_METERS, MIN_METERS } from '../formats/gltf/options.ts';
import { EXPORTS, type ExportFormat } from './export-formats.ts';

/** Parses an integer in a range. */
export function parseInteger(text: string, min: number, max: number): number {
  const value = /^[+-]?\d{1,16}$/.test(text) ? Number(text) + 0 : NaN;
  if (!(value >= min && value <= max))
    throw new InvalidArgumentError(`It must be an integer ${min}..${max}.`);
  return value;
}

export function parseSeed(text: string): number {
  return parseInteger(text, 0, 0xffffffff);
}

/** A range of seeds, from the first to the last. */
export interface SeedRange {
  readonly first: number;
  readonly last: number;
}

/** Parses a range of seeds: `A-B`, or a single seed. */
export function parseSeeds(text: string): SeedRange {
  const [first = '', last = first, ...rest] = text.split('-');
  if (rest.length > 0) throw new InvalidArgumentError('It must be two seeds with a hyphen, such as 1-100.');
  const range = { first: parseSeed(first.trim()), last: parseSeed(last.trim()) };
  if (range.first > range.last)
    throw new InvalidArgumentError('The first seed must not be greater than the last.');
  return range;
}

/** A part of a bake that one machine makes alone: shard `index` of `of`, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** Parts of a bake, and threads, that anybody could mean. */
const MOST_SHARDS = 1_000_000;
const MOST_WORKERS = 1024;

/** Parses a part of a bake: `I/N`. */
export function parseShard(text: string): Shard {
  const [index = '', of = '', ...rest] = text.split('/');
  if (rest.length > 0 || of === '')
    throw new InvalidArgumentError('It must be the number of the part and of all parts, such as 2/3.');
  const shard = { index: parseInteger(index, 1, MOST_SHARDS), of: parseInteger(of, 1, MOST_SHARDS) };
  if (shard.index > shard.of) throw new InvalidArgumentError('There are not so many parts.');
  return shard;
}

export function parseWorkers(text: string): number {
  return parseInteger(text, 1, MOST_WORKERS);
}

export function parseRotation(text: string): Direction {
  return parseInteger(text, 0, 5) as Direction;
}

export function parseShift(text: string): Shift {
  return parseInteger(text, -1, 1) as Shift;
}

export function parseRadius(text: string): number {
  return parseInteger(text, 0, MAX_LAND_RADIUS);
}

/** Parses a number of hexes: of land, or along a side of it. */
export function parseHexes(text: string): number {
  return parseInteger(text, 1, MAX_LAND_HEXES);
}

export function parseAlgorithm(text: string): IslandAlgorithm {
  return parseInteger(text, 1, 5) as IslandAlgorithm;
}

/** Parses a hex: `Q,R` in axial coordinates. */
export function parseHex(text: string): Hex {
  const [q, r, ...rest] = text.split(',');
  if (q === undefined || r === undefined || rest.length > 0)
    throw new InvalidArgumentError('It must be two integers with a comma between them, such as -1,2.');
  const axis = (part: string) => parseInteger(part.trim(), -MAX_LAND_COORDINATE, MAX_LAND_COORDINATE);
  return { q: axis(q), r: axis(r) };
}

export function parseColumns(text: string): number {
  return parseInteger(text, 1, MAX_COLUMNS);
}

/** Parses a scale in pixels per side length. */
export function parseScale(text: string): number {
  return parseNumber(text, MIN_SCALE, MAX_SCALE);
}

/** Parses a scale in meters per side length. */
export function parseMeters(text: string): number {
  return parseNumber(text, MIN_METERS, MAX_METERS);
}

function parseNumber(text: string, min: number, max: number): number {
  const value = /^\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : NaN;
  if (!(value >= min && value <= max)) throw new InvalidArgumentError(`It must be a number ${min}..${max}.`);
  return value;
}

export function parseExport(text: string): ExportFormat {
  return parseChoice(text, EXPORTS);
}
