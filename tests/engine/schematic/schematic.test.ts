import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countSegments, mergeSegments, paintedSegments } from '../../../src/engine/schematic/schematic.ts';
import { anyShape } from '../../support/arbitraries.ts';

describe('painted hexes and painted segments', () => {
  test('are the same: merging what was taken apart gives it back', () => {
    fc.assert(
      fc.property(anyShape(), (hexes) => {
        expect(mergeSegments(paintedSegments(hexes))).toEqual(hexes);
      }),
    );
  });

  test('merge alike in whatever order they come', () => {
    const shuffled = anyShape().chain((hexes) => {
      const painted = paintedSegments(hexes);
      return fc.record({
        hexes: fc.constant(hexes),
        painted: fc.shuffledSubarray(painted, { minLength: painted.length }),
      });
    });
    fc.assert(
      fc.property(shuffled, ({ hexes, painted }) => {
        expect(mergeSegments(painted)).toEqual(hexes);
      }),
    );
  });

  test('are as many as are counted', () => {
    fc.assert(
      fc.property(anyShape(), (hexes) => {
        expect(countSegments(hexes)).toBe(paintedSegments(hexes).length);
      }),
    );
  });

  test('leave no hex without a segment', () => {
    const empty = { q: 1, r: 0, segments: [null, null, null, null, null, null] } as const;
    const house = { q: 0, r: 0, segments: [null, 'house', null, null, null, null] } as const;
    expect(mergeSegments(paintedSegments([empty, house]))).toEqual([house]);
  });
});
