import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { segmentCenter } from '../../../../../src/app/board/input/board-pointer.ts';
import { enclosing } from '../../../../../src/app/board/tools/band.ts';
import { findInside, paintedInside } from '../../../../../src/app/features/schematics/tools/inside.ts';
import { edgesOfRing } from '../../../../../src/app/features/schematics/tools/rings.ts';
import { STRIP_HEIGHT, type Point } from '../../../../../src/engine/hex/plane.ts';
import { fromCell, isApexUp, toCell } from '../../../../../src/engine/segment/cell.ts';
import { segmentKey, type Segment } from '../../../../../src/engine/segment/segment.ts';
import { segmentVertices, thirdToPoint } from '../../../../../src/engine/segment/vertex.ts';
import { plainBoard } from '../../../../support/tool-board.ts';

const REACH = 14;

/** Every segment about the middle, as far as the lines of the tests come. */
const ALL: Segment[] = [];
for (let strip = -REACH; strip < REACH; strip++)
  for (let column = -2 * REACH; column < 2 * REACH; column++) ALL.push(fromCell({ strip, column }));

/** Also the very heights of centers and corners, where a rounded number is on the wrong side. */
const anyHeight = fc.oneof(
  fc.double({ min: -8, max: 8, noNaN: true }),
  fc.integer({ min: -20, max: 20 }).map((thirds) => thirds * (STRIP_HEIGHT / 3)),
);
const anyPoint = fc.record({ x: fc.double({ min: -8, max: 8, noNaN: true }), y: anyHeight });
const anyLine = fc.array(anyPoint, { minLength: 1, maxLength: 12 });

/** The center of a segment, its height as a number of thirds: two ways to get there differ in the last digit. */
function centerOf(segment: Segment): Point {
  const cell = toCell(segment);
  const thirds = 3 * cell.strip + (isApexUp(cell) ? 2 : 1);
  return { x: cell.column / 2, y: thirds * (STRIP_HEIGHT / 3) };
}

/** Whether an odd number of lines goes around a point, edge by edge. */
function isAround(lines: readonly (readonly Point[])[], { x, y }: Point): boolean {
  let crossed = 0;
  for (const line of lines)
    line.forEach((from, i) => {
      const to = line[(i + 1) % line.length]!;
      if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
        crossed++;
    });
  return crossed % 2 === 1;
}

const keys = (segments: Iterable<Segment>) => [...segments].map(segmentKey).sort();

describe('the segments inside of closed lines', () => {
  test('are those whose centers an odd number of them goes around', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 2 }), (lines) => {
        const inside = findInside(lines);
        const expected = ALL.filter((segment) => isAround(lines, centerOf(segment)));
        expect(keys(inside.segments())).toEqual(keys(expected));
        expect(inside.count).toBe(expected.length);
        expect(keys(ALL.filter((segment) => inside.has(segment)))).toEqual(keys(expected));
      }),
    );
  });

  test('are found among the painted ones, whichever are fewer', () => {
    fc.assert(
      fc.property(anyLine, fc.subarray(ALL, { maxLength: 60 }), (line, some) => {
        const inside = findInside([line]);
        const board = plainBoard(some.map((segment) => ({ ...segment, kind: 'house' })));
        const expected = some.filter((segment) => inside.has(segment));
        expect(keys(paintedInside(inside, board))).toEqual(keys(expected));
      }),
    );
  });
});

test('a point lies within a line by its edges to the right', () => {
  fc.assert(
    fc.property(anyLine, fc.array(anyPoint, { maxLength: 30 }), (line, points) => {
      const isWithin = enclosing(line);
      for (const point of [...points, ...line])
        expect(isWithin(point.x, point.y)).toBe(isAround([line], point));
    }),
  );
});

test('a ring is so many strips wide, and goes through the pointer', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ALL.filter((_, index) => index % 41 === 0)),
      fc.constantFrom(0, 1, 2),
      fc.record({
        x: fc.double({ min: -4, max: 4, noNaN: true }),
        y: fc.double({ min: -4, max: 4, noNaN: true }),
      }),
      fc.constantFrom(1, 2, 3, Infinity),
      (segment, corner, by, width) => {
        const vertex = segmentVertices(segment)[corner];
        const about = thirdToPoint(vertex);
        const through = { x: about.x + by.x, y: about.y + by.y };
        const inside = findInside(edgesOfRing(vertex, through, width));
        // A hexagon of n strips has 6 n² segments.
        const strips = Math.round(Math.sqrt(findInside(edgesOfRing(vertex, through, Infinity)).count / 6));
        const hole = Math.max(0, strips - width);
        expect(inside.count).toBe(6 * (strips ** 2 - hole ** 2));
        const far = (point: Point) =>
          Math.max(
            Math.abs(point.y - about.y) / STRIP_HEIGHT,
            Math.abs(point.x - about.x + (point.y - about.y) / STRIP_HEIGHT / 2),
            Math.abs(point.x - about.x - (point.y - about.y) / STRIP_HEIGHT / 2),
          );
        expect(Math.floor(far(through)) + 1).toBe(strips);
        for (const one of inside.segments()) expect(far(segmentCenter(one))).toBeLessThan(strips);
      },
    ),
  );
});
