import * as v from 'valibot';
import { quote, type PathKey } from '../json/path.ts';
import { MAX_GROUP, MAX_LINK, MAX_PROBLEMS } from '../limits.ts';
import { atMost, characters, moreIssue, stopsEarly } from './bounds.ts';
import { listVersions, VERSION, VERSIONS } from './header.ts';

/*
 * The building blocks of all validators. A validator's message is the phrase after "expected"; `toProblems` adds the
 * phrase after "found".
 */

/** An integer in a range, both ends included. */
export function integer(min: number, max: number) {
  const expected = `an integer ${min}..${max}`;
  return v.pipe(
    v.number(expected),
    v.integer(expected),
    v.minValue(min, expected),
    v.maxValue(max, expected),
  );
}

/** A number in a range, both ends included. */
export function share(min: number, max: number) {
  const expected = `a number ${min}..${max}`;
  return v.pipe(v.number(expected), v.minValue(min, expected), v.maxValue(max, expected));
}

/** Largest weight: even the sum of the most weights of a recipe is finite and precise. */
const MAX_WEIGHT = 1e9;

/** A weight: a number above 0. */
export function weight() {
  const expected = `a number above 0, at most ${MAX_WEIGHT}`;
  return v.pipe(v.number(expected), v.gtValue(0, expected), v.maxValue(MAX_WEIGHT, expected));
}

/** A text of at most so many characters. */
export function text(most: number) {
  return v.pipe(v.string('a string'), characters(most));
}

export function flag() {
  return v.boolean('true or false');
}

/** The id of a kind or schematic; `or` names in messages what else is allowed. */
export function id(or = '') {
  const expected = `an id (a lower-case letter, then at most 63 of a-z, 0-9 and "-")${or}`;
  return v.pipe(v.string(expected), v.regex(/^[a-z][a-z0-9-]{0,63}$/, expected));
}

/** The name of a group of districts. */
export function group() {
  const expected = `a group: 1 to ${MAX_GROUP} characters`;
  return v.pipe(v.string(expected), v.minLength(1, expected), characters(MAX_GROUP, expected));
}

/** One of a few strings. */
export function oneOf<const T extends readonly string[]>(options: T) {
  return v.picklist(options, `one of ${options.map((option) => `"${option}"`).join(', ')}`);
}

/** Exactly one value. */
export function only<const T extends string | number>(value: T) {
  return v.literal(value, JSON.stringify(value));
}

/** The version of a file. */
export function version() {
  return v.pipe(
    v.picklist(VERSIONS, listVersions(VERSIONS)),
    v.description('1, or 2 or 3 for a file that uses what that version added.'),
  );
}

/**
 * The same form, except that a file must have nothing that its version does not know.
 *
 * @param neededBy the lowest version that knows all that a file has
 */
export function versioned<T extends v.GenericSchema<unknown, { readonly version?: number | undefined }>>(
  form: T,
  neededBy: (file: v.InferOutput<T>) => number,
): T {
  const check = rule<v.InferOutput<T>>((file, report) => {
    const { version = VERSION } = file;
    const needed = neededBy(file);
    if (version < needed)
      report(
        ['version'],
        `expected ${needed}, because the file uses what version ${version} does not have, found ${version}`,
      );
  });
  return v.pipe(form, check) as unknown as T;
}

/** The place of the schema of a file, which editors of JSON read. */
export function schemaLink() {
  return v.optional(v.pipe(text(MAX_LINK), v.description('Where the schema of the file is.')));
}

/** An array of at most `most` elements; `what` names them in the plural. */
export function list<T extends v.GenericSchema>(item: T, what: string, most: number) {
  const expected = `at most ${most} ${what}`;
  const array = stopsEarly(v.array(item, `an array of ${what}`));
  return v.pipe(atMost(array, most, expected), v.maxLength(most, expected));
}

/** An array of exactly `length` elements. */
export function exactly<T extends v.GenericSchema>(length: number, item: T, expected: string) {
  return v.pipe(atMost(v.array(item, expected), length, expected), v.length(length, expected));
}

/** An array of exactly six, one per segment. */
export function six<T extends v.GenericSchema>(item: T, what: string) {
  return exactly(6, item, `an array of six ${what}`);
}

/** An object with these members and no others. */
export function strict<const T extends v.ObjectEntries>(entries: T) {
  return v.strictObject(entries, (issue) => {
    const path = issue.path as readonly v.IssuePathItem[] | undefined;
    const item = path?.[0];
    if (issue.expected !== 'never' || item?.type !== 'object') return 'an object';
    const unknown = Object.keys(item.input).filter((key) => !Object.hasOwn(entries, key));
    return unknownKeys(unknown, Object.keys(entries));
  });
}

function unknownKeys(unknown: readonly string[], known: readonly string[]): string {
  const names = unknown.slice(0, 5).map((key) => JSON.stringify(key.slice(0, 40)));
  const more = unknown.length > names.length ? ' and more' : '';
  return `${unknown.length === 1 ? 'unknown key' : 'unknown keys'} ${names.join(', ')}${more}; known are ${known.join(', ')}`;
}

/** Description of `meta` in the schemas. */
export const META =
  'Any data of the user, written back unchanged. Refused when reading would change a number or the place of a key.';

/** The `meta` of a file: any object with data of the user, kept unchanged. */
export function meta() {
  return v.custom<Record<string, unknown>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'an object',
  );
}

/** Reports a problem at `keys` below the tested value; `message` is a whole sentence. */
export type Report = (keys: readonly PathKey[], message: string) => void;

/** A rule about a value as a whole, tested when all its parts have the right types. */
export function rule<T>(test: (value: T, report: Report) => void) {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    let reports = 0;
    test(dataset.value, (keys, message) => {
      if (++reports > MAX_PROBLEMS) return;
      const path = keys.map(
        (key) => ({ type: 'unknown', origin: 'value', input: null, key, value: null }) as const,
      );
      const [first, ...rest] = path;
      addIssue(first ? { message, path: [first, ...rest] } : { message });
    });
    if (reports > MAX_PROBLEMS)
      (dataset.issues as v.BaseIssue<unknown>[]).push(moreIssue(reports - MAX_PROBLEMS, false));
  });
}

/** The rule that no two items of a list have the same `key`; `what` names the key. */
export function unique<T>(what: string, key: (item: T) => string | number, member?: string) {
  return rule<T[]>((items, report) => {
    const seen = new Map<string | number, number>();
    items.forEach((item, index) => {
      const value = key(item);
      const first = seen.get(value);
      if (first === undefined) seen.set(value, index);
      else
        report(
          member === undefined ? [index] : [index, member],
          `${what} ${typeof value === 'string' ? quote(value) : value} is taken already, by element ${first}`,
        );
    });
  });
}
