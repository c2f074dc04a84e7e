import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBoard, FULL, isLand, SEA, stamp } from '../../../src/engine/board/board.ts';
import {
  allFits,
  compileShapes,
  countBits,
  countFits,
  forEachFit,
  listFits,
} from '../../../src/engine/fit/all.ts';
import { explainFit, fits } from '../../../src/engine/fit/explain.ts';
import { fitsTouching } from '../../../src/engine/fit/touching.ts';
import { DIRECTIONS } from '../../../src/engine/hex/hex.ts';
import { hexagonLand, rectangleLand } from '../../../src/engine/land/shapes.ts';
import { randomStream } from '../../../src/engine/random/stream.ts';
import { orient, UNMIRRORED } from '../../../src/engine/schematic/pose.ts';
import type { PaintedHex } from '../../../src/engine/schematic/schematic.ts';
import { segmentKey } from '../../../src/engine/segment/segment.ts';
import { anyPose, anyPoseRules, anyShape } from '../../support/arbitraries.ts';
import { anyLand, TILE, TWO_HEXES } from '../../support/cities.ts';
import {
  footprintKey,
  hexesAround,
  referenceBlocked,
  referenceCity,
  referenceFits,
  referencePose,
  referenceStamp,
} from '../../support/reference.ts';

const nearHex = fc.record({ q: fc.integer({ min: -5, max: 5 }), r: fc.integer({ min: -5, max: 5 }) });

/** The same city on a board and in the reference, with some shapes stamped where they fit. */
const anyCity = fc
  .tuple(anyLand, fc.array(fc.record({ hexes: anyShape(6), pose: anyPose, at: nearHex }), { maxLength: 10 }))
  .map(([land, stamps]) => {
    const board = createBoard(land);
    const reference = referenceCity(land);
    stamps.forEach(({ hexes, pose, at }, index) => {
      const oriented = orient(hexes, pose);
      if (!fits(board, oriented, at)) return;
      stamp(board, oriented, at, index + 1);
      referenceStamp(reference, hexes, pose, at, index + 1);
    });
    return { land, board, reference };
  });

describe('one placement', () => {
  it('is blocked by the very segments and for the very reasons that the reference finds', () => {
    fc.assert(
      fc.property(anyCity, anyShape(12), anyPose, nearHex, ({ board, reference }, hexes, pose, at) => {
        const blocked = explainFit(board, orient(hexes, pose), at);
        expect(blocked).toEqual(referenceBlocked(reference, hexes, pose, at));
        expect(fits(board, orient(hexes, pose), at)).toBe(blocked.length === 0);
      }),
      { numRuns: 500 },
    );
  });

  it('says off-land for sea, and who stands there for what is taken', () => {
    const board = createBoard(hexagonLand(1));
    stamp(board, TILE.hexes, { q: 0, r: 0 }, 7);
    const blocked = explainFit(board, TWO_HEXES.hexes, { q: -1, r: 0 });
    expect(blocked).toEqual(
      [0, 1, 2, 3, 4, 5].map((k) => ({ q: 0, r: 0, k, reason: 'occupied', placement: 7 })),
    );
    expect(explainFit(board, TILE.hexes, { q: 2, r: 0 }).map(({ reason }) => reason)).toEqual(
      Array.from({ length: 6 }, () => 'off-land'),
    );
  });
});

describe('all fits', () => {
  it('are the placements that the reference finds, each footprint once', () => {
    fc.assert(
      fc.property(anyCity, anyShape(6), anyPoseRules, ({ board, reference }, hexes, rules) => {
        const found = listFits(board, hexes, rules);
        const footprints = found.map((fit) => footprintKey(referencePose(hexes, fit, fit)));
        expect(new Set(footprints)).toEqual(referenceFits(reference, hexes, rules));
        expect(footprints).toHaveLength(new Set(footprints).size);
        expect(countFits(board, hexes, rules)).toBe(found.length);
      }),
      { numRuns: 300 },
    );
  });

  it('are those of the reference on land of many words of bits, too, long and narrow or round', () => {
    const anyLargeLand = fc.constantFrom(
      rectangleLand(3, 100),
      rectangleLand(120, 2),
      rectangleLand(9, 33),
      hexagonLand(11),
    );
    fc.assert(
      fc.property(
        anyLargeLand,
        fc.nat(),
        fc.constantFrom(0.1, 0.3, 0.6),
        anyShape(5),
        anyPoseRules,
        (land, seed, share, hexes, rules) => {
          const board = createBoard(land);
          const reference = referenceCity(land);
          const random = randomStream(seed, 'taken');
          for (const hex of hexesAround(land, 0))
            for (const k of DIRECTIONS)
              if (isLand(board, hex) && random.fraction() < share) {
                const only = { ...hex, segments: DIRECTIONS.map((other) => (other === k ? 'house' : null)) };
                stamp(board, [only as unknown as PaintedHex], { q: 0, r: 0 }, 1);
                reference.owner.set(segmentKey({ ...hex, k }), 1);
              }
          const footprints = listFits(board, hexes, rules).map((fit) =>
            footprintKey(referencePose(hexes, fit, fit)),
          );
          expect(new Set(footprints)).toEqual(referenceFits(reference, hexes, rules));
          expect(footprints).toHaveLength(new Set(footprints).size);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('where nothing fitted are, after some hexes were freed, those that have a part in them', () => {
    fc.assert(
      fc.property(anyCity, anyShape(6), anyPoseRules, fc.nat(), ({ board }, hexes, rules, seed) => {
        const random = randomStream(seed, 'freed');
        const shapes = compileShapes(board, hexes, rules);
        // Takes the first hex of every fit: nothing fits any more.
        for (let found = allFits(board, shapes); countBits(found) > 0; found = allFits(board, shapes))
          forEachFit(found, (_shape, slot) => {
            board.mask_hex[slot] = FULL;
          });
        const freed = [...board.mask_hex.keys()].filter(
          (slot) => board.mask_hex[slot] !== SEA && random.fraction() < 0.2,
        );
        for (const slot of freed) board.mask_hex[slot]! &= random.below(64);
        const codes: number[] = [];
        forEachFit(allFits(board, shapes), (shape, slot) => codes.push(shape * board.mask_hex.length + slot));
        expect(fitsTouching(board, shapes, null, new Set(freed)).sort((a, b) => a - b)).toEqual(codes);
      }),
      { numRuns: 200 },
    );
  });

  it('are sorted by r, then q, then pose', () => {
    const found = listFits(createBoard(hexagonLand(2)), TILE.hexes, UNMIRRORED);
    const keys = found.map(({ r, q, mirror, rotation, shift }) => [r, q, Number(mirror), rotation, shift]);
    const sorted = keys.toSorted(
      (a, b) => a.map((value, index) => value - b[index]!).find((value) => value !== 0) ?? 0,
    );
    expect(keys).toEqual(sorted);
  });

  it.each([
    [0, 1],
    [1, 13],
    [2, 43],
    [3, 91],
  ])('of a tile on a hexagon of radius %i are %i', (radius, count) => {
    expect(countFits(createBoard(hexagonLand(radius)), TILE.hexes, UNMIRRORED)).toBe(count);
  });

  it('of two hexes side by side on a hexagon of radius 1 are 12 without shifts', () => {
    const rules = { ...UNMIRRORED, shifts: [0] as const };
    expect(countFits(createBoard(hexagonLand(1)), TWO_HEXES.hexes, rules)).toBe(12);
  });
});
