import * as v from 'valibot';
import type { PathKey } from '../json/path.ts';

/*
 * The building blocks of all our validators. A validator's message is the phrase after "expected"; what was found
 * is added by `toProblems`.
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

/** Largest weight: the sum of as many as can be stays an ordinary number. */
export const MAX_WEIGHT = 1e9;

/** A weight: a number above 0. */
export function weight() {
  const expected = `a number above 0, at most ${MAX_WEIGHT}`;
  return v.pipe(v.number(expected), v.gtValue(0, expected), v.maxValue(MAX_WEIGHT, expected));
}

export function text() {
  return v.string('a string');
}

export function flag() {
  return v.boolean('true or false');
}

/** The id of a kind or schematic; `or` is said in messages when something else is allowed too. */
export function id(or = '') {
  const expected = `an id (a lower-case letter, then at most 63 of a-z, 0-9 and "-")${or}`;
  return v.pipe(v.string(expected), v.regex(/^[a-z][a-z0-9-]{0,63}$/, expected));
}

/** The name of a group of districts. */
export function group() {
  const expected = 'a group: 1 to 64 characters';
  return v.pipe(v.string(expected), v.minLength(1, expected), v.maxLength(64, expected));
}

/** One of a few strings. */
export function oneOf<const T extends readonly string[]>(options: T) {
  return v.picklist(options, `one of ${options.map((option) => `"${option}"`).join(', ')}`);
}

/** Exactly one value. */
export function only<const T extends string | number>(value: T) {
  return v.literal(value, JSON.stringify(value));
}

/** An array of `what` (in the plural), of any length. */
export function list<T extends v.GenericSchema>(item: T, what: string) {
  return v.array(item, `an array of ${what}`);
}

/** An array of exactly six, one per segment. */
export function six<T extends v.GenericSchema>(item: T, what: string) {
  const expected = `an array of six ${what}`;
  return v.pipe(v.array(item, expected), v.length(6, expected));
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

/** What users keep beside our data: any object, kept as it is. */
export function meta() {
  return v.custom<Record<string, unknown>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'an object',
  );
}

/** Tells of one thing that is wrong at `keys` below the value under test; `message` is a whole sentence. */
export type Report = (keys: readonly PathKey[], message: string) => void;

/** A rule about a value as a whole, tested once all its parts have the right types. */
export function rule<T>(test: (value: T, report: Report) => void) {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    test(dataset.value, (keys, message) => {
      const path = keys.map(
        (key) => ({ type: 'unknown', origin: 'value', input: null, key, value: null }) as const,
      );
      const [first, ...rest] = path;
      addIssue(first ? { message, path: [first, ...rest] } : { message });
    });
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
          `${what} ${JSON.stringify(value)} is taken already, by element ${first}`,
        );
    });
  });
}
