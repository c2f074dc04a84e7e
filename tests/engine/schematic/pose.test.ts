import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addHexes, ORIGIN } from '../../../src/engine/hex/hex.ts';
import {
  comparePoses,
  equalPoses,
  mirrorSegment,
  orient,
  PLAIN_POSE,
  poseSegment,
  turnSegment,
} from '../../../src/engine/schematic/pose.ts';
import { countSegments, paintedSegments } from '../../../src/engine/schematic/schematic.ts';
import { unposeSegment } from '../../../src/engine/schematic/unpose.ts';
import { adjacentSegments, segmentKey } from '../../../src/engine/segment/segment.ts';
import { fromThirds, mirrorThird, toThirds, turnThird } from '../../../src/engine/segment/thirds.ts';
import { anyHex, anyPose, anySegment, anyShape } from '../../support/arbitraries.ts';
import { poseByThirds } from '../../support/thirds.ts';

describe('a segment', () => {
  test('turns as the thirds lattice does', () => {
    fc.assert(
      fc.property(anySegment, (segment) => {
        expect(turnSegment(segment, 1)).toEqual(fromThirds(turnThird(toThirds(segment))));
      }),
    );
  });

  test('turned six times is where it was', () => {
    fc.assert(
      fc.property(anySegment, (segment) => {
        let turned = segment;
        for (let turn = 0; turn < 6; turn++) turned = turnSegment(turned, 1);
        expect(turned).toEqual(segment);
      }),
    );
  });

  test('mirrors as the thirds lattice does', () => {
    fc.assert(
      fc.property(anySegment, (segment) => {
        expect(mirrorSegment(segment)).toEqual(fromThirds(mirrorThird(toThirds(segment))));
      }),
    );
  });

  test('mirrored twice is where it was', () => {
    fc.assert(
      fc.property(anySegment, (segment) => {
        expect(mirrorSegment(mirrorSegment(segment))).toEqual(segment);
      }),
    );
  });

  test('in any pose lies where mirror, turn, shift and move of the thirds lattice put it', () => {
    fc.assert(
      fc.property(anySegment, anyPose, anyHex, (segment, pose, at) => {
        expect(poseSegment(segment, pose, at)).toEqual(poseByThirds(segment, pose, at));
      }),
    );
  });

  test('comes back from any pose', () => {
    fc.assert(
      fc.property(anySegment, anyPose, (segment, pose) => {
        expect(unposeSegment(poseSegment(segment, pose), pose)).toEqual(segment);
        expect(poseSegment(unposeSegment(segment, pose), pose)).toEqual(segment);
      }),
    );
  });

  test('keeps its neighbors in any pose', () => {
    fc.assert(
      fc.property(anySegment, anyPose, anyHex, (segment, pose, at) => {
        const posedNeighbors = adjacentSegments(segment).map((next) =>
          segmentKey(poseSegment(next, pose, at)),
        );
        const neighbors = adjacentSegments(poseSegment(segment, pose, at)).map(segmentKey);
        expect(posedNeighbors.sort()).toEqual(neighbors.sort());
      }),
    );
  });
});

describe('a shape', () => {
  test('keeps its number of segments, and their kinds, in any pose', () => {
    fc.assert(
      fc.property(anyShape(), anyPose, (hexes, pose) => {
        const oriented = orient(hexes, pose);
        expect(countSegments(oriented)).toBe(countSegments(hexes));
        const kindAt = new Map(
          paintedSegments(oriented).map((painted) => [segmentKey(painted), painted.kind]),
        );
        for (const painted of paintedSegments(hexes))
          expect(kindAt.get(segmentKey(poseByThirds(painted, pose, ORIGIN)))).toBe(painted.kind);
      }),
    );
  });

  test('has in any pose each hex once, sorted by r then q, none empty', () => {
    fc.assert(
      fc.property(anyShape(), anyPose, (hexes, pose) => {
        const oriented = orient(hexes, pose);
        const inOrder = oriented.every((hex, index) => {
          const before = oriented[index - 1];
          return !before || before.r < hex.r || (before.r === hex.r && before.q < hex.q);
        });
        expect(inOrder).toBe(true);
        for (const { segments } of oriented) expect(segments.some((kind) => kind !== null)).toBe(true);
      }),
    );
  });

  test('is itself in the plain pose', () => {
    fc.assert(
      fc.property(anyShape(), (hexes) => {
        expect(orient(hexes, PLAIN_POSE)).toEqual(hexes);
      }),
    );
  });

  test('moved by whole hexes stays the same shape in any pose, moved by the turned move', () => {
    fc.assert(
      fc.property(anySegment, anyHex, anyPose, (segment, by, pose) => {
        const moved = poseSegment({ ...addHexes(segment, by), k: segment.k }, pose);
        const still = poseSegment(segment, pose);
        expect(moved.k).toBe(still.k);
        const origin = poseSegment({ q: 0, r: 0, k: segment.k }, pose);
        const carried = poseSegment({ ...by, k: segment.k }, pose);
        expect([moved.q - still.q, moved.r - still.r]).toEqual([carried.q - origin.q, carried.r - origin.r]);
      }),
    );
  });
});

test('poses sort plain before mirrored, then by rotation, then by shift', () => {
  const sorted = [
    { mirror: false, rotation: 0, shift: -1 },
    { mirror: false, rotation: 0, shift: 1 },
    { mirror: false, rotation: 5, shift: 0 },
    { mirror: true, rotation: 0, shift: -1 },
    { mirror: true, rotation: 2, shift: 0 },
  ] as const;
  expect([...sorted].reverse().sort(comparePoses)).toEqual(sorted);
  expect(equalPoses(sorted[0], { ...sorted[0] })).toBe(true);
  expect(equalPoses(sorted[0], sorted[1])).toBe(false);
});
