import { describe, expect, test } from 'vitest';
import type { Result } from '../../src/engine/problem.ts';
import { readAny, type SixfoldFile } from '../../src/formats/any.ts';
import { jsonSchemas } from '../../src/formats/json-schema.ts';
import { SAMPLES } from './samples.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Key = string | number;

/** Every place in the data, from the root down, but for what users keep. */
function places(data: Json, at: readonly Key[] = []): (readonly Key[])[] {
  if (typeof data !== 'object' || data === null || at.at(-1) === 'meta') return [at];
  const keys: Key[] = Array.isArray(data) ? [...data.keys()] : Object.keys(data);
  return [at, ...keys.flatMap((key) => places((data as Record<Key, Json>)[key]!, [...at, key]))];
}

function valueAt(data: Json, at: readonly Key[]): Json {
  return at.reduce((value, key) => (value as Record<Key, Json>)[key]!, data);
}

/** The text of the data with another value at a place. */
function replaced(text: string, at: readonly Key[], change: (value: Json) => Json): string {
  const data = JSON.parse(text) as Json;
  const last = at.at(-1);
  if (last === undefined) return JSON.stringify(change(data));
  const parent = valueAt(data, at.slice(0, -1)) as Record<Key, Json>;
  parent[last] = change(parent[last]!);
  return JSON.stringify(data);
}

function expectProblems(result: Result<unknown>, what: string): void {
  expect(result.ok, what).toBe(false);
  if (result.ok) return;
  expect(result.problems.length, what).toBeGreaterThan(0);
  for (const { path, message } of result.problems) {
    expect(path, what).toMatch(/^\$/);
    expect(message, what).toMatch(/^\S.*[^.\s]$/u);
    expect(message, what).not.toMatch(/undefined|NaN|\[object/);
  }
}

/** Something of a type that is wrong wherever `value` is right. */
function otherType(value: Json): Json {
  if (typeof value === 'string') return 7;
  if (typeof value === 'number') return 'x';
  if (typeof value === 'boolean') return 'yes';
  if (value === null) return true;
  return Array.isArray(value) ? {} : [];
}

/** Keys that a schema asks for, at the top and in what every list there holds. */
function requiredKeys(schema: unknown): string[] {
  return (schema as { required: string[] }).required;
}

function metaOf(file: SixfoldFile): Readonly<Record<string, unknown>> | undefined {
  return file.format === 'sixfold/pack' ? file.value.pack.meta : file.value.meta;
}

describe.each(Object.entries(SAMPLES))('a %s file', (name, text) => {
  const data = JSON.parse(text) as Json;
  const everywhere = places(data);

  test('is good as it stands', () => {
    expect(readAny(text).ok).toBe(true);
  });

  test('with a value of another type anywhere is refused', () => {
    for (const at of everywhere)
      expectProblems(readAny(replaced(text, at, otherType)), `another type at ${at.join('.')}`);
  });

  test('with an unknown key in any object is refused, and the key is named', () => {
    const objects = everywhere.filter((at) => {
      const value = valueAt(data, at);
      return typeof value === 'object' && value !== null && !Array.isArray(value) && at.at(-1) !== 'meta';
    });
    expect(objects.length).toBeGreaterThan(2);
    for (const at of objects)
      for (const key of ['extra', 'toString', 'constructor']) {
        const changed = replaced(text, at, (value) => ({ ...(value as object), [key]: 1 }));
        const result = readAny(changed);
        expectProblems(result, `${key} at ${at.join('.')}`);
        expect(JSON.stringify(result), `${key} at ${at.join('.')}`).toContain(key);
      }
  });

  test('with a key missing that must be there is refused, and the key is named', () => {
    const schema = jsonSchemas().find((candidate) => candidate.name === `${name}.schema.json`)!;
    const keys = requiredKeys(JSON.parse(schema.text));
    expect(keys).toContain('version');
    for (const key of keys) {
      const changed = JSON.stringify({ ...(data as object), [key]: undefined });
      const result = readAny(changed);
      expectProblems(result, key);
      expect(!result.ok && result.problems.map(({ path }) => path)).toContain(`$.${key}`);
    }
  });

  test('with any number out of all bounds is refused', () => {
    const numbers = everywhere.filter((at) => typeof valueAt(data, at) === 'number');
    for (const at of numbers)
      for (const wrong of [1e300, -1e300, 1.5e10])
        expectProblems(readAny(replaced(text, at, () => wrong)), `${wrong} at ${at.join('.')}`);
  });

  test('with any array one longer or one shorter is refused, where its length or sum is fixed', () => {
    const six = everywhere.filter((at) =>
      ['segments', 'placements', 'segmentOrder', 'same'].includes(String(at.at(-1))),
    );
    for (const at of six.filter((place) => Array.isArray(valueAt(data, place)) && place.length > 1)) {
      expectProblems(
        readAny(replaced(text, at, (value) => (value as Json[]).slice(1))),
        `short ${at.join('.')}`,
      );
      expectProblems(
        readAny(replaced(text, at, (value) => [...(value as Json[]), null])),
        `long ${at.join('.')}`,
      );
    }
  });

  test('of a newer version is refused with a message that says so', () => {
    const newer = replaced(text, ['version'], () => 4);
    const newest = name === 'pack' ? 1 : 3;
    expect(readAny(newer)).toEqual({
      ok: false,
      problems: [
        { path: '$.version', message: `version 4 is newer than this program understands (${newest})` },
      ],
    });
  });

  test('that ends too early, anywhere, is refused with line and column', () => {
    const end = text.trimEnd().length;
    const step = Math.max(1, Math.floor(end / 700));
    for (let length = 0; length < end; length += step) {
      const result = readAny(text.slice(0, length));
      expectProblems(result, `${length} characters`);
      if (length > 0 && !result.ok) expect(result.problems[0]!.message).toMatch(/ at line \d+, column \d+: /);
    }
  });

  test('with an own __proto__ key is refused outside of meta and kept inside', () => {
    const outside = text.replace('{', '{ "__proto__": { "polluted": true },');
    const refused = readAny(outside);
    expectProblems(refused, 'outside');
    expect(JSON.stringify(refused)).toContain('__proto__');
    const inside = text.replace(/"meta": \{/, '"meta": { "__proto__": { "polluted": true },');
    expect(inside).not.toBe(text);
    const kept = readAny(inside);
    expect(kept.ok && Object.keys(metaOf(kept.value) ?? {})).toContain('__proto__');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('with a key twice is refused', () => {
    const twice = text.replace(/"version": (\d),/, '"version": $1, "version": 1,');
    expect(readAny(twice)).toEqual({
      ok: false,
      problems: [{ path: '$.version', message: 'key "version" appears more than once' }],
    });
  });
});
