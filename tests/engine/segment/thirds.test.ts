import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, STEPS } from '../../../src/engine/hex/hex.ts';
import { hexCenter, type Point } from '../../../src/engine/hex/plane.ts';
import {
  fromThirds,
  isVertex,
  mirrorThird,
  moveThird,
  shiftThird,
  toThirds,
  turnThird,
  type Third,
} from '../../../src/engine/segment/thirds.ts';
import { thirdToPoint } from '../../../src/engine/segment/vertex.ts';
import { anyHex, anySegment, anyThird } from '../../support/arbitraries.ts';

/** One third of the way from a hex center to the center of its neighbor: the centroid of the segment between. */
function centroid(q: number, r: number, k: number): Point {
  const center = hexCenter({ q, r });
  const toward = hexCenter(STEPS[k] ?? { q: Number.NaN, r: Number.NaN });
  return { x: center.x + toward.x / 3, y: center.y + toward.y / 3 };
}

function expectPoint(actual: Point, expected: Point): void {
  expect(actual.x).toBeCloseTo(expected.x, 6);
  expect(actual.y).toBeCloseTo(expected.y, 6);
}

/** Expects a movement of the lattice to move every point like a movement of the plane. */
function expectMovement(move: (point: Third) => Third, inPlane: (point: Point) => Point): void {
  fc.assert(
    fc.property(anyThird, (third) => expectPoint(thirdToPoint(move(third)), inPlane(thirdToPoint(third)))),
  );
}

describe('the thirds lattice', () => {
  test('has the centroid of every segment on a whole point', () => {
    fc.assert(
      fc.property(anySegment, (segment) => {
        expectPoint(thirdToPoint(toThirds(segment)), centroid(segment.q, segment.r, segment.k));
      }),
    );
  });

  test('gives every segment back from its point', () => {
    fc.assert(
      fc.property(anySegment, (segment) => {
        expect(fromThirds(toThirds(segment))).toEqual(segment);
      }),
    );
  });

  test('has in every point a segment or a vertex, never both', () => {
    fc.assert(
      fc.property(anyThird, (third) => {
        if (isVertex(third)) expect(() => fromThirds(third)).toThrow(RangeError);
        else expect(toThirds(fromThirds(third))).toEqual(third);
      }),
    );
  });

  test('has, of the nine points of a hex, one center, two corners and the six segments', () => {
    const nine = [0, 1, 2].flatMap((a) => [0, 1, 2].map((b) => ({ a, b })));
    expect(nine.filter(isVertex)).toEqual([
      { a: 0, b: 0 },
      { a: 1, b: 1 },
      { a: 2, b: 2 },
    ]);
    const segments = nine.filter((third) => !isVertex(third)).map((third) => fromThirds(third).k);
    expect(new Set(segments)).toEqual(new Set(DIRECTIONS));
    expect(segments).toHaveLength(6);
  });

  test('names the point that is no segment', () => {
    expect(() => fromThirds({ a: 4, b: -2 })).toThrow('(4, -2)');
  });
});

describe('movements of the lattice', () => {
  test('turn by 60° clockwise on screen', () => {
    const [cos, sin] = [0.5, Math.sqrt(3) / 2];
    expectMovement(turnThird, ({ x, y }) => ({ x: cos * x - sin * y, y: sin * x + cos * y }));
  });

  test('mirror left-right', () => {
    expectMovement(mirrorThird, ({ x, y }) => ({ x: -x, y }));
  });

  test('shift by whole side lengths to the right', () => {
    expectMovement(
      (third) => shiftThird(third, 1),
      ({ x, y }) => ({ x: x + 1, y }),
    );
    expectMovement(
      (third) => shiftThird(third, -4),
      ({ x, y }) => ({ x: x - 4, y }),
    );
  });

  test('move by whole hexes', () => {
    fc.assert(
      fc.property(anyThird, anyHex, (third, by) => {
        const { x, y } = thirdToPoint(third);
        const move = hexCenter(by);
        expectPoint(thirdToPoint(moveThird(third, by)), { x: x + move.x, y: y + move.y });
      }),
    );
  });

  test('give no negative zero, which equals zero but does not look like it', () => {
    const origin = { a: 0, b: 0 };
    expect(turnThird(origin)).toEqual(origin);
    expect(mirrorThird(origin)).toEqual(origin);
  });
});
