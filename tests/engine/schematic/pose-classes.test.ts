import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORIGIN, type Hex } from '../../../src/engine/hex/hex.ts';
import { poseClasses, poseShape } from '../../../src/engine/schematic/pose-classes.ts';
import { ALL_ROTATIONS, ANY_POSE, orient } from '../../../src/engine/schematic/pose.ts';
import type { Pose, PoseRules } from '../../../src/engine/schematic/pose.ts';
import {
  MAX_SCHEMATIC_RADIUS,
  mergeSegments,
  paintedSegments,
  type PaintedHex,
} from '../../../src/engine/schematic/schematic.ts';
import { anyDirection, anyPose, anyPoseRules, anySegment, anyShape } from '../../support/arbitraries.ts';

interface PlainClass {
  readonly pose: Pose;
  readonly hexes: readonly (Hex & { readonly mask: number })[];
  readonly equal: { readonly pose: Pose; readonly move: Hex }[];
}

function masks(hexes: readonly PaintedHex[]): PlainClass['hexes'] {
  return hexes.map(({ q, r, segments }) => ({
    q,
    r,
    mask: segments.reduce((mask, kind, k) => (kind === null ? mask : mask | (1 << k)), 0),
  }));
}

/** The classes by comparing every pose with every class, as texts that whole-hex moves leave as they are. */
function plainClasses(
  hexes: readonly PaintedHex[],
  rules: PoseRules,
  around: readonly PaintedHex[] = [],
): PlainClass[] {
  const asked = paintedSegments(around).map((segment) => ({ ...segment, kind: `?${segment.kind}` }));
  const whole = mergeSegments([...paintedSegments(hexes), ...asked]);
  const classes = new Map<string, PlainClass & { first: Hex }>();
  for (const mirror of rules.mirror ? [false, true] : [false])
    for (const shift of ([0, -1, 1] as const).filter((shift) => rules.shifts.includes(shift)))
      for (const rotation of ALL_ROTATIONS.filter((rotation) => rules.rotations.includes(rotation))) {
        const pose: Pose = { mirror, rotation, shift };
        const posed = orient(whole, pose);
        const first: Hex = posed[0] ?? ORIGIN;
        const text = JSON.stringify(posed.map(({ q, r, segments }) => [q - first.q, r - first.r, segments]));
        const known = classes.get(text);
        if (known)
          known.equal.push({ pose, move: { q: first.q - known.first.q, r: first.r - known.first.r } });
        else {
          const equal = [{ pose, move: ORIGIN }];
          classes.set(text, { pose, hexes: masks(orient(hexes, pose)), equal, first });
        }
      }
  return [...classes.values()].map(({ pose, hexes, equal }) => ({ pose, hexes, equal }));
}

function engineClasses(...shape: Parameters<typeof poseClasses>): PlainClass[] {
  return poseClasses(...shape).map(({ pose, q_hex, r_hex, mask_hex, equal }) => ({
    pose,
    hexes: Array.from(q_hex, (q, index) => ({ q, r: r_hex[index]!, mask: mask_hex[index]! })),
    equal: [...equal],
  }));
}

/** A shape laid over itself by a turn, a mirroring or both, of a single kind; some are still without symmetry. */
const anySymmetricShape = fc
  .record({ hexes: anyShape(8), step: fc.constantFrom(1, 2, 3), mirror: fc.boolean(), pose: anyPose })
  .map(({ hexes, step, mirror, pose }) => {
    const images = (mirror ? [false, true] : [false]).flatMap((mirror) =>
      ALL_ROTATIONS.filter((rotation) => rotation % step === 0).flatMap((rotation) =>
        paintedSegments(orient(hexes, { mirror, rotation, shift: 0 })),
      ),
    );
    return orient(mergeSegments(images.map((segment) => ({ ...segment, kind: 'house' }))), pose);
  });

/** Hexes of the ring farthest from the center that a schematic may have. */
const anyFarShape = fc
  .array(
    fc.record({
      along: fc.constantFrom(0, 1, MAX_SCHEMATIC_RADIUS / 2, MAX_SCHEMATIC_RADIUS - 1),
      rotation: anyDirection,
      k: anyDirection,
      kind: fc.constantFrom('house', 'wheat'),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) =>
    mergeSegments(
      parts.flatMap(({ along, rotation, k, kind }) => {
        const corner = { q: MAX_SCHEMATIC_RADIUS - along, r: along, k, kind };
        return paintedSegments(orient(mergeSegments([corner]), { mirror: false, rotation, shift: 0 }));
      }),
    ),
  );

describe('classes of poses', () => {
  test.each([
    ['any', anyShape()],
    ['symmetric', anySymmetricShape],
    ['far', anyFarShape],
    ['single', anySegment.map((segment) => mergeSegments([{ ...segment, kind: 'house' }]))],
    ['large', anyShape(120)],
  ])('are those of plain comparisons: %s shapes', (_, shapes) => {
    fc.assert(
      fc.property(shapes, anyPoseRules, (hexes, rules) => {
        expect(engineClasses(hexes, rules)).toEqual(plainClasses(hexes, rules));
      }),
      { numRuns: 60 },
    );
  });

  test('are told apart by the conditions around a shape, too', () => {
    fc.assert(
      fc.property(anySymmetricShape, anyShape(2), anyPoseRules, (hexes, around, rules) => {
        const covered = new Set(paintedSegments(hexes).map(({ q, r, k }) => `${q},${r},${k}`));
        const outside = paintedSegments(around).filter(({ q, r, k }) => !covered.has(`${q},${r},${k}`));
        const asked = mergeSegments(outside);
        expect(engineClasses(hexes, rules, asked)).toEqual(plainClasses(hexes, rules, asked));
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['no hex', []],
    ['a hex without a segment', [{ q: 2, r: -1, segments: [null, null, null, null, null, null] as const }]],
  ])('are a single one of all 36 poses, none of them moved, for %s', (_, hexes) => {
    const [all, ...others] = engineClasses(hexes, ANY_POSE);
    expect(others).toEqual([]);
    expect(all!.hexes).toEqual([]);
    expect(all!.equal).toHaveLength(36);
    for (const { move } of all!.equal) expect(move).toEqual(ORIGIN);
  });

  test('have the hexes of a shape in a single pose', () => {
    fc.assert(
      fc.property(anyFarShape, anyPose, (hexes, pose) => {
        const { q_hex, r_hex, mask_hex } = poseShape(hexes, pose);
        const posed = Array.from(q_hex, (q, index) => ({ q, r: r_hex[index]!, mask: mask_hex[index]! }));
        expect(posed).toEqual(masks(orient(hexes, pose)));
      }),
      { numRuns: 60 },
    );
  });
});
