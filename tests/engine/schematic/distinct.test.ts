import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addHexes, DIRECTIONS, modulo6 } from '../../../src/engine/hex/hex.ts';
import { distinctPoses } from '../../../src/engine/schematic/distinct.ts';
import { ANY_POSE, comparePoses, orient, UNMIRRORED, type Pose } from '../../../src/engine/schematic/pose.ts';
import { mergeSegments, type PaintedHex } from '../../../src/engine/schematic/schematic.ts';
import type { Segment } from '../../../src/engine/segment/segment.ts';
import { tileAround } from '../../../src/engine/segment/vertex.ts';
import { anyPoseRules, anyShape, anyVertex } from '../../support/arbitraries.ts';

function poseKey({ mirror, rotation, shift }: Pose): string {
  return `${mirror},${rotation},${shift}`;
}

function paint(segments: readonly Segment[]): PaintedHex[] {
  return mergeSegments(segments.map((segment) => ({ ...segment, kind: 'house' })));
}

/** The shape moved so that its first hex lies at (0, 0): equal for shapes equal up to a whole-hex move. */
function anchored(hexes: readonly PaintedHex[]): PaintedHex[] {
  const [first] = hexes;
  if (!first) return [];
  return hexes.map((hex) => ({ ...hex, q: hex.q - first.q, r: hex.r - first.r }));
}

describe('distinct poses', () => {
  test('put every allowed pose in exactly one class', () => {
    fc.assert(
      fc.property(anyShape(), anyPoseRules, (hexes, rules) => {
        const allowed = (rules.mirror ? [false, true] : [false]).flatMap((mirror) =>
          rules.rotations.flatMap((rotation) =>
            rules.shifts.map((shift) => poseKey({ mirror, rotation, shift })),
          ),
        );
        const classed = distinctPoses(hexes, rules).flatMap(({ equal }) =>
          equal.map(({ pose }) => poseKey(pose)),
        );
        expect(classed.sort()).toEqual(allowed.sort());
      }),
    );
  });

  test('have in each class the same shape, laid over each other by the stated move', () => {
    fc.assert(
      fc.property(anyShape(), anyPoseRules, (hexes, rules) => {
        for (const { pose, hexes: oriented, equal } of distinctPoses(hexes, rules)) {
          expect(oriented).toEqual(orient(hexes, pose));
          expect(equal[0]).toEqual({ pose, move: { q: 0, r: 0 } });
          for (const other of equal)
            expect(orient(hexes, other.pose)).toEqual(
              oriented.map((hex) => ({ ...hex, ...addHexes(hex, other.move) })),
            );
        }
      }),
    );
  });

  test('differ between classes by more than a whole-hex move', () => {
    fc.assert(
      fc.property(anyShape(), anyPoseRules, (hexes, rules) => {
        const classes = distinctPoses(hexes, rules);
        const shapes = classes.map((distinct) => JSON.stringify(anchored(distinct.hexes)));
        expect(new Set(shapes).size).toBe(classes.length);
      }),
    );
  });

  test('are sorted, and each is told by its plainest pose', () => {
    fc.assert(
      fc.property(anyShape(), anyPoseRules, (hexes, rules) => {
        const classes = distinctPoses(hexes, rules);
        expect(classes.map(({ pose }) => pose)).toEqual(classes.map(({ pose }) => pose).sort(comparePoses));
        const cost = ({ mirror, rotation, shift }: Pose) =>
          [mirror, shift !== 0, shift === 1, rotation].map(Number).join('');
        for (const { pose, equal } of classes)
          for (const other of equal) expect(cost(pose) <= cost(other.pose)).toBe(true);
      }),
    );
  });

  test.each(DIRECTIONS)('are 6 for the single segment %i', (k) => {
    expect(distinctPoses(paint([{ q: 2, r: -1, k }]), UNMIRRORED)).toHaveLength(6);
  });

  test('are 9 for two segments that share an edge, in one hex or across its border', () => {
    const within = paint([
      { q: 0, r: 0, k: 0 },
      { q: 0, r: 0, k: 1 },
    ]);
    const across = paint([
      { q: 0, r: 0, k: 0 },
      { q: 0, r: -1, k: 3 },
    ]);
    expect(distinctPoses(within, UNMIRRORED)).toHaveLength(9);
    expect(distinctPoses(across, UNMIRRORED)).toHaveLength(9);
  });

  test('are 3 for a whole tile around any vertex', () => {
    fc.assert(
      fc.property(anyVertex, (vertex) => {
        expect(distinctPoses(paint(tileAround(vertex)), UNMIRRORED)).toHaveLength(3);
      }),
    );
  });

  test('are 18 for a shape that no turn lays on itself, mirrored or not when a mirror does', () => {
    const fourAroundCenter = paint([0, 1, 2, 3].map((k) => ({ q: 0, r: 0, k: modulo6(k) })));
    expect(distinctPoses(fourAroundCenter, UNMIRRORED)).toHaveLength(18);
    expect(distinctPoses(fourAroundCenter, ANY_POSE)).toHaveLength(18);
  });

  test('are 9 for a shape that half a turn lays on itself, 18 when its mirror image is another', () => {
    const zigzag = paint([
      { q: 0, r: -1, k: 3 },
      { q: 0, r: 0, k: 0 },
      { q: 0, r: 0, k: 1 },
      { q: 0, r: 0, k: 2 },
    ]);
    expect(distinctPoses(zigzag, UNMIRRORED)).toHaveLength(9);
    expect(distinctPoses(zigzag, ANY_POSE)).toHaveLength(18);
  });
});
