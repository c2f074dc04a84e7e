import { cutText } from '../../../formats/cut-text.ts';
import * as words from './words.ts';

/** Throws when a value from outside is not what it should be. */
export type Check = (value: unknown, path: string) => void;

/** Data that is not of the form it was stored in. */
export class MisfitError extends Error {
  override readonly name = 'MisfitError';
}

/** Most code units of a place in data that are told: the keys in it are from outside, too. */
const LONGEST_PATH = 300;

export function misfit(path: string, expected: string): MisfitError {
  const place = path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path;
  return new MisfitError(`${place}: expected ${expected}`);
}

export const text: Check = (value, path) => {
  if (typeof value !== 'string') throw misfit(path, words.aText);
};

/** A text of at most so many characters. */
export function textUpTo(most: number): Check {
  return (value, path) => {
    text(value, path);
    if (isLonger(value as string, most)) throw misfit(path, words.aTextUpTo(most));
  };
}

/** Whether a text has more than so many characters: Unicode code points, as in files. */
export function isLonger(value: string, most: number): boolean {
  return cutText(value, most) !== value;
}

/** A text of a certain form. */
export function textLike(form: RegExp, expected: string): Check {
  return (value, path) => {
    if (typeof value !== 'string' || !form.test(value)) throw misfit(path, expected);
  };
}

export const flag: Check = (value, path) => {
  if (typeof value !== 'boolean') throw misfit(path, words.trueOrFalse);
};

/** A number in a range, both ends included. */
export function number(min: number, max: number): Check {
  return (value, path) => {
    if (!(typeof value === 'number' && value >= min && value <= max))
      throw misfit(path, words.aNumber(min, max));
  };
}

/** A whole number in a range, both ends included. */
export function whole(min: number, max: number): Check {
  return (value, path) => {
    if (!(Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max))
      throw misfit(path, words.aWholeNumber(min, max));
  };
}

/** A number of things that are counted from 0. */
export const count = whole(0, Number.MAX_SAFE_INTEGER);

export function oneOf(...options: readonly unknown[]): Check {
  return (value, path) => {
    if (!options.includes(value)) throw misfit(path, words.oneOf(options.join(', ')));
  };
}

export function orNull(check: Check): Check {
  return (value, path) => {
    if (value !== null) check(value, path);
  };
}

export function optional(check: Check): Check {
  return (value, path) => {
    if (value !== undefined) check(value, path);
  };
}

export function list(check: Check, length?: number): Check {
  return (value, path) => {
    if (!Array.isArray(value)) throw misfit(path, words.aList);
    if (length !== undefined && value.length !== length) throw misfit(path, words.aListOf(length));
    // By number: a list can have holes, which are no members.
    for (let index = 0; index < value.length; index++) check(value[index], `${path}[${index}]`);
  };
}

/** A record of any keys that `isKey` takes. */
export function record(check: Check, isKey: (key: string) => boolean = () => true): Check {
  return (value, path) => {
    for (const [name, member] of Object.entries(plainObject(value, path))) {
      if (!isKey(name)) throw misfit(`${path}.${name}`, words.noSuchKey);
      check(member, `${path}.${name}`);
    }
  };
}

/** A record, whatever its members. */
export const members: Check = (value, path) => void plainObject(value, path);

/** A record with at least these members: a later version may know more. */
export function fields(members: Readonly<Record<string, Check>>): Check {
  const checks = Object.entries(members);
  return (value, path) => {
    const found = plainObject(value, path);
    for (const [name, check] of checks) check(found[name], `${path}.${name}`);
  };
}

/** One of several sorts of record, told apart by a member. */
export function variant(member: string, sorts: Readonly<Record<string, Check>>): Check {
  return (value, path) => {
    const sort = plainObject(value, path)[member];
    if (typeof sort !== 'string' || !Object.hasOwn(sorts, sort))
      throw misfit(`${path}.${member}`, words.oneOf(Object.keys(sorts).join(', ')));
    sorts[sort]!(value, path);
  };
}

/** Several checks of the same value, each on what those before it let pass. */
export function all(...checks: readonly Check[]): Check {
  return (value, path) => {
    for (const check of checks) check(value, path);
  };
}

/** A list no two items of which have the same key. */
export function unique(what: string, keyOf: (item: never) => unknown): Check {
  return (value, path) => {
    const seen = new Set<unknown>();
    (value as readonly never[]).forEach((item, index) => {
      const key = keyOf(item);
      if (seen.has(key)) throw misfit(`${path}[${index}]`, words.another(what));
      seen.add(key);
    });
  };
}

/** Data as JSON has it, of any form. */
export const plainData: Check = (value, path) => {
  if (Array.isArray(value)) return list(plainData)(value, path);
  if (typeof value === 'object' && value !== null) return record(plainData)(value, path);
  if (value !== null && !['string', 'boolean'].includes(typeof value) && !Number.isFinite(value))
    throw misfit(path, words.plainData);
};

/**
 * The check, done once for the same object: documents share all that no step between them has changed. What is checked
 * must never be changed afterward.
 */
export function once(check: Check): Check {
  const passed = new WeakSet<object>();
  return (value, path) => {
    if (typeof value !== 'object' || value === null) return check(value, path);
    if (passed.has(value)) return;
    check(value, path);
    passed.add(value);
  };
}

function plainObject(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isPlain(value))
    throw misfit(path, words.aRecord);
  return value as Record<string, unknown>;
}

/** Whether an object is none of the sorts that browsers store beside plain ones: maps, dates and others. */
export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
