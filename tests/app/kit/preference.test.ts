import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createPreference,
  readFlag,
  readListOf,
  readOneOf,
  readRecordOf,
  readText,
} from '../../../src/app/kit/preference.ts';

/** As a browser gives back what was put in. */
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

const readLists = readRecordOf(readListOf(readText));

describe('a kept value', () => {
  it('is read as it was set', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.array(fc.string())), fc.boolean(), (lists, flag) => {
        expect(readLists(kept(lists))).toEqual({ ...lists });
        expect(readFlag(kept(flag))).toBe(flag);
      }),
    );
  });

  it('is read as nothing but sound members, whatever anybody wrote', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        const lists = readLists(anything);
        for (const list of Object.values(lists ?? {}))
          expect(list.every((text) => typeof text === 'string')).toBe(true);
        expect([undefined, true, false]).toContain(readFlag(anything));
        expect([undefined, 'own', 'name']).toContain(readOneOf(['own', 'name'])(anything));
      }),
    );
  });

  it('keeps what makes sense of a list and of a record', () => {
    expect(readListOf(readText)(['a', 7, null, 'b'])).toEqual(['a', 'b']);
    expect(readLists({ a: ['x'], b: 'y', c: [3, 'z'] })).toEqual({ a: ['x'], c: ['z'] });
    expect(readLists([['x']])).toBeUndefined();
    expect(readListOf(readText)('a')).toBeUndefined();
  });
});

describe('preferences', () => {
  it('have names of their own', () => {
    createPreference('twice', false, readFlag);
    expect(() => createPreference('twice', false, readFlag)).toThrow(RangeError);
  });
});
