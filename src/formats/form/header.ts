import { failure, success, type Problem, type Result } from '../../engine/problem.ts';
import { parseJson } from '../json/parse.ts';
import { describeValue } from '../json/path.ts';
import { FILE_LIMITS, type JsonLimits } from '../limits.ts';

/** The values of `format`, one for each sort of file. */
export const FORMATS = [
  'sixfold/kinds',
  'sixfold/schematic',
  'sixfold/recipe',
  'sixfold/city',
  'sixfold/pack',
] as const;
export type FormatName = (typeof FORMATS)[number];

/** The newest version of all formats but packs, which this program writes where a file needs it. */
export const VERSION = 3;

/** The versions that this program reads. */
export const VERSIONS = [1, 2, VERSION] as const;

/** The newest version of packs. */
const PACK_VERSIONS = [1] as const;

/** Versions as words: `1`, `1 or 2`, `1, 2 or 3`. */
export function listVersions(versions: readonly number[]): string {
  return versions.join(', ').replace(/, (\d+)$/, ' or $1');
}

/** The problem of an object whose version is none of those known, the newest last. */
export function versionProblem(
  version: unknown,
  path: string,
  versions: readonly number[] = VERSIONS,
): Problem {
  const newest = versions.at(-1)!;
  const message =
    typeof version === 'number' && version > newest
      ? `version ${version} is newer than this program understands (${newest})`
      : `expected ${listVersions(versions)}, found ${describeValue(version)}`;
  return { path, message };
}

/**
 * The object in a JSON text, when its `format` is one of the `expected` ones and its `version` is one that is known. Its other
 * members are not checked.
 */
export function openFile(
  text: string,
  expected: readonly FormatName[],
  limits: JsonLimits = FILE_LIMITS,
): Result<{ readonly format: FormatName }> {
  const parsed = parseJson(text, limits);
  if (!parsed.ok) return parsed;
  const data = parsed.value;
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return failure([{ path: '$', message: `expected an object, found ${describeValue(data)}` }]);
  const { format, version } = data as { readonly format?: unknown; readonly version?: unknown };
  const name = expected.find((candidate) => candidate === format);
  if (name === undefined) {
    const names = expected.map((candidate) => `"${candidate}"`).join(', ');
    const message = `expected ${expected.length > 1 ? `one of ${names}` : names}, found ${describeValue(format)}`;
    return failure([{ path: '$.format', message }]);
  }
  const versions: readonly number[] = name === 'sixfold/pack' ? PACK_VERSIONS : VERSIONS;
  if (!versions.some((known) => known === version))
    return failure([versionProblem(version, '$.version', versions)]);
  return success(data as { readonly format: FormatName });
}
