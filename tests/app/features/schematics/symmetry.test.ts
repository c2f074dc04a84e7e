import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DRAWN_SHAPES, BRUSH_SIZES, schematicHand } from '../../../../src/app/board/tools/schematic-hand.ts';
import { guidesOf } from '../../../../src/app/features/schematics/symmetry/guides.ts';
import {
  FOLDS,
  MIRRORINGS,
  movedSegment,
  movementsOf,
  symmetryInHand,
  type Symmetry,
} from '../../../../src/app/features/schematics/symmetry/symmetry.ts';
import { schematicRunner } from '../../../../src/app/features/schematics/tools/schematic-runner.ts';
import { toSchematic } from '../../../../src/app/document/document.ts';
import { schematicPose } from '../../../../src/app/store/schematic-pose.ts';
import { edit, setSession, undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import { brokenTiles } from '../../../../src/engine/schematic/broken-tiles.ts';
import { PLAIN_POSE, poseSegment } from '../../../../src/engine/schematic/pose.ts';
import { paintedSegments } from '../../../../src/engine/schematic/schematic.ts';
import { shapeCells } from '../../../../src/engine/schematic/shape-cells.ts';
import { segmentKey, type Segment } from '../../../../src/engine/segment/segment.ts';
import { tileAround } from '../../../../src/engine/segment/vertex.ts';
import { anyPose } from '../../../support/arbitraries.ts';
import { nearSegment, plainStore } from '../../../support/documents.ts';
import { imagesByThirds } from '../../../support/symmetry.ts';
import { pointOn } from '../../../support/tool-board.ts';

const anySymmetry: fc.Arbitrary<Symmetry> = fc.record({
  fold: fc.constantFrom(...FOLDS),
  mirroring: fc.constantFrom(...MIRRORINGS),
});

const anyStroke = fc.record({
  tool: fc.constantFrom('paint', 'erase', 'tile', 'hex', 'fill', 'line'),
  shape: fc.constantFrom(...DRAWN_SHAPES),
  size: fc.constantFrom(...BRUSH_SIZES),
  kind: fc.constantFrom('house', 'wheat', 'church'),
  button: fc.constantFrom('primary', 'secondary'),
  shift: fc.boolean(),
  places: fc.array(nearSegment, { minLength: 1, maxLength: 5 }),
});
type AnyStroke = typeof anyStroke extends fc.Arbitrary<infer One> ? One : never;

/** A store whose open schematic has one whole hex, and which knows a kind of whole tiles. */
function symmetricStore(): AppStore {
  const store = plainStore();
  edit(store, 'Prepare', (draft) => {
    const [house] = draft.kinds;
    draft.kinds.push({ ...house!, id: 'church', name: 'Church', glyph: 'C', footprint: 'tile' });
    draft.schematics['single']!.hexes = { '0,0': ['wheat', 'wheat', 'wheat', 'wheat', 'wheat', 'wheat'] };
  });
  setSession(store, { workspace: 'schematics', schematic: 'single' });
  return store;
}

function draw(store: AppStore, { tool, shape, size, kind, button, shift, places }: AnyStroke): void {
  schematicHand.set(store, { tool, shape, size });
  setSession(store, { kind });
  const runner = schematicRunner(store);
  const modifiers = { shift, alt: false, control: false };
  const pointers = places.map((place) => pointOn(place, { button, modifiers }));
  runner.press(pointers[0]!);
  for (const pointer of pointers) runner.move([pointer]);
  runner.release(pointers.at(-1)!);
}

const shapeOf = (store: AppStore) => toSchematic(store.getState().document.schematics['single']!).hexes;

function isInvariant(store: AppStore, symmetry: Symmetry): boolean {
  const painted = paintedSegments(shapeOf(store));
  const kinds = new Map(painted.map((one) => [segmentKey(one), one.kind]));
  return painted.every((one) =>
    imagesByThirds(one, symmetry).every((image) => kinds.get(segmentKey(image)) === one.kind),
  );
}

describe('symmetry', () => {
  test('moves segments as the thirds lattice does', () => {
    fc.assert(
      fc.property(anySymmetry, nearSegment, (symmetry, segment) => {
        const moved = movementsOf(symmetry).map((movement) => segmentKey(movedSegment(segment, movement)));
        expect(moved[0]).toBe(segmentKey(segment));
        expect(moved.sort()).toEqual(imagesByThirds(segment, symmetry).map(segmentKey).sort());
      }),
    );
  });

  test('is kept by all painting tools, in every pose that is shown', () => {
    fc.assert(
      fc.property(anySymmetry, anyPose, fc.array(anyStroke, { maxLength: 4 }), (symmetry, pose, strokes) => {
        const store = symmetricStore();
        symmetryInHand.set(store, symmetry);
        schematicPose.set(store, { pose });
        for (const stroke of strokes) draw(store, stroke);
        expect(isInvariant(store, symmetry)).toBe(true);
      }),
    );
  });

  test('does not let the images of whole tiles cut into each other', () => {
    const brushes = anyStroke.filter(
      ({ tool, button }) => button === 'primary' && !['erase', 'fill'].includes(tool),
    );
    fc.assert(
      fc.property(anySymmetry, brushes, (symmetry, stroke) => {
        const store = symmetricStore();
        symmetryInHand.set(store, symmetry);
        draw(store, { ...stroke, kind: 'church' });
        expect(brokenTiles(shapeCells(shapeOf(store)), 'church')).toEqual([]);
      }),
    );
  });

  test('paints a tile six times in one step, and says why where it cannot', () => {
    const store = symmetricStore();
    symmetryInHand.set(store, { fold: 6 });
    schematicHand.set(store, { tool: 'tile' });
    setSession(store, { kind: 'church' });
    const runner = schematicRunner(store);
    const count = (kind: string) => paintedSegments(shapeOf(store)).filter((one) => one.kind === kind).length;
    const at = { q: 2, r: 0, k: 0 } as const;
    const middle = pointOn(at, { vertex: { a: 6, b: 0 } });
    expect(runner.hover(middle)!.segments).toHaveLength(36);
    runner.press(middle);
    runner.release(middle);
    expect(count('church')).toBe(36);
    expect(runner.state.getState().message).toBeNull();
    undoStep(store);
    expect(count('church')).toBe(0);
    // A corner of the center hex: its neighbors' tiles would cut into its own.
    const corner = pointOn({ q: 0, r: 0, k: 1 }, { vertex: { a: 2, b: -1 } });
    runner.press(corner);
    runner.release(corner);
    expect(count('church')).toBe(0);
    expect(runner.state.getState().message).toContain('cut into each other');
  });
});

describe('the guides of a symmetry', () => {
  const keysOf = (segments: readonly Segment[]) => new Set(segments.map(segmentKey));

  test('are its mirror axes, else as many sectors as it has turns', () => {
    expect(guidesOf({ fold: 1, mirroring: 'left-right' }, PLAIN_POSE).rays).toEqual([0, 180]);
    expect(guidesOf({ fold: 1, mirroring: 'top-bottom' }, PLAIN_POSE).rays).toEqual([90, 270]);
    expect(guidesOf({ fold: 3, mirroring: 'none' }, PLAIN_POSE).rays).toEqual([0, 120, 240]);
    expect(guidesOf({ fold: 3, mirroring: 'left-right' }, PLAIN_POSE).rays).toEqual([
      0, 60, 120, 180, 240, 300,
    ]);
    expect(guidesOf({ fold: 6, mirroring: 'none' }, PLAIN_POSE).areAxes).toBe(false);
  });

  test('run from where the center is seen', () => {
    fc.assert(
      fc.property(anyPose, (pose) => {
        const { center } = guidesOf({ fold: 2, mirroring: 'none' }, pose);
        // The tile around the center, as it is seen, lies around that point.
        const seen = tileAround({ a: 0, b: 0 }).map((segment) => poseSegment(segment, pose));
        const vertex = { a: 2 * center.x, b: -center.x };
        expect(keysOf(seen)).toEqual(keysOf(tileAround(vertex)));
      }),
    );
  });
});
