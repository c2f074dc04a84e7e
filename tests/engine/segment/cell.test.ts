import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STRIP_HEIGHT, type Point } from '../../../src/engine/hex/plane.ts';
import {
  cellAt,
  compareCells,
  fromCell,
  isApexUp,
  segmentAt,
  toCell,
  type Cell,
} from '../../../src/engine/segment/cell.ts';
import { adjacentSegments, type Segment } from '../../../src/engine/segment/segment.ts';
import { toThirds } from '../../../src/engine/segment/thirds.ts';
import { segmentVertices, thirdToPoint } from '../../../src/engine/segment/vertex.ts';
import { anySegment } from '../../support/arbitraries.ts';

function center(segment: Segment): Point {
  return thirdToPoint(toThirds(segment));
}

/** Barycentric weights of a point inside a segment, each at least 0, summing to 1. */
const weights = fc
  .tuple(
    fc.integer({ min: 1, max: 1000 }),
    fc.integer({ min: 1, max: 1000 }),
    fc.integer({ min: 1, max: 1000 }),
  )
  .map((parts) => parts.map((part) => part / (parts[0] + parts[1] + parts[2])));

const anyCell: fc.Arbitrary<Cell> = fc.record({
  strip: fc.integer({ min: -900, max: 900 }),
  column: fc.integer({ min: -900, max: 900 }),
});

describe('cells', () => {
  test('and segments are the same, one for one', () => {
    fc.assert(
      fc.property(anySegment, (segment) => {
        expect(fromCell(toCell(segment))).toEqual(segment);
      }),
    );
    fc.assert(
      fc.property(anyCell, (cell) => {
        expect(toCell(fromCell(cell))).toEqual(cell);
      }),
    );
  });

  test('lie in the strip and column that their vertices span', () => {
    fc.assert(
      fc.property(anySegment, (segment) => {
        const { strip, column } = toCell(segment);
        const points = segmentVertices(segment).map(thirdToPoint);
        expect(Math.min(...points.map(({ y }) => y))).toBeCloseTo(strip * STRIP_HEIGHT, 6);
        expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo((strip + 1) * STRIP_HEIGHT, 6);
        expect(center(segment).x).toBeCloseTo(column / 2, 6);
      }),
    );
  });

  test('have their apex up where two of the vertices lie at the bottom', () => {
    fc.assert(
      fc.property(anySegment, (segment) => {
        const middle = center(segment).y;
        const below = segmentVertices(segment).filter((vertex) => thirdToPoint(vertex).y > middle).length;
        expect(isApexUp(toCell(segment))).toBe(below === 2);
      }),
    );
  });

  test('read from the top, then from the left', () => {
    fc.assert(
      fc.property(anySegment, anySegment, (a, b) => {
        const first = toCell(a);
        const second = toCell(b);
        const before =
          first.strip < second.strip || (first.strip === second.strip && first.column < second.column);
        expect(compareCells(a, b) < 0).toBe(before);
        expect(compareCells(a, a)).toBe(0);
      }),
    );
  });
});

describe('picking', () => {
  test('finds the segment inside whose triangle a point lies', () => {
    fc.assert(
      fc.property(anySegment, weights, (segment, [first = 0, second = 0, third = 0]) => {
        const [a, b, c] = segmentVertices(segment).map(thirdToPoint);
        if (!a || !b || !c) throw new Error('fewer than three vertices');
        const x = first * a.x + second * b.x + third * c.x;
        const y = first * a.y + second * b.y + third * c.y;
        expect(segmentAt(x, y)).toEqual(segment);
        expect(cellAt(x, y)).toEqual(toCell(segment));
      }),
    );
  });

  test('finds the segment whose centroid is nearest to a point', () => {
    // The segments are the Voronoi cells of their centroids.
    const place = fc.double({ min: -600, max: 600, noNaN: true });
    fc.assert(
      fc.property(place, place, (x, y) => {
        const distanceTo = (segment: Segment) => Math.hypot(x - center(segment).x, y - center(segment).y);
        const found = segmentAt(x, y);
        const others = adjacentSegments(found).flatMap((next) => [next, ...adjacentSegments(next)]);
        // No further than the radius of the circle around the triangle, and no other one closer.
        expect(distanceTo(found)).toBeLessThanOrEqual(1 / Math.sqrt(3) + 1e-9);
        for (const other of others) expect(distanceTo(found)).toBeLessThanOrEqual(distanceTo(other) + 1e-9);
      }),
    );
  });
});
