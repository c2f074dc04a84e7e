import * as v from 'valibot';
import { MAX_PROBLEMS } from '../limits.ts';

/*
 * Validators of data of any size: they stop describing problems after the first hundred, and count the rest.
 */

type AnyIssue = v.BaseIssue<unknown>;

/** The type of an issue that stands for others, whose number is its `requirement`; there may be more where `input` says so. */
export const MORE = 'more';

/** Stands for issues that nobody described. */
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

/** Most characters of a text: code points, as `maxLength` of JSON Schema counts them. */
export function characters<T extends number>(most: T, expected = `at most ${most} characters`) {
  const action = v.maxLength<string, T, string>(most, expected);
  const inCodePoints = v.maxCodePoints<string, T, string>(most, expected);
  const run = (dataset: v.OutputDataset<string, AnyIssue>, config: v.Config<AnyIssue>) => {
    // Nearly every text is short in any way of counting.
    const isShort = dataset.typed && dataset.value.length <= most;
    return isShort ? dataset : inCodePoints['~run'](dataset, config);
  };
  return { ...action, '~run': run };
}

/** The same schema, but nothing is looked at of what has more elements or members than `most`. */
export function atMost<T extends v.GenericSchema>(schema: T, most: number, expected: string): T {
  const run: v.GenericSchema['~run'] = (dataset, config) => {
    const { value } = dataset;
    if (sizeOf(value) <= most) return schema['~run'](dataset, config);
    const issue: AnyIssue = { ...moreIssue(0, false), type: 'max_length', input: value, message: expected };
    return { typed: false, value, issues: [issue] };
  };
  return { ...schema, '~run': run };
}

/** Number of elements or members of a value that may have some. */
function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}

/** The same array, but its elements are only counted, not described, once there are a hundred issues. */
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
      // No rule about the whole array is tested: not all elements are known.
      return { typed: false, value: input, issues: issues as Issues };
    }
    return { typed, value: output, issues: issues.length > 0 ? (issues as Issues) : undefined } as Output;
  };
  return { ...array, '~run': run };
}

type Issues = [AnyIssue, ...AnyIssue[]];
type Output = v.OutputDataset<unknown, AnyIssue>;

/** An issue of an element as one of its array. */
function inside(issue: AnyIssue, at: Pick<v.ArrayPathItem, 'input' | 'key' | 'value'>): AnyIssue {
  return { ...issue, path: [{ type: 'array', origin: 'value', ...at }, ...(issue.path ?? [])] };
}

/** Number of elements from an index on that are not what they must be. */
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
