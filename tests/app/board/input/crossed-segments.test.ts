import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crossedSegments } from '../../../../src/app/board/input/crossed-segments.ts';
import { segmentAt } from '../../../../src/engine/segment/cell.ts';
import { segmentKey } from '../../../../src/engine/segment/segment.ts';
import { segmentVertices } from '../../../../src/engine/segment/vertex.ts';
import { thirdKey } from '../../../../src/formats/picture/border.ts';

const coordinate = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => value / 100_003);
const point = fc.record({ x: coordinate, y: coordinate });

describe('the segments that a line crosses', () => {
  it('touch each other, begin beside the start and end at the end', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const crossings = crossedSegments(from, to);
        let last = segmentAt(from.x, from.y);
        for (const { segment } of crossings) {
          // Through an edge, or exactly through a vertex: then across it.
          const corners = segmentVertices(last).map(thirdKey);
          const shared = segmentVertices(segment).filter((vertex) => corners.includes(thirdKey(vertex)));
          expect(shared.length).toBeGreaterThan(0);
          last = segment;
        }
        expect(last).toEqual(segmentAt(to.x, to.y));
      }),
    );
  });

  it('hold every segment that small steps along the line find, in the same order', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const found = [segmentAt(from.x, from.y), ...crossedSegments(from, to).map(({ segment }) => segment)];
        let place = 0;
        for (let step = 0; step <= 2000; step++) {
          const part = step / 2000;
          const key = segmentKey(segmentAt(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part));
          while (place < found.length && segmentKey(found[place]!) !== key) place++;
          if (place === found.length) expect.fail(`${key} is missing or out of order`);
        }
      }),
    );
  });

  it('come with a point of their own', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        for (const { segment, point } of crossedSegments(from, to))
          expect(segmentAt(point.x, point.y)).toEqual(segment);
      }),
    );
  });

  it('are the one segment when the line does not leave it', () => {
    const within = crossedSegments({ x: 0, y: -0.5 }, { x: 0.05, y: -0.55 });
    expect(within).toEqual([{ segment: { q: 0, r: 0, k: 0 }, point: { x: 0.05, y: -0.55 } }]);
  });
});
