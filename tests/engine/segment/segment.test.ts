import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjacentSegments, segmentKey } from '../../../src/engine/segment/segment.ts';
import { fromThirds, isVertex, toThirds, type Third } from '../../../src/engine/segment/thirds.ts';
import { thirdToPoint } from '../../../src/engine/segment/vertex.ts';
import { anySegment } from '../../support/arbitraries.ts';

/** Distance between two points of the lattice in side lengths. */
function length(from: Third, to: Third): number {
  const start = thirdToPoint(from);
  const end = thirdToPoint(to);
  return Math.hypot(start.x - end.x, start.y - end.y);
}

describe('adjacent segments', () => {
  test('are adjacent to each other', () => {
    fc.assert(
      fc.property(anySegment, (segment) => {
        for (const next of adjacentSegments(segment))
          expect(adjacentSegments(next).map(segmentKey)).toContain(segmentKey(segment));
      }),
    );
  });

  test('are exactly the segments whose centers are nearest', () => {
    fc.assert(
      fc.property(anySegment, (segment) => {
        const own = toThirds(segment);
        const nearest: string[] = [];
        for (let a = own.a - 3; a <= own.a + 3; a++)
          for (let b = own.b - 3; b <= own.b + 3; b++) {
            const third = { a, b };
            // 1/√3 side lengths lie between the centers of two segments that share an edge.
            const near = length(own, third) < 1 / Math.sqrt(3) + 0.01;
            if (near && !isVertex(third) && (a !== own.a || b !== own.b))
              nearest.push(segmentKey(fromThirds(third)));
          }
        expect(adjacentSegments(segment).map(segmentKey).sort()).toEqual(nearest.sort());
      }),
    );
  });
});
