import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histogram } from '../../../../src/app/features/land/histogram.ts';
import { MEASURES, rollsOfIsland, studyIsland } from '../../../../src/app/features/land/island-study.ts';

describe('a histogram', () => {
  it('counts every value once, and knows the mean', () => {
    const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 40 }), (all, bins) => {
        const { counts, most, mean, meanAt } = histogram(all, Math.min(...all), Math.max(...all), bins);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.length);
        expect(most).toBe(Math.max(...counts));
        expect(mean).toBeCloseTo(all.reduce((sum, value) => sum + value, 0) / all.length, 6);
        expect(meanAt).toBeGreaterThanOrEqual(-1e-9);
        expect(meanAt).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  it('has no mean without values', () => {
    expect(histogram([], Infinity, -Infinity, 3)).toEqual({
      counts: [0, 0, 0],
      most: 1,
      mean: null,
      meanAt: null,
    });
  });
});

describe('the study of an island', () => {
  it('has the wanted number of hexes, and its rolls fill them one by one', () => {
    for (const algorithm of [1, 2, 3, 4, 5] as const) {
      const study = studyIsland(algorithm, 120, 9);
      const rolls = rollsOfIsland(algorithm, 120, 9);
      expect(study.statistics.hexes).toBe(120);
      expect(rolls).toHaveLength(study.rolls);
      expect(rolls.filter(({ filled }) => filled !== null)).toHaveLength(119);
      for (const { of, format } of MEASURES) expect(format(of(study))).toMatch(/^\d/);
    }
  });
});
