import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBoard, slotOf, stamp } from '../../../src/engine/board/board.ts';
import {
  allFits,
  compileShapes,
  countBits,
  countFits,
  fitsPerHex,
  listFits,
} from '../../../src/engine/fit/all.ts';
import { explainFit, fits } from '../../../src/engine/fit/explain.ts';
import { conditionsOf } from '../../../src/engine/fit/conditions.ts';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import { orient, PLAIN_POSE, UNMIRRORED, type PoseRules } from '../../../src/engine/schematic/pose.ts';
import { anyPose, anyPoseRules, anyShape } from '../../support/arbitraries.ts';
import { anyDistricts, anyLand, rule, SINGLE } from '../../support/cities.ts';
import {
  footprintKey,
  referenceBlocked,
  referenceCity,
  referenceFits,
  referencePose,
  referenceStamp,
} from '../../support/reference.ts';

const nearHex = fc.record({ q: fc.integer({ min: -5, max: 5 }), r: fc.integer({ min: -5, max: 5 }) });

const anyGroups = fc.option(fc.subarray(['a', 'b', 'c'], { minLength: 1 }));

/**
 * A city with districts and some placements of a schematic "own" and of others, on a board and in the reference, with
 * what a rule asks of one more "own".
 */
const anyRuledCity = fc
  .record({
    city: anyLand.chain((land) => fc.record({ land: fc.constant(land), districts: anyDistricts(land) })),
    hexes: anyShape(6),
    stamps: fc.array(fc.record({ own: fc.boolean(), other: anyShape(4), pose: anyPose, at: nearHex }), {
      maxLength: 8,
    }),
    groups: anyGroups,
    spacing: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ city: { land, districts }, hexes, stamps, groups, spacing }) => {
    const board = createBoard(land);
    const reference = referenceCity(land, districts);
    const placements = stamps.flatMap(({ own, other, pose, at }, index) => {
      const shape = own ? hexes : other;
      const oriented = orient(shape, pose);
      if (!fits(board, oriented, at)) return [];
      const id = index + 1;
      stamp(board, oriented, at, id);
      referenceStamp(reference, shape, pose, at, id);
      return [{ id, schematic: own ? 'own' : 'other', ...at, ...pose, locked: false }];
    });
    const limits = conditionsOf(rule('own', { groups, spacing }), { board, districts, placements });
    const others = placements.filter(({ schematic }) => schematic === 'own');
    return { board, reference, hexes, limits, asked: { groups, spacing, others } };
  });

describe('a rule of groups and spacing', () => {
  it('blocks the very segments, for the very reasons and by the very placements that the reference finds', () => {
    fc.assert(
      fc.property(anyRuledCity, anyPose, nearHex, ({ board, reference, hexes, limits, asked }, pose, at) => {
        const blocked = explainFit(board, orient(hexes, pose), at, limits);
        expect(blocked).toEqual(referenceBlocked(reference, hexes, pose, at, asked));
        expect(fits(board, orient(hexes, pose), at, limits)).toBe(blocked.length === 0);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves the fits that the reference finds, each in a pose and at a center that may stand', () => {
    fc.assert(
      fc.property(anyRuledCity, anyPoseRules, ({ board, reference, hexes, limits, asked }, rules) => {
        const found = listFits(board, hexes, rules, limits);
        const footprints = found.map((fit) => footprintKey(referencePose(hexes, fit, fit)));
        expect(new Set(footprints)).toEqual(referenceFits(reference, hexes, rules, asked));
        expect(footprints).toHaveLength(new Set(footprints).size);
        for (const fit of found) {
          expect(referenceBlocked(reference, hexes, fit, fit, asked)).toEqual([]);
          expect(rules.rotations).toContain(fit.rotation);
          expect(rules.shifts).toContain(fit.shift);
          expect(fit.mirror && !rules.mirror).toBe(false);
        }
        expect(countFits(board, hexes, rules, limits)).toBe(found.length);
      }),
      { numRuns: 300 },
    );
  });

  it('leaves as many fits per hex as have their center there', () => {
    fc.assert(
      fc.property(anyRuledCity, anyPoseRules, ({ board, hexes, limits }, rules) => {
        const found = allFits(board, compileShapes(board, hexes, rules), limits);
        const expected = new Uint8Array(board.mask_hex.length);
        const listed = listFits(board, hexes, rules, limits);
        for (const fit of listed) {
          const slot = slotOf(board, fit);
          if (slot >= 0) expected[slot]!++;
        }
        expect(fitsPerHex(board, found)).toEqual(expected);
        expect(countBits(found)).toBe(listed.length);
      }),
      { numRuns: 200 },
    );
  });

  it('lets the same segments stand by a pose whose center is farther away', () => {
    const board = createBoard(hexagonLand(3));
    const first = { id: 1, schematic: 'single', q: 0, r: 0, ...PLAIN_POSE, locked: false };
    stamp(board, SINGLE.hexes, first, first.id);
    const limits = conditionsOf(rule('single', { spacing: 2 }), {
      board,
      districts: [],
      placements: [first],
    });
    // North shifted right is the south-west of the hex to the upper right.
    const southWest = (rules: PoseRules) =>
      listFits(board, SINGLE.hexes, rules, limits).filter(
        (fit) => footprintKey(referencePose(SINGLE.hexes, fit, fit)) === '-1,0,4=house',
      );
    expect(southWest(UNMIRRORED)).toEqual([{ q: -2, r: 1, mirror: false, rotation: 0, shift: 1 }]);
    expect(southWest({ ...UNMIRRORED, shifts: [0] })).toEqual([]);
  });
});

describe('a search for all fits', () => {
  it('asks pose by pose whether it is to go on', () => {
    const board = createBoard(hexagonLand(3));
    const shapes = compileShapes(board, SINGLE.hexes, UNMIRRORED);
    let asked = 0;
    const stop = () => {
      if (++asked === 3) throw new Error('enough');
    };
    expect(() => allFits(board, shapes, undefined, stop)).toThrow('enough');
    expect(shapes.length).toBeGreaterThan(3);
  });
});
