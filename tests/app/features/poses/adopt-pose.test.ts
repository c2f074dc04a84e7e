import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSchematic, type SchematicDocument } from '../../../../src/app/document/document.ts';
import { adoptPose } from '../../../../src/app/features/poses/adopt-pose.ts';
import { schematicPose } from '../../../../src/app/store/schematic-pose.ts';
import { edit, redoStep, setSession, undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import { DIRECTIONS, hexKey } from '../../../../src/engine/hex/hex.ts';
import { ALL_POSES, composePoses, poseIndex } from '../../../../src/engine/schematic/pose-group.ts';
import { orient, PLAIN_POSE, type Pose } from '../../../../src/engine/schematic/pose.ts';
import { poseBetween } from '../../../../src/engine/schematic/same-shape.ts';
import {
  MAX_SCHEMATIC_RADIUS,
  mergeSegments,
  paintedSegments,
  type PaintedHex,
} from '../../../../src/engine/schematic/schematic.ts';
import { anyPose, anyShape } from '../../../support/arbitraries.ts';
import { plainStore } from '../../../support/documents.ts';

const ID = 'single';

/** A store with a shape, and conditions around it, open in a pose. */
function storeWith(hexes: readonly PaintedHex[], around: readonly PaintedHex[], pose: Pose): AppStore {
  const store = plainStore();
  setSession(store, { workspace: 'schematics', schematic: ID });
  edit(store, 'draw', ({ schematics }) => {
    const schematic = schematics[ID] as { hexes: object; around?: object };
    schematic.hexes = Object.fromEntries(hexes.map((hex) => [hexKey(hex), hex.segments]));
    if (around.length > 0) schematic.around = around;
  });
  schematicPose.set(store, { pose });
  return store;
}

const open = (store: AppStore): SchematicDocument => store.getState().document.schematics[ID]!;
const shapeOf = (store: AppStore) => toSchematic(open(store)).hexes;

/** The pose that takes another back, up to a whole-hex move. */
function inverseOf(pose: Pose): Pose {
  const plain = poseIndex(PLAIN_POSE);
  return ALL_POSES.find((other) => composePoses(poseIndex(other), poseIndex(pose)) === plain)!;
}

/** Two segments of conditions beside a shape. */
function besideOf(hexes: readonly PaintedHex[]): PaintedHex[] {
  const own = new Set(paintedSegments(hexes).map(({ q, r, k }) => `${q},${r},${k}`));
  const [first] = hexes;
  return mergeSegments(
    DIRECTIONS.map((k) => ({ q: first!.q, r: first!.r - 3, k, kind: k < 3 ? '@street' : '!house' })).filter(
      ({ q, r, k }) => !own.has(`${q},${r},${k}`),
    ),
  );
}

describe('using a pose as 0°', () => {
  it('rewrites the shape and its conditions in that pose, as one step that leaves the board as it looks', () => {
    fc.assert(
      fc.property(anyShape(12), anyPose, (hexes, pose) => {
        const around = besideOf(hexes);
        const store = storeWith(hexes, around, pose);
        const { position } = store.getState().timeline;
        const seen = orient(shapeOf(store), pose);
        expect(adoptPose(store)).toBeNull();
        expect(shapeOf(store)).toEqual(seen);
        expect(toSchematic(open(store)).around ?? []).toEqual(orient(around, pose));
        expect(schematicPose.of(store.getState()).pose).toEqual(PLAIN_POSE);
        const isPlain = poseIndex(pose) === poseIndex(PLAIN_POSE);
        expect(store.getState().timeline.position).toBe(position + (isPlain ? 0 : 1));
      }),
    );
  });

  it('gives the same shape up to whole hexes when the inverse pose is used after it', () => {
    fc.assert(
      fc.property(anyShape(12), anyPose, (hexes, pose) => {
        const store = storeWith(hexes, [], pose);
        const before = shapeOf(store);
        adoptPose(store);
        schematicPose.set(store, { pose: inverseOf(pose) });
        adoptPose(store);
        const after = shapeOf(store);
        const [a, b] = [paintedSegments(before), paintedSegments(after)];
        expect(b).toHaveLength(a.length);
        const move = { q: b[0]!.q - a[0]!.q, r: b[0]!.r - a[0]!.r };
        expect(b).toEqual(a.map(({ q, r, k, kind }) => ({ q: q + move.q, r: r + move.r, k, kind })));
        expect(poseBetween({ hexes: before }, { hexes: after })).toEqual(PLAIN_POSE);
      }),
    );
  });

  it('is undone and redone as one', () => {
    const hexes: PaintedHex[] = [{ q: 1, r: 0, segments: ['house', null, 'wheat', null, null, null] }];
    const store = storeWith(hexes, besideOf(hexes), { mirror: true, rotation: 2, shift: 1 });
    const before = open(store);
    adoptPose(store);
    const after = open(store);
    undoStep(store);
    expect(open(store)).toEqual(before);
    redoStep(store);
    expect(open(store)).toEqual(after);
  });

  it('says why a shape that would reach too far cannot be, and leaves it', () => {
    const far: PaintedHex[] = [
      { q: MAX_SCHEMATIC_RADIUS, r: 0, segments: [null, 'house', null, null, null, null] },
    ];
    const store = storeWith(far, [], { mirror: false, rotation: 0, shift: 1 });
    const before = open(store);
    expect(adoptPose(store)).toContain('farther than');
    expect(open(store)).toBe(before);
  });
});
