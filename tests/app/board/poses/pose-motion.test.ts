import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentCenter } from '../../../../src/app/board/input/board-pointer.ts';
import {
  applyAffine,
  movementsBetween,
  placeHex,
  pointOnRing,
  type Movement,
} from '../../../../src/app/board/poses/pose-motion.ts';
import { instantAt, timeMovements } from '../../../../src/app/board/poses/pose-timing.ts';
import { explainPose } from '../../../../src/app/board/poses/pose-words.ts';
import { distance, ORIGIN, type Hex } from '../../../../src/engine/hex/hex.ts';
import { hexCenter, type Point } from '../../../../src/engine/hex/plane.ts';
import { ringHex, ringIndex } from '../../../../src/engine/hex/ring.ts';
import { equalPoses, PLAIN_POSE, poseSegment, type Pose } from '../../../../src/engine/schematic/pose.ts';
import type { Segment } from '../../../../src/engine/segment/segment.ts';
import { anyDirection, anyPose } from '../../../support/arbitraries.ts';

const near = fc.integer({ min: -20, max: 20 });
const segment: fc.Arbitrary<Segment> = fc.record({ q: near, r: near, k: anyDirection });
const way = fc.constantFrom('clockwise', 'shortest' as const);

function expectNear(point: Point, expected: Point): void {
  expect(Math.hypot(point.x - expected.x, point.y - expected.y)).toBeLessThan(1e-8);
}

/** Where the center of a segment is that lay in the pose the movement starts from. */
function centerAt(movement: Movement, segment: Segment, progress: number): Point {
  const start = poseSegment(segment, movement.start);
  return applyAffine(placeHex(movement, start, progress), segmentCenter(start));
}

describe('the way from one pose to another', () => {
  it('leads there, each movement from where the one before has ended', () => {
    fc.assert(
      fc.property(anyPose, anyPose, way, (from, to, way) => {
        const movements = movementsBetween(from, to, way);
        let pose: Pose = from;
        for (const { start, end } of movements) {
          expect(start).toEqual(pose);
          expect(end).not.toEqual(start);
          pose = end;
        }
        expect(pose).toEqual(to);
      }),
    );
  });

  it('starts with every segment where the engine lays it in the one pose, and ends where in the other', () => {
    fc.assert(
      fc.property(anyPose, anyPose, way, segment, (from, to, way, segment) => {
        for (const movement of movementsBetween(from, to, way)) {
          expectNear(centerAt(movement, segment, 0), segmentCenter(poseSegment(segment, movement.start)));
          expectNear(centerAt(movement, segment, 1), segmentCenter(poseSegment(segment, movement.end)));
        }
      }),
    );
  });

  it('turns as rotations are counted, or as little as can be', () => {
    const turned = (rotation: Pose['rotation']) => ({ ...PLAIN_POSE, rotation });
    const turns = (way: 'clockwise' | 'shortest') =>
      ([1, 2, 3, 4, 5] as const).map((rotation) => {
        const [movement] = movementsBetween(PLAIN_POSE, turned(rotation), way);
        return movement?.kind === 'turn' ? movement.turns : 0;
      });
    expect(turns('clockwise')).toEqual([1, 2, 3, 4, 5]);
    expect(turns('shortest')).toEqual([1, 2, 3, -2, -1]);
  });
});

describe('a hex that walks its ring', () => {
  const ring = fc.integer({ min: 1, max: 30 });
  const turns = fc.constantFrom(-3, -2, -1, 1, 2, 3, 4, 5);

  it('is on a hex of that ring at every whole step, and a step is always as long', () => {
    fc.assert(
      fc.property(
        ring,
        fc.nat(179),
        turns,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (ring, index, turns, at) => {
          const hex = ringHex(ring, index);
          const steps = Math.abs(turns) * ring;
          const step = Math.round(at * steps);
          const there = ringHex(ring, ringIndex(hex) + Math.sign(turns) * step);
          expect(distance(there, ORIGIN)).toBe(ring);
          expectNear(pointOnRing(hex, (turns * step) / steps), hexCenter(there));
          const [a, b] = [step, step + 0.5].map((each) => pointOnRing(hex, (Math.sign(turns) * each) / ring));
          expect(Math.hypot(a!.x - b!.x, a!.y - b!.y)).toBeCloseTo(Math.sqrt(3) / 2, 8);
        },
      ),
    );
  });

  it('keeps its shape, and its center on the ring', () => {
    fc.assert(
      fc.property(
        fc.record({ q: near, r: near }),
        turns,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (hex: Hex, turns, progress) => {
          const movement: Movement = { kind: 'turn', turns, start: PLAIN_POSE, end: PLAIN_POSE };
          const place = placeHex(movement, hex, progress);
          expect(place.a * place.d - place.b * place.c).toBeCloseTo(1, 10);
          expectNear(applyAffine(place, hexCenter(hex)), pointOnRing(hex, turns * progress));
        },
      ),
    );
  });
});

describe('the time of it', () => {
  it('runs from the beginning of the first movement to the end of the last, inner rings before outer ones', () => {
    fc.assert(
      fc.property(
        anyPose,
        anyPose,
        fc.integer({ min: 0, max: 60 }),
        fc.boolean(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (from, to, rings, quick, share) => {
          const movements = movementsBetween(from, to, quick ? 'shortest' : 'clockwise');
          const timing = timeMovements(movements, rings, quick);
          expect(instantAt(timing, timing.end)).toBeNull();
          if (equalPoses(from, to)) expect(timing.end).toBe(0);
          else {
            const first = instantAt(timing, 0)!;
            expect([first.movement, first.progress(0), first.settled]).toEqual([0, 0, 0]);
            const now = instantAt(timing, share * timing.end * 0.999)!;
            for (let rank = 1; rank < rings; rank++)
              expect(now.progress(rank)).toBeLessThanOrEqual(now.progress(rank - 1) + 1e-12);
            // Nothing settles that is still on its way.
            if (now.settled > 0) expect(now.progress(Math.max(0, rings - 1))).toBe(1);
          }
          expect(timing.end).toBeLessThan(6000);
        },
      ),
    );
  });
});

describe('the rule in words', () => {
  it.each([
    [PLAIN_POSE, PLAIN_POSE, 'As drawn.'],
    [
      PLAIN_POSE,
      { mirror: false, rotation: 2, shift: 1 },
      'Rotation 2: ring 1 moves 2 steps, ring 2 moves 4, … Shift right: the piece moves one hex edge.',
    ],
    [
      { mirror: false, rotation: 1, shift: 0 },
      { mirror: false, rotation: 2, shift: 0 },
      'Rotation 1 to 2: ring 1 moves 1 step, ring 2 moves 2, …',
    ],
    [
      { mirror: false, rotation: 0, shift: -1 },
      { mirror: false, rotation: 0, shift: 1 },
      'Shift right: the piece moves two hex edges.',
    ],
    [
      { mirror: false, rotation: 0, shift: -1 },
      { mirror: true, rotation: 0, shift: 0 },
      'First, undo the shift. Mirror: left and right change places.',
    ],
    [{ mirror: false, rotation: 0, shift: 1 }, PLAIN_POSE, 'Shift back: the piece moves one hex edge left.'],
  ] as const)('from %o to %o is: %s', (from, to, words) => {
    expect(explainPose(from, to)).toBe(words);
  });
});
