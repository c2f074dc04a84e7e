import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBoard, isLand } from '../../../src/engine/board/board.ts';
import { hexCenter } from '../../../src/engine/hex/plane.ts';
import { DIRECTIONS } from '../../../src/engine/hex/hex.ts';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import { segmentKey } from '../../../src/engine/segment/segment.ts';
import { toThirds } from '../../../src/engine/segment/thirds.ts';
import { thirdToPoint } from '../../../src/engine/segment/vertex.ts';
import { DEFAULT_COLUMNS } from '../../../src/formats/text-map/names.ts';
import { squarePieces } from '../../../src/formats/text-map/square.ts';
import { anyCity } from '../arbitraries.ts';
import { citySegments, landHexes } from './city-segments.ts';
import { all, cityOf } from './sample-city.ts';

const linesOf = (city: Parameters<typeof squarePieces>[0], columns?: number) =>
  [...squarePieces(city, columns)].join('').split('\n').slice(0, -1);

describe('a city on a square grid', () => {
  test('shows every segment where it lies, north up', () => {
    fc.assert(
      fc.property(anyCity, (city) => {
        const centers = landHexes(city).map(hexCenter);
        const [left, right] = [
          Math.min(...centers.map(({ x }) => x)) - 1,
          Math.max(...centers.map(({ x }) => x)) + 1,
        ];
        const half = Math.sqrt(3) / 2;
        const [top, bottom] = [
          Math.min(...centers.map(({ y }) => y)) - half,
          Math.max(...centers.map(({ y }) => y)) + half,
        ];
        // Squares so small that the one with a segment's center in it has its own center in the segment.
        const columns = Math.ceil((right - left) / 0.3);
        const size = (right - left) / columns;
        const lines = linesOf(city, columns);
        expect(lines).toHaveLength(Math.round((bottom - top) / size));
        expect(lines.every((line) => line.length === columns)).toBe(true);
        const first = (top + bottom - lines.length * size) / 2;
        const shown = (x: number, y: number) =>
          lines[Math.floor((y - first) / size)]![Math.floor((x - left) / size)];
        const kinds = new Map(citySegments(city).map((segment) => [segmentKey(segment), segment.kind]));
        for (const hex of landHexes(city))
          for (const k of DIRECTIONS) {
            const { x, y } = thirdToPoint(toThirds({ ...hex, k }));
            const kind = kinds.get(segmentKey({ ...hex, k }));
            const glyph = city.kinds.find(({ id }) => id === kind)?.glyph;
            expect(shown(x, y)).toBe(glyph ?? '.');
          }
        const board = createBoard(city.land);
        for (const hex of landHexes(city)) {
          const north = { q: hex.q, r: hex.r - 1 };
          const { x, y } = hexCenter(north);
          if (!isLand(board, north) && y - 0.3 > top) expect(shown(x, y)).toBe('~');
        }
      }),
    );
  });

  test('looks like this', () => {
    const city = cityOf(hexagonLand(1), [
      { q: 0, r: -1, segments: all('house') },
      { q: 1, r: -1, segments: ['wheat', 'wheat', 'wheat', null, null, null] },
    ]);
    expect(linesOf(city, 11)).toEqual([
      '~~~~hhh~~~~',
      '~~~hhhhh~~~',
      '~...hhh.ww~',
      '....hhh..ww',
      '~........w~',
      '~.........~',
      '~.........~',
      '...........',
      '~.........~',
      '~~~.....~~~',
      '~~~~...~~~~',
    ]);
  });

  test('is as wide as asked for', () => {
    const city = cityOf(hexagonLand(1));
    expect(linesOf(city)[0]).toHaveLength(DEFAULT_COLUMNS);
    expect(linesOf(city, 1)).toEqual(['.']);
    expect(linesOf(cityOf([]), 10)).toEqual([]);
    for (const columns of [0, -1, 1.5, 10_001, NaN])
      expect(() => squarePieces(city, columns)).toThrow(RangeError);
  });
});
