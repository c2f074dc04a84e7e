import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber } from '../../../src/app/kit/number-text.ts';

const PERCENT = { min: 0, max: 100, decimals: 0 };

describe('the text of a field for a number', () => {
  it('is taken as it stands or not at all; what comes nearest is taken', () => {
    const anyRange = fc
      .tuple(fc.integer({ min: -50, max: 50 }), fc.nat(1_000))
      .map(([min, more]) => ({ min, max: min + more, decimals: 0 }));
    fc.assert(
      fc.property(anyRange, fc.integer({ min: -2_000, max: 2_000 }), (range, number) => {
        const reading = readNumber(String(number), range);
        if (number >= range.min && number <= range.max)
          expect(reading).toEqual({ kind: 'value', value: number });
        else {
          if (reading.kind !== 'refused') throw new Error(`${number} is ${reading.kind}`);
          const nearest = number < range.min ? range.min : range.max;
          expect(reading.nearest).toBe(nearest);
          expect(readNumber(nearest, range)).toEqual({ kind: 'value', value: nearest });
        }
      }),
    );
  });

  it('is refused in words that say the limit', () => {
    const limit = (text: string, range = PERCENT) => readNumber(text, range);
    expect(limit('140')).toEqual({ kind: 'refused', limit: 'at most 100', nearest: 100 });
    expect(limit('-5')).toEqual({ kind: 'refused', limit: 'at least 0', nearest: 0 });
    expect(limit('99.7')).toEqual({ kind: 'refused', limit: 'a whole number', nearest: 100 });
    expect(limit('99999999999999999999', { min: 0, max: 4_294_967_295, decimals: 0 })).toMatchObject({
      limit: 'at most 4,294,967,295',
    });
    expect(limit('0', { min: 0.001, max: 1_000, decimals: 3 })).toMatchObject({ limit: 'at least 0.001' });
  });

  it('is nothing yet while it is empty or only begun', () => {
    for (const text of ['', '-', '.', '-.']) expect(readNumber(text, PERCENT)).toEqual({ kind: 'nothing' });
    expect(readNumber('1.', PERCENT)).toEqual({ kind: 'value', value: 1 });
  });
});
