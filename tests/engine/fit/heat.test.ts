import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBoard, hexOf, slotOf, stamp } from '../../../src/engine/board/board.ts';
import { fits } from '../../../src/engine/fit/explain.ts';
import { heatAgain, heatMap } from '../../../src/engine/fit/heat.ts';
import { posesFittingAt, reachOfPoses } from '../../../src/engine/fit/poses-at.ts';
import { conditionsOf } from '../../../src/engine/fit/conditions.ts';
import { distance, ORIGIN } from '../../../src/engine/hex/hex.ts';
import { poseIndex } from '../../../src/engine/schematic/pose-group.ts';
import { ANY_POSE, orient } from '../../../src/engine/schematic/pose.ts';
import { rememberedClasses } from '../../../src/engine/schematic/remembered-classes.ts';
import { anyPose, anyPoseRules, anyShape } from '../../support/arbitraries.ts';
import { anyDistricts, anyLand, rule } from '../../support/cities.ts';

const nearHex = fc.record({ q: fc.integer({ min: -5, max: 5 }), r: fc.integer({ min: -5, max: 5 }) });

/** A board with something on it, a shape, and what a rule asks of it. */
const anyGround = fc
  .record({
    city: anyLand.chain((land) => fc.record({ land: fc.constant(land), districts: anyDistricts(land) })),
    stamps: fc.array(fc.record({ hexes: anyShape(5), pose: anyPose, at: nearHex }), { maxLength: 8 }),
    groups: fc.option(fc.subarray(['a', 'b', 'c'], { minLength: 1 })),
    spacing: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ city: { land, districts }, stamps, groups, spacing }) => {
    const board = createBoard(land);
    const placements = stamps.flatMap(({ hexes, pose, at }, index) => {
      const oriented = orient(hexes, pose);
      if (!fits(board, oriented, at)) return [];
      stamp(board, oriented, at, index + 1);
      return [{ id: index + 1, schematic: 'own', ...at, ...pose, locked: false }];
    });
    return {
      board,
      limits: conditionsOf(rule('own', { groups, spacing }), { board, districts, placements }),
    };
  });

describe('the poses that fit at a hex', () => {
  it('are those that fit one by one', () => {
    fc.assert(
      fc.property(anyGround, anyShape(6), nearHex, ({ board, limits }, hexes, at) => {
        const fits_pose = posesFittingAt(board, hexes, at, limits);
        for (const { equal } of rememberedClasses(hexes, ANY_POSE))
          for (const { pose } of equal)
            expect(fits_pose[poseIndex(pose)]).toBe(Number(fits(board, orient(hexes, pose), at, limits)));
      }),
      { numRuns: 300 },
    );
  });

  it('reach no farther than is said, and one of them that far', () => {
    fc.assert(
      fc.property(anyShape(6), (hexes) => {
        // Also of poses that come to the same: they lie at other places about the center.
        const far = rememberedClasses(hexes, ANY_POSE).flatMap(({ equal }) =>
          equal.flatMap(({ pose }) => orient(hexes, pose).map((hex) => distance(hex, ORIGIN))),
        );
        expect(Math.max(...far)).toBe(reachOfPoses(hexes));
      }),
    );
  });
});

describe('the heat map', () => {
  it('counts the distinct poses that fit at each hex', () => {
    fc.assert(
      fc.property(anyGround, anyShape(6), anyPoseRules, ({ board, limits }, hexes, rules) => {
        const distinct = rememberedClasses(hexes, rules).map(({ pose }) => poseIndex(pose));
        const counted = Array.from(board.mask_hex, (_, slot) => {
          const fits_pose = posesFittingAt(board, hexes, hexOf(board, slot), limits);
          return distinct.filter((index) => fits_pose[index] === 1).length;
        });
        expect([...heatMap(board, { hexes }, rules, limits)]).toEqual(counted);
      }),
      { numRuns: 200 },
    );
  });

  it('is the whole one again when it is counted anew about what was stamped', () => {
    fc.assert(
      fc.property(
        anyGround,
        anyShape(5),
        anyPoseRules,
        anyShape(4),
        nearHex,
        ({ board, limits: { barred_hex } }, hexes, rules, more, at) => {
          const limits = { barred_hex, centers: [] };
          const count_hex = heatMap(board, { hexes }, rules, limits);
          const before = count_hex.slice();
          fc.pre(fits(board, more, at));
          stamp(board, more, at, 99);
          const reach = reachOfPoses(hexes);
          const near = [...board.mask_hex.keys()].filter((slot) =>
            more.some(({ q, r }) => distance(hexOf(board, slot), { q: q + at.q, r: r + at.r }) <= reach),
          );
          const changed = heatAgain(board, { hexes }, rules, limits, count_hex, near);
          expect(count_hex).toEqual(heatMap(board, { hexes }, rules, limits));
          expect(changed).toEqual(near.filter((slot) => before[slot] !== count_hex[slot]));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is counted anew as far as the poses reach that a rule allows, where plainer ones do not', () => {
    const hexes = [{ q: 0, r: 0, segments: [null, 'house', null, null, null, null] as const }];
    expect(reachOfPoses(hexes)).toBe(1);
  });

  it('says what it says of a hex by name', () => {
    const board = createBoard([{ r: 0, q: 0, count: 2 }]);
    const tile = [{ q: 0, r: 0, segments: ['h', 'h', 'h', 'h', 'h', 'h'] as const }];
    const count_hex = heatMap(board, { hexes: tile }, ANY_POSE);
    // A tile on one hex; shifted, it would need three.
    expect([0, 1].map((q) => count_hex[slotOf(board, { q, r: 0 })])).toEqual([1, 1]);
  });
});
