import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, modulo6 } from '../../../src/engine/hex/hex.ts';
import { hexCenter } from '../../../src/engine/hex/plane.ts';
import { adjacentSegments, segmentKey } from '../../../src/engine/segment/segment.ts';
import { isVertex, toThirds, type Third } from '../../../src/engine/segment/thirds.ts';
import { segmentVertices, thirdToPoint, tileAround } from '../../../src/engine/segment/vertex.ts';
import { anyHex, anySegment, anyVertex } from '../../support/arbitraries.ts';

function key({ a, b }: Third): string {
  return `${a},${b}`;
}

describe('the tile around a vertex', () => {
  test('is the whole hex when the vertex is its center', () => {
    fc.assert(
      fc.property(anyHex, ({ q, r }) => {
        expect(tileAround({ a: 3 * q, b: 3 * r })).toEqual(DIRECTIONS.map((k) => ({ q, r, k })));
      }),
    );
  });

  test('has two segments of each of three hexes when the vertex is a corner', () => {
    fc.assert(
      fc.property(
        anyVertex.filter(({ a }) => a % 3 !== 0),
        (vertex) => {
          const hexes = tileAround(vertex).map(({ q, r }) => `${q},${r}`);
          const counts = [...new Set(hexes)].map((hex) => hexes.filter((other) => other === hex).length);
          expect(counts).toEqual([2, 2, 2]);
        },
      ),
    );
  });

  test('is exactly the six segments that have the vertex as a corner', () => {
    fc.assert(
      fc.property(anyVertex, (vertex) => {
        const tile = tileAround(vertex);
        expect(new Set(tile.map(segmentKey)).size).toBe(6);
        for (const segment of tile) expect(segmentVertices(segment).map(key)).toContain(key(vertex));
      }),
    );
  });

  test('goes clockwise from north, each segment sharing an edge with the next', () => {
    fc.assert(
      fc.property(anyVertex, (vertex) => {
        const tile = tileAround(vertex);
        const middle = thirdToPoint(vertex);
        for (const [index, segment] of tile.entries()) {
          const next = tile[modulo6(index + 1)];
          expect(adjacentSegments(segment)).toContainEqual(next);
          const { x, y } = thirdToPoint(toThirds(segment));
          const bearing = (Math.atan2(x - middle.x, middle.y - y) * 180) / Math.PI;
          expect((Math.round(bearing) + 360) % 360).toBe(60 * index);
        }
      }),
    );
  });

  test('does not exist around the center of a segment', () => {
    expect(() => tileAround({ a: 1, b: 0 })).toThrow(RangeError);
    expect(() => tileAround({ a: 1, b: 0 })).toThrow('(1, 0)');
  });
});

describe('the vertices of a segment', () => {
  test('are three points of the lattice, the first its hex center', () => {
    fc.assert(
      fc.property(anySegment, (segment) => {
        const vertices = segmentVertices(segment);
        expect(vertices.every(isVertex)).toBe(true);
        expect(vertices[0]).toEqual({ a: 3 * segment.q, b: 3 * segment.r });
        expect(thirdToPoint(vertices[0]).x).toBeCloseTo(hexCenter(segment).x, 9);
        expect(thirdToPoint(vertices[0]).y).toBeCloseTo(hexCenter(segment).y, 9);
      }),
    );
  });

  test('lie one side length apart, clockwise on screen, about its centroid', () => {
    fc.assert(
      fc.property(anySegment, (segment) => {
        const [first, second, third] = segmentVertices(segment).map(thirdToPoint);
        if (!first || !second || !third) throw new Error('fewer than three vertices');
        for (const [from, to] of [
          [first, second],
          [second, third],
          [third, first],
        ] as const)
          expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(1, 6);
        // With y growing downward a positive cross product means clockwise.
        const cross = (second.x - first.x) * (third.y - first.y) - (second.y - first.y) * (third.x - first.x);
        expect(cross).toBeCloseTo(Math.sqrt(3) / 2, 6);
        const center = thirdToPoint(toThirds(segment));
        expect((first.x + second.x + third.x) / 3).toBeCloseTo(center.x, 6);
        expect((first.y + second.y + third.y) / 3).toBeCloseTo(center.y, 6);
      }),
    );
  });
});
