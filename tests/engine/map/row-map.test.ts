import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, modulo6 } from '../../../src/engine/hex/hex.ts';
import {
  ROW_MOVES,
  rowDistance,
  rowIndex,
  rowNeighbor,
  rowPosition,
  type RowMap,
} from '../../../src/engine/map/row-map.ts';

const side = fc.integer({ min: 1, max: 9 });
const anyMap: fc.Arbitrary<RowMap> = fc.record({ width: side, height: side });
const anyCell = anyMap.chain((map) =>
  fc.record({ map: fc.constant(map), index: fc.nat(map.width * map.height - 1) }),
);

/** Where a cell is drawn, in half cells to the right and in rows down. */
function drawn(map: RowMap, index: number) {
  const { y, x } = rowPosition(map, index);
  return { right: 2 * x + (y % 2), down: y };
}

/** The effect of each move on the drawing, in half cells and rows. */
const ARROWS = [
  { right: 2, down: 0 },
  { right: 1, down: 1 },
  { right: -1, down: 1 },
  { right: -2, down: 0 },
  { right: -1, down: -1 },
  { right: 1, down: -1 },
];

describe('a row-offset map', () => {
  test('has one index per cell, row by row', () => {
    fc.assert(
      fc.property(anyCell, ({ map, index }) => {
        expect(rowIndex(map, rowPosition(map, index))).toBe(index);
      }),
    );
    expect(rowPosition({ width: 4, height: 3 }, 6)).toEqual({ y: 1, x: 2 });
    const outside = [
      { y: -1, x: 0 },
      { y: 3, x: 0 },
      { y: 0, x: -1 },
      { y: 0, x: 4 },
    ];
    for (const position of outside) expect(rowIndex({ width: 4, height: 3 }, position)).toBe(-1);
  });

  test('moves to the cell that is drawn there, and off the map where none is', () => {
    fc.assert(
      fc.property(anyCell, ({ map, index }) => {
        const cells = Array.from({ length: map.width * map.height }, (_, cell) => cell);
        const { right, down } = drawn(map, index);
        for (const direction of DIRECTIONS) {
          const arrow = ARROWS[direction]!;
          const there = cells.find((cell) => {
            const at = drawn(map, cell);
            return at.right === right + arrow.right && at.down === down + arrow.down;
          });
          expect(rowNeighbor(map, index, direction), ROW_MOVES[direction]).toBe(there ?? -1);
        }
      }),
    );
  });

  test('every move is taken back by the opposite one', () => {
    fc.assert(
      fc.property(anyCell, ({ map, index }) => {
        for (const direction of DIRECTIONS) {
          const next = rowNeighbor(map, index, direction);
          if (next >= 0) expect(rowNeighbor(map, next, modulo6(direction + 3))).toBe(index);
        }
      }),
    );
  });

  test('can be left to the west diagonally from the first column in odd rows, not in even ones', () => {
    const map = { width: 3, height: 3 };
    const fromRow = (y: number) => [2, 4].map((k) => rowNeighbor(map, 3 * y, modulo6(k)));
    expect(fromRow(1)).toEqual([6, 0]);
    expect(rowNeighbor(map, 0, 2)).toBe(-1);
    expect(fromRow(2)).toEqual([-1, -1]);
    expect(rowNeighbor(map, 5, 1)).toBe(-1);
    expect(rowNeighbor(map, 2, 1)).toBe(5);
  });

  test('has a distance that a walk without obstacles takes', () => {
    fc.assert(
      fc.property(anyMap, fc.nat(), fc.nat(), (map, a, b) => {
        const size = map.width * map.height;
        const [from, to] = [a % size, b % size];
        let reached = new Set([from]);
        let steps = 0;
        for (; !reached.has(to); steps++) {
          const next = [...reached].flatMap((cell) => DIRECTIONS.map((k) => rowNeighbor(map, cell, k)));
          reached = new Set([...reached, ...next.filter((cell) => cell >= 0)]);
        }
        expect(rowDistance(map, from, to)).toBe(steps);
      }),
    );
  });
});
