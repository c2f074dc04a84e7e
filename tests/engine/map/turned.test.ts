import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { landBox } from '../../../src/engine/board/board.ts';
import { DIRECTIONS, neighbor, type Hex } from '../../../src/engine/hex/hex.ts';
import { hexCenter } from '../../../src/engine/hex/plane.ts';
import { rowIndex, rowNeighbor } from '../../../src/engine/map/row-map.ts';
import { turnedHex, turnedMap, turnedPosition, type TurnedMap } from '../../../src/engine/map/turned.ts';
import { anyHex } from '../../support/arbitraries.ts';
import { anyLand } from '../../support/cities.ts';

const anyMap: fc.Arbitrary<TurnedMap> = anyLand.map((land) => turnedMap(landBox(land)));

/** Where a hex is printed: cells stand two characters apart, odd rows one character to the right. */
function printed(map: TurnedMap, hex: Hex) {
  const { y, x } = turnedPosition(map, hex);
  return { character: 2 * x + (((y % 2) + 2) % 2), line: y };
}

describe('a board as text rows', () => {
  test('is the board turned 90° clockwise, not mirrored: by the thirds lattice', () => {
    fc.assert(
      fc.property(anyMap, anyHex, anyHex, (map, first, second) => {
        // A center (a, b) = (3q, 3r) of the thirds lattice lies at x = a / 2, y = (√3 / 6)(a + 2b). Turned clockwise on
        // screen it lies at (-y, x): to the right by -(a + 2b) / 3 half widths of a hex, down by a / 3 rows.
        const turned = ({ q, r }: Hex) => ({ right: -(3 * q + 2 * 3 * r) / 3, down: (3 * q) / 3 });
        const [one, two] = [printed(map, first), printed(map, second)];
        expect(two.character - one.character).toBe(turned(second).right - turned(first).right);
        expect(two.line - one.line).toBe(turned(second).down - turned(first).down);
      }),
    );
  });

  test('is the board turned 90° clockwise, not mirrored: by the positions in the plane', () => {
    fc.assert(
      fc.property(anyMap, anyHex, anyHex, (map, first, second) => {
        const [one, two] = [hexCenter(first), hexCenter(second)];
        const [from, to] = [printed(map, first), printed(map, second)];
        // Half a hex is √3 / 2 side lengths wide, a row 3/2 high.
        expect(((to.character - from.character) * Math.sqrt(3)) / 2).toBeCloseTo(-(two.y - one.y), 6);
        expect((to.line - from.line) * 1.5).toBeCloseTo(two.x - one.x, 6);
      }),
    );
  });

  test('has the six directions of the board as its own', () => {
    fc.assert(
      fc.property(anyMap, fc.nat(), fc.constantFrom(...DIRECTIONS), (map, place, direction) => {
        const index = place % (map.width * map.height);
        const hex = turnedHex(map, { y: Math.floor(index / map.width), x: index % map.width });
        expect(rowNeighbor(map, index, direction)).toBe(
          rowIndex(map, turnedPosition(map, neighbor(hex, direction))),
        );
      }),
    );
  });

  test('holds all land, wastes at most one row, and goes back', () => {
    fc.assert(
      fc.property(anyLand, (land) => {
        const map = turnedMap(landBox(land));
        const lines = new Set<number>();
        for (const { r, q: first, count } of land)
          for (let q = first; q < first + count; q++) {
            const position = turnedPosition(map, { q, r });
            expect(rowIndex(map, position)).toBeGreaterThanOrEqual(0);
            expect(turnedHex(map, position)).toEqual({ q: q + 0, r: r + 0 });
            lines.add(position.y);
          }
        expect(lines).toContain(map.height - 1);
        expect(lines.has(0) || lines.has(1)).toBe(true);
        expect(Math.abs(map.q0 % 2)).toBe(1);
      }),
    );
    expect(turnedMap(landBox([]))).toMatchObject({ width: 0, height: 0 });
  });
});
