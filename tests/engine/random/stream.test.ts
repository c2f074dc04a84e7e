import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomStream, type RandomStream } from '../../../src/engine/random/stream.ts';

const seeds = fc.integer({ min: 0, max: 0xffffffff });

function take(stream: RandomStream, bound: number, count: number): number[] {
  return Array.from({ length: count }, () => stream.below(bound));
}

describe('a random stream', () => {
  test('is the same for the same seed and name', () => {
    fc.assert(
      fc.property(seeds, fc.string(), (seed, name) => {
        expect(take(randomStream(seed, name), 1000, 20)).toEqual(take(randomStream(seed, name), 1000, 20));
      }),
    );
  });

  test('differs between seeds and between names', () => {
    const first = take(randomStream(7, 'fill'), 2 ** 32, 8);
    expect(take(randomStream(8, 'fill'), 2 ** 32, 8)).not.toEqual(first);
    expect(take(randomStream(7, 'land'), 2 ** 32, 8)).not.toEqual(first);
  });

  test('is left alone by draws from another', () => {
    const alone = take(randomStream(7, 'fill'), 100, 50);
    const other = randomStream(7, 'land');
    const fill = randomStream(7, 'fill');
    const beside = Array.from({ length: 50 }, () => {
      other.fraction();
      return fill.below(100);
    });
    expect(beside).toEqual(alone);
  });

  test('draws whole numbers below the bound, up to 2^32', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        for (const value of take(randomStream(seed, 'test'), bound, 20)) {
          expect(Number.isInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThan(bound);
        }
      }),
    );
  });

  test('draws fractions from 0 to below 1', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const value = randomStream(seed, 'test').fraction();
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(1);
      }),
    );
  });

  test('draws every number about equally often', () => {
    const counts = Array.from({ length: 18 }, () => 0);
    for (const value of take(randomStream(42, 'test'), 18, 180_000)) counts[value] = (counts[value] ?? 0) + 1;
    // Chi-squared with 17 degrees of freedom exceeds 40.8 once in a thousand seeds; this seed is fixed.
    const chiSquared = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquared).toBeLessThan(40.8);
  });

  test('draws fractions whose mean is a half', () => {
    const stream = randomStream(42, 'test');
    const values = Array.from({ length: 20_000 }, () => stream.fraction());
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    // The mean of 20,000 uniform draws has a standard deviation of 0.002.
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.008);
  });
});

// Seeds are part of the format: the same numbers on every platform and in every later version of this engine.
describe('known answers', () => {
  test.each([
    { seed: 0, name: 'fill', numbers: [687327, 65860, 115115, 432919, 363695, 616457] },
    { seed: 7, name: 'fill', numbers: [672194, 33727, 971413, 568828, 808390, 993415] },
    { seed: 4_294_967_295, name: 'land', numbers: [997960, 194297, 84442, 454857, 20534, 115981] },
  ])('of seed $seed, stream $name', ({ seed, name, numbers }) => {
    expect(take(randomStream(seed, name), 1_000_000, 6)).toEqual(numbers);
  });
});
