import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueBytes } from '../../../src/app/document/value-bytes.ts';

describe('the size of a value', () => {
  it('is the sum of its parts, as documented', () => {
    expect([7, 'ab', true, null, undefined].map(valueBytes)).toEqual([8, 6, 4, 4, 4]);
    expect(valueBytes([1, 'ab'])).toBe(8 + 8 + 6);
    expect(valueBytes({ a: 1, bcd: [] })).toBe(8 + 5 + 8 + 7 + 8);
    expect(valueBytes({ value: { a: 1 } })).toBe(8 + 9 + 8 + 5 + 8);
  });

  it('is near what JSON takes, and the same when it is asked again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const bytes = valueBytes({ value });
        expect(valueBytes({ value })).toBe(bytes);
        // A character beyond Latin-1 takes more than one byte; a digit of a number less than one.
        const json = JSON.stringify(value).length;
        expect(bytes).toBeGreaterThan(json / 7);
        expect(bytes).toBeLessThan(21 + 12 * json);
      }),
    );
  });
});
