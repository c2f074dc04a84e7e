import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Placement } from '../../../src/engine/schematic/placement.ts';
import { DIRECTIONS } from '../../../src/engine/hex/hex.ts';
import { poseSegment } from '../../../src/engine/schematic/pose.ts';
import type { Segment } from '../../../src/engine/segment/segment.ts';
import {
  mirrorAbout,
  moveBy,
  movedPlacement,
  movedPlacements,
  slide,
  turnAbout,
  type Motion,
} from '../../../src/app/cityview/motion.ts';

const coordinate = fc.integer({ min: -9, max: 9 });
const hex = fc.record({ q: coordinate, r: coordinate });
const segment: fc.Arbitrary<Segment> = fc.record({
  q: coordinate,
  r: coordinate,
  k: fc.constantFrom(...DIRECTIONS),
});
const placement: fc.Arbitrary<Placement> = fc.record({
  id: fc.constant(1),
  schematic: fc.constant('any'),
  q: coordinate,
  r: coordinate,
  mirror: fc.boolean(),
  rotation: fc.constantFrom(...DIRECTIONS),
  shift: fc.constantFrom(-1, 0, 1),
  locked: fc.constant(false),
});
const motion: fc.Arbitrary<Motion> = fc.oneof(
  hex.map(moveBy),
  fc.tuple(hex, fc.constantFrom(...DIRECTIONS)).map(([pivot, turns]) => turnAbout(pivot, turns)),
  hex.map(mirrorAbout),
  fc.constantFrom(1, 2, -1, -2).map((sides) => slide(sides as 1)),
);

describe('a placement after a motion', () => {
  it('covers the segments that the motion takes those of the placement to', () => {
    fc.assert(
      fc.property(placement, motion, segment, (before, any, one) => {
        const after = movedPlacement(before, any);
        expect(poseSegment(one, after, after)).toEqual(any.map(poseSegment(one, before, before)));
      }),
    );
  });

  it('is where all of many go at once', () => {
    fc.assert(
      fc.property(fc.array(placement), motion, (before, any) => {
        expect(movedPlacements(before, any)).toEqual(before.map((one) => movedPlacement(one, any)));
      }),
    );
  });

  it('is the same again after six turns, two mirrors, or a slide there and back', () => {
    fc.assert(
      fc.property(placement, hex, (before, pivot) => {
        const apply = (...motions: readonly Motion[]) => motions.reduce(movedPlacement, before);
        expect(apply(...Array.from({ length: 6 }, () => turnAbout(pivot, 1)))).toEqual(before);
        expect(apply(mirrorAbout(pivot), mirrorAbout(pivot))).toEqual(before);
        expect(apply(slide(1), slide(-1))).toEqual(before);
        expect(apply(slide(2), slide(-1), slide(-1))).toEqual(before);
      }),
    );
  });
});
