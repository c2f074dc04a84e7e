import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  kindOfScene,
  movePiece,
  paintScene,
  plainScene,
  type SceneBrush,
} from '../../../../src/app/features/pack-tests/scene-draft.ts';
import {
  nextHistory,
  startHistory,
  type SceneAction,
} from '../../../../src/app/features/pack-tests/scene-history.ts';
import { tryPlace } from '../../../../src/engine/pack/try-place.ts';
import { PLAIN_POSE } from '../../../../src/engine/schematic/pose.ts';
import { mergeSegments } from '../../../../src/engine/schematic/schematic.ts';
import { LIBRARY } from '../../../../src/app/document/builtin/start.computed.ts';
import { anyPose } from '../../../support/arbitraries.ts';
import { makeSchematic, PAIR, SHAPES, TILE } from '../../../support/cities.ts';
import { nearSegment } from '../../../support/documents.ts';

const { kinds } = SHAPES;
const START = plainScene(PAIR, PLAIN_POSE, kinds);

const anyBrush: fc.Arbitrary<SceneBrush> = fc.oneof(
  fc.constantFrom({ kind: 'free' as const }, { kind: 'sea' as const }),
  fc.record({ kind: fc.constant('kind' as const), id: fc.constantFrom('house', 'wheat') }),
);

describe('a new scene', () => {
  it('has room for its piece in each pose', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SHAPES.schematics), anyPose, (schematic, pose) => {
        expect(tryPlace(plainScene(schematic, pose, kinds), schematic, kinds)).toEqual([]);
      }),
    );
  });

  it('has what the piece asks for', () => {
    const shop = {
      ...makeSchematic('shop', [{ q: 0, r: 0, segments: ['house', null, null, null, null, null] }]),
      around: mergeSegments([
        { q: 0, r: -1, k: 3, kind: '@street' },
        { q: 1, r: 0, k: 4, kind: '@sea' },
        { q: 0, r: 0, k: 3, kind: 'wheat' },
      ]),
    };
    const scene = plainScene(shop, PLAIN_POSE, LIBRARY.kinds);
    expect(tryPlace(scene, shop, LIBRARY.kinds)).toEqual([]);
    expect(kindOfScene(scene, { q: 1, r: 0, k: 0 })).toBeUndefined();
    expect(kindOfScene(scene, { q: 0, r: 0, k: 3 })).toBe('wheat');
  });
});

describe('a stroke over a scene', () => {
  it('leaves its brush on every segment, and the same scene where nothing is different', () => {
    fc.assert(
      fc.property(fc.array(nearSegment), anyBrush, (segments, brush) => {
        const painted = paintScene(START, segments, brush);
        const wanted = { kind: undefined, free: null, sea: undefined }[brush.kind];
        for (const segment of segments)
          expect(kindOfScene(painted, segment)).toBe(brush.kind === 'kind' ? brush.id : wanted);
        expect(paintScene(painted, segments, brush)).toBe(painted);
      }),
    );
  });

  it('takes no more hexes than a file may have, and none out of reach', () => {
    const far = { q: 600, r: 0, k: 0 } as const;
    expect(paintScene(START, [far], { kind: 'free' })).toBe(START);
    expect(movePiece(START, far)).toBe(START);
    expect(movePiece(START, { q: 2, r: -1 })).toMatchObject({ q: 2, r: -1 });
  });
});

describe('the steps of a scene', () => {
  it('are one for a stroke, and lead back to the beginning and forth again', () => {
    const action: fc.Arbitrary<SceneAction> = fc.oneof(
      fc.constantFrom<SceneAction>({ kind: 'begin' }, { kind: 'end' }, { kind: 'undo' }, { kind: 'redo' }),
      fc.tuple(nearSegment, anyBrush).map(([segment, brush]): SceneAction => ({
        kind: 'change',
        to: (scene) => paintScene(scene, [segment], brush),
      })),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        let history = startHistory(START);
        for (const one of [...actions, { kind: 'end' } as const]) history = nextHistory(history, one);
        const end = history.now;
        const count = history.past.length;
        for (let step = 0; step < count; step++) history = nextHistory(history, { kind: 'undo' });
        expect(history.now).toBe(START);
        for (let step = 0; step < count; step++) history = nextHistory(history, { kind: 'redo' });
        expect(history.now).toBe(end);
      }),
    );
    const paint = (q: number): SceneAction => ({
      kind: 'change',
      to: (scene) => paintScene(scene, [{ q, r: 0, k: 0 }], { kind: 'kind', id: 'house' }),
    });
    const stroke: readonly SceneAction[] = [{ kind: 'begin' }, paint(0), paint(1), { kind: 'end' }];
    expect(stroke.reduce(nextHistory, startHistory(plainScene(TILE, PLAIN_POSE, kinds))).past).toHaveLength(
      1,
    );
  });
});
