import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paintedSegments } from '../../src/engine/schematic/schematic.ts';
import { adjacentSegments, segmentKey, type Segment } from '../../src/engine/segment/segment.ts';
import { tileAround } from '../../src/engine/segment/vertex.ts';
import { insetRings, nextEdge, previousEdge, traceBorders } from '../../src/formats/picture/border.ts';
import { hatch } from '../../src/formats/picture/hatch.ts';
import { anyShape, anyVertex } from '../support/arbitraries.ts';

/** Twice the signed area of rings, positive when clockwise on screen. */
function area(rings: readonly (readonly number[])[]): number {
  let twice = 0;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
      twice += ring[j]! * ring[i + 1]! - ring[i]! * ring[j + 1]!;
  return twice / 2;
}

const anySegments: fc.Arbitrary<Segment[]> = anyShape().map(paintedSegments);
const SEGMENT_AREA = Math.sqrt(3) / 4;

describe('traceBorders', () => {
  test('walks every edge between inside and outside exactly once, in closed loops', () => {
    fc.assert(
      fc.property(anySegments, (segments) => {
        const inside = new Set(segments.map(segmentKey));
        const loops = traceBorders(segments);
        const edges = segments.flatMap((segment) =>
          adjacentSegments(segment)
            .filter((next) => !inside.has(segmentKey(next)))
            .map((next) => `${segmentKey(segment)} ${segmentKey(next)}`),
        );
        const walked = loops.flat().map((edge) => `${segmentKey(edge.inside)} ${segmentKey(edge.outside)}`);
        expect(walked.sort()).toEqual(edges.sort());
        for (const loop of loops)
          loop.forEach((edge, i) => expect(edge.to).toEqual(loop[(i + 1) % loop.length]!.from));
      }),
    );
  });

  test('encloses the area of the segments: holes run the other way', () => {
    fc.assert(
      fc.property(anySegments, (segments) => {
        expect(area(insetRings(traceBorders(segments), 0))).toBeCloseTo(segments.length * SEGMENT_AREA, 9);
      }),
    );
  });

  test('can be walked both ways', () => {
    fc.assert(
      fc.property(anySegments, (segments) => {
        const inside = new Set(segments.map(segmentKey));
        const isInside = (segment: Segment) => inside.has(segmentKey(segment));
        for (const edge of traceBorders(segments).flat()) {
          const back = previousEdge(nextEdge(edge, isInside), isInside);
          expect(back.from).toEqual(edge.from);
          expect(segmentKey(back.inside)).toBe(segmentKey(edge.inside));
        }
      }),
    );
  });
});

describe('insetRings', () => {
  test('moves the six sides of a tile inward', () => {
    fc.assert(
      fc.property(anyVertex, fc.double({ min: 0.01, max: 0.5, noNaN: true }), (vertex, inset) => {
        const height = Math.sqrt(3) / 2;
        const share = (height - inset) / height;
        const rings = insetRings(traceBorders(tileAround(vertex)), inset);
        expect(area(rings)).toBeCloseTo(6 * SEGMENT_AREA * share ** 2, 9);
      }),
    );
  });
});

describe('hatch', () => {
  test('covers a square with as many lines as fit', () => {
    const square = [0, 0, 1, 0, 1, 1, 0, 1];
    expect(hatch([square], 0, 0.25)).toHaveLength(4);
    const across = hatch([square], Math.PI / 2, 0.25);
    expect(across).toHaveLength(4);
    for (const line of across) expect(Math.hypot(line[2]! - line[0]!, line[3]! - line[1]!)).toBeCloseTo(1, 9);
  });

  test('leaves holes free', () => {
    const square = [0, 0, 3, 0, 3, 3, 0, 3];
    const hole = [1, 1, 1, 2, 2, 2, 2, 1];
    const lines = hatch([square, hole], 0, 1);
    expect(lines.map((line) => line.map((value) => Math.round(value * 10) / 10))).toEqual([
      [0, 0.5, 3, 0.5],
      [0, 1.5, 1, 1.5],
      [2, 1.5, 3, 1.5],
      [0, 2.5, 3, 2.5],
    ]);
  });

  test('measures the area in lines, whatever the direction', () => {
    fc.assert(
      fc.property(anySegments, fc.double({ min: 0, max: Math.PI, noNaN: true }), (segments, angle) => {
        const rings = insetRings(traceBorders(segments), 0);
        const lines = hatch(rings, angle, 0.02);
        const length = lines.reduce((sum, [x0, y0, x1, y1]) => sum + Math.hypot(x1! - x0!, y1! - y0!), 0);
        expect((length * 0.02) / (segments.length * SEGMENT_AREA)).toBeCloseTo(1, 1);
      }),
      { numRuns: 30 },
    );
  });
});
