/** Throws when a value from outside is not what it should be. */
export type Check = (value: unknown, path: string) => void;

/** Data that is not of the form it was stored in. */
export class MisfitError extends Error {
  override readonly name = 'MisfitError';
}

function misfit(path: string, expected: string): MisfitError {
  return new MisfitError(`${path}: expected ${expected}`);
}

export const text: Check = (value, path) => {
  if (typeof value !== 'string') throw misfit(path, 'a text');
};

export const flag: Check = (value, path) => {
  if (typeof value !== 'boolean') throw misfit(path, 'true or false');
};

export const finite: Check = (value, path) => {
  if (!Number.isFinite(value)) throw misfit(path, 'a number');
};

export const whole: Check = (value, path) => {
  if (!Number.isSafeInteger(value)) throw misfit(path, 'a whole number');
};

export function oneOf(...options: readonly unknown[]): Check {
  return (value, path) => {
    if (!options.includes(value)) throw misfit(path, `one of ${options.join(', ')}`);
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
    if (!Array.isArray(value)) throw misfit(path, 'a list');
    if (length !== undefined && value.length !== length) throw misfit(path, `a list of ${length}`);
    value.forEach((item, index) => check(item, `${path}[${index}]`));
  };
}

/** A record of any keys that `key` matches. */
export function record(check: Check, key?: RegExp): Check {
  return (value, path) => {
    for (const [name, member] of Object.entries(object(value, path))) {
      if (key && !key.test(name)) throw misfit(`${path}.${name}`, 'no such key');
      check(member, `${path}.${name}`);
    }
  };
}

/** A record with at least these members: a later version may know more. */
export function fields(members: Readonly<Record<string, Check>>): Check {
  const checks = Object.entries(members);
  return (value, path) => {
    const found = object(value, path);
    for (const [name, check] of checks) check(found[name], `${path}.${name}`);
  };
}

/** One of several sorts of record, told apart by a member. */
export function variant(member: string, sorts: Readonly<Record<string, Check>>): Check {
  return (value, path) => {
    const sort = object(value, path)[member];
    if (typeof sort !== 'string' || !Object.hasOwn(sorts, sort))
      throw misfit(`${path}.${member}`, `one of ${Object.keys(sorts).join(', ')}`);
    sorts[sort]!(value, path);
  };
}

function object(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw misfit(path, 'a record');
  return value as Record<string, unknown>;
}
