import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createBoard,
  hexOf,
  isLand,
  MAX_SLOTS,
  placementAt,
  remove,
  SEA,
  slotOf,
  stamp,
} from '../../../src/engine/board/board.ts';
import { fits } from '../../../src/engine/fit/explain.ts';
import { countHexes } from '../../../src/engine/land/row.ts';
import { hexagonLand, rectangleLand } from '../../../src/engine/land/shapes.ts';
import { orient } from '../../../src/engine/schematic/pose.ts';
import { anyHex, anyPose, anyShape } from '../../support/arbitraries.ts';
import { anyLand, TILE } from '../../support/cities.ts';
import { hexesAround } from '../../support/reference.ts';

describe('a board', () => {
  it('has a slot for every hex of its land and sea around it', () => {
    fc.assert(
      fc.property(anyLand, (land) => {
        const board = createBoard(land);
        const inLand = new Set(
          land.flatMap(({ r, q, count }) => Array.from({ length: count }, (_, step) => `${q + step},${r}`)),
        );
        expect(board.hexes).toBe(inLand.size);
        expect(countHexes(land)).toBe(inLand.size);
        for (const hex of hexesAround(land, 2)) {
          expect(isLand(board, hex)).toBe(inLand.has(`${hex.q},${hex.r}`));
          const slot = slotOf(board, hex);
          if (slot >= 0) expect(hexOf(board, slot)).toEqual(hex);
          else expect(isLand(board, hex)).toBe(false);
        }
      }),
    );
  });

  it('is empty land when made: no placement, nothing covered', () => {
    const board = createBoard(hexagonLand(2));
    expect(board.covered).toBe(0);
    expect([...board.mask_hex].filter((mask) => mask === 0)).toHaveLength(19);
    expect([...board.mask_hex].every((mask) => mask === 0 || mask === SEA)).toBe(true);
    expect(placementAt(board, { q: 0, r: 0 }, 0)).toBe(0);
    expect(placementAt(board, { q: 900, r: 0 }, 0)).toBe(0);
  });

  it('takes no more room for a wide rectangle than it has hexes', () => {
    const board = createBoard(rectangleLand(5000, 3));
    expect(board.mask_hex).toHaveLength(15_000);
    expect(board.hexes).toBe(15_000);
  });

  it('refuses land that is spread too far, with the numbers', () => {
    const scattered = [
      { r: 0, q: 0, count: 1 },
      { r: 9000, q: 9000, count: 1 },
    ];
    expect(() => createBoard(scattered)).toThrow(RangeError);
    expect(() => createBoard(scattered)).toThrow(`at most ${MAX_SLOTS} hexes`);
  });

  it('is after stamping and removing in any order as if made of what is left', () => {
    const anyStamp = fc.record({
      hexes: anyShape(8),
      pose: anyPose,
      at: anyHex.map(({ q, r }) => ({ q: q % 4, r: r % 4 })),
    });
    fc.assert(
      fc.property(
        fc.array(anyStamp, { maxLength: 20 }),
        fc.infiniteStream(fc.boolean()),
        (stamps, removes) => {
          const land = hexagonLand(4);
          const board = createBoard(land);
          const standing = new Map<
            number,
            { hexes: ReturnType<typeof orient>; at: { q: number; r: number } }
          >();
          stamps.forEach(({ hexes, pose, at }, index) => {
            const oriented = orient(hexes, pose);
            const [oldest] = standing;
            if (oldest && removes.next().value) {
              remove(board, oldest[1].hexes, oldest[1].at, oldest[0]);
              standing.delete(oldest[0]);
            }
            if (!fits(board, oriented, at)) return;
            stamp(board, oriented, at, index + 1);
            standing.set(index + 1, { hexes: oriented, at });
          });
          const rebuilt = createBoard(land);
          for (const [id, { hexes, at }] of standing) stamp(rebuilt, hexes, at, id);
          expect(board).toEqual(rebuilt);
        },
      ),
    );
  });

  it('refuses what does not fit, or a wrong id, and stays as it was', () => {
    const board = createBoard(hexagonLand(1));
    stamp(board, TILE.hexes, { q: 0, r: 0 }, 1);
    const before = structuredClone(board);
    expect(() => stamp(board, TILE.hexes, { q: 0, r: 0 }, 2)).toThrow('placement 2 does not fit at hex 0, 0');
    expect(() => stamp(board, TILE.hexes, { q: 2, r: 0 }, 2)).toThrow(RangeError);
    expect(() => stamp(board, TILE.hexes, { q: 1, r: 0 }, 0)).toThrow('placement id 0 is not 1..4294967295');
    expect(() => remove(board, TILE.hexes, { q: 1, r: 0 }, 1)).toThrow(
      'placement 1 does not stand at hex 1, 0',
    );
    expect(() => remove(board, TILE.hexes, { q: 0, r: 0 }, 2)).toThrow(RangeError);
    expect(board).toEqual(before);
  });
});
