import * as v from 'valibot';
import { MAX_PROBLEMS } from '../limits.ts';

/*
 * Validators of data of any size: they describe the first hundred problems, and only count the others.
 */

type AnyIssue = v.BaseIssue<unknown>;

/**
 * The type of an issue that stands for several others. Their number is its `requirement`, a lower bound when `input` is
 * true.
 */
export const MORE = 'more';

/** An issue that stands for issues that are not described. */
export function moreIssue(more: number, isAtLeast: boolean): AnyIssue {
  return {
    kind: 'validation',
    type: MORE,
    input: isAtLeast,
    expected: null,
    received: '',
    message: '',
    requirement: more,
  };
}

/** Limits the number of characters of a text: code points, as `maxLength` of JSON Schema counts them. */
export function characters<T extends number>(most: T, expected = `at most ${most} characters`) {
  const action = v.maxLength<string, T, string>(most, expected);
  const inCodePoints = v.maxCodePoints<string, T, string>(most, expected);
  const run = (dataset: v.OutputDataset<string, AnyIssue>, config: v.Config<AnyIssue>) => {
    // Nearly every text is short enough even in code units.
    const isShort = dataset.typed && dataset.value.length <= most;
    return isShort ? dataset : inCodePoints['~run'](dataset, config);
  };
  return { ...action, '~run': run };
}

/**
 * The same schema, except that a value with more than `most` elements or members is rejected without a look at them.
 */
export function atMost<T extends v.GenericSchema>(schema: T, most: number, expected: string): T {
  const run: v.GenericSchema['~run'] = (dataset, config) => {
    const { value } = dataset;
    if (sizeOf(value) <= most) return schema['~run'](dataset, config);
    const issue: AnyIssue = { ...moreIssue(0, false), type: 'max_length', input: value, message: expected };
    return { typed: false, value, issues: [issue] };
  };
  return { ...schema, '~run': run };
}

/** Number of elements of an array, or members of an object. */
function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}

/**
 * The same record, except that it has all keys that an object of JSON can have: others leave out `constructor` and
 * `__proto__`.
 */
export function withAnyKeys<
  T extends v.RecordSchema<v.GenericSchema<string, string>, v.GenericSchema, string>,
>(record: T): T {
  const run: v.GenericSchema['~run'] = (dataset, config) => {
    const input = dataset.value;
    if (typeof input !== 'object' || input === null) return record['~run'](dataset, config);
    const entries: (readonly [string, unknown])[] = [];
    const issues: AnyIssue[] = [];
    let typed = true;
    for (const [key, value] of Object.entries(input as Record<string, unknown>)) {
      const item = { type: 'object', input: input as Record<string, unknown>, key, value } as const;
      const name = record.key['~run']({ value: key }, config);
      const member = record.value['~run']({ value }, config);
      typed &&= name.typed && member.typed;
      entries.push([key, member.value]);
      for (const issue of name.issues ?? []) issues.push({ ...issue, path: [{ ...item, origin: 'key' }] });
      for (const issue of member.issues ?? [])
        issues.push({ ...issue, path: [{ ...item, origin: 'value' }, ...(issue.path ?? [])] });
    }
    const value = Object.fromEntries(entries);
    return { typed, value, issues: issues.length > 0 ? (issues as Issues) : undefined } as Output;
  };
  return { ...record, '~run': run };
}

/** The same array, except that after a hundred issues further bad elements are only counted, not described. */
export function stopsEarly<T extends v.ArraySchema<v.GenericSchema, string>>(array: T): T {
  const run: v.GenericSchema['~run'] = (dataset, config) => {
    const input = dataset.value;
    if (!Array.isArray(input)) return array['~run'](dataset, config);
    const output: unknown[] = [];
    const issues: AnyIssue[] = [];
    let typed = true;
    for (let key = 0; key < input.length; key++) {
      const value: unknown = input[key];
      const result = array.item['~run']({ value }, config);
      typed &&= result.typed;
      output.push(result.value);
      if (!result.issues) continue;
      for (const issue of result.issues) issues.push(inside(issue, { input, key, value }));
      if (issues.length < MAX_PROBLEMS && !config.abortEarly) continue;
      const more = config.abortEarly ? 0 : countBad(array.item, input, key + 1, config);
      if (more > 0) issues.push(moreIssue(more, true));
      // No rule about the whole array is tested, because some elements may be wrong.
      return { typed: false, value: input, issues: issues as Issues };
    }
    return { typed, value: output, issues: issues.length > 0 ? (issues as Issues) : undefined } as Output;
  };
  return { ...array, '~run': run };
}

type Issues = [AnyIssue, ...AnyIssue[]];
type Output = v.OutputDataset<unknown, AnyIssue>;

/** An issue of an element, as an issue of its array. */
function inside(issue: AnyIssue, at: Pick<v.ArrayPathItem, 'input' | 'key' | 'value'>): AnyIssue {
  return { ...issue, path: [{ type: 'array', origin: 'value', ...at }, ...(issue.path ?? [])] };
}

/** Number of elements, from an index on, that do not match the schema. */
function countBad(
  item: v.GenericSchema,
  input: readonly unknown[],
  from: number,
  config: v.Config<AnyIssue>,
): number {
  const first = { ...config, abortEarly: true };
  let bad = 0;
  for (let key = from; key < input.length; key++)
    if (item['~run']({ value: input[key] }, first).issues) bad++;
  return bad;
}
