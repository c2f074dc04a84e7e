import { createHash } from 'node:crypto';
import { ENGINE } from '../../engine/version.ts';
import { writeRecipe } from '../../formats/recipe/write.ts';
import type { SeedRange } from '../values.ts';
import type { BakeJob, BakePlan } from './plan.ts';

/** The outcome of a bake. */
export interface BakeResult {
  /** Seeds with a city. */
  readonly cities: number;
  /** Seeds without one. */
  readonly failed: number;
  /** `sha256:` and the SHA-256 of the digests of all seeds, a line each, `none` where there is no city. */
  readonly digest: string;
}

/**
 * The contents of `bake.json`. Equal contents but for the result make an equal atlas, byte for byte, so that shards on
 * other machines have the same file.
 */
export interface BakeFile {
  readonly format: 'sixfold/bake';
  readonly version: 1;
  readonly engine: string;
  /** The first and the last seed. */
  readonly seeds: readonly [number, number];
  /** Seeds of a batch. */
  readonly batch: number;
  /** Number of shards that it was begun in; absent without any. */
  readonly shards?: number;
  /** Whether the cities are kept. */
  readonly cities: boolean;
  /** The names of the measures in each line; absent without any. */
  readonly measures?: readonly string[];
  /** `sha256:` and the SHA-256 of the kinds and schematics. */
  readonly library: string;
  /** The recipe as its file has it, with seed 0. */
  readonly recipe: object;
  /** `null` as long as the atlas is not whole. */
  readonly result: BakeResult | null;
}

const NAME = 'sixfold/bake';

/** The `bake.json` of a bake that begins. */
export function newBakeFile(
  { recipe, library, cities, measures = [] }: BakeJob,
  { seeds, batch }: BakePlan,
  shards?: number,
): BakeFile {
  const { kinds, schematics } = library;
  return {
    format: NAME,
    version: 1,
    engine: ENGINE,
    seeds: [seeds.first, seeds.last],
    batch,
    ...(shards !== undefined && { shards }),
    cities,
    ...(measures.length > 0 && { measures: measures.map(({ name }) => name) }),
    library: `sha256:${createHash('sha256')
      .update(JSON.stringify([kinds, schematics]))
      .digest('hex')}`,
    recipe: JSON.parse(writeRecipe({ ...recipe, seed: 0 })) as object,
    result: null,
  };
}

export function writeBakeFile(file: BakeFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Reads the text of a `bake.json`; returns what is wrong with it, in words, when it is none. */
export function readBakeFile(text: string): BakeFile | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return `not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
  return isBakeFile(value) ? value : 'not the file of a bake, or of another version';
}

function isBakeFile(value: unknown): value is BakeFile {
  if (typeof value !== 'object' || value === null) return false;
  const { format, version, engine, seeds, batch, shards, cities, library, recipe, result } = value as {
    readonly [Name in keyof BakeFile]?: unknown;
  };
  return (
    format === NAME &&
    version === 1 &&
    typeof engine === 'string' &&
    Array.isArray(seeds) &&
    seeds.length === 2 &&
    seeds.every(isSeed) &&
    seeds[0]! <= seeds[1]! &&
    typeof batch === 'number' &&
    Number.isInteger(batch) &&
    batch > 0 &&
    (shards === undefined || (typeof shards === 'number' && Number.isInteger(shards) && shards > 0)) &&
    typeof cities === 'boolean' &&
    typeof library === 'string' &&
    typeof recipe === 'object' &&
    recipe !== null &&
    (result === null || (typeof result === 'object' && 'digest' in result))
  );
}

function isSeed(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 0xffffffff;
}

export function planOf({ seeds: [first, last], batch }: BakeFile): BakePlan {
  const seeds: SeedRange = { first, last };
  return { seeds, batch };
}

/** The first difference of two bakes, in words: "$.recipe.land.radius: 14 there, 15 here". Their results and shards are not compared. */
export function differenceOf(there: BakeFile, here: BakeFile): string | null {
  const { result: _there, shards: _some, ...one } = there;
  const { result: _here, shards: _others, ...other } = here;
  return differenceIn(one, other, '$');
}

function differenceIn(there: unknown, here: unknown, path: string): string | null {
  if (isParts(there) && isParts(here) && Array.isArray(there) === Array.isArray(here)) {
    for (const key of new Set([...Object.keys(there), ...Object.keys(here)])) {
      const step = Array.isArray(there) ? `[${key}]` : `.${key}`;
      const found = differenceIn(there[key], here[key], `${path}${step}`);
      if (found !== null) return found;
    }
    return null;
  }
  return there === here ? null : `${path}: ${shown(there)} there, ${shown(here)} here`;
}

function isParts(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const MOST_SHOWN = 80;

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
