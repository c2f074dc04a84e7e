import fc from 'fast-check';
import { castDraft } from 'immer';
import { describe, expect, it } from 'vitest';
import { copyText, pasteText } from '../../../../../src/app/board/input/clipboard.ts';
import { SCHEMATIC_CLIPBOARD } from '../../../../../src/app/features/schematics/selection/clipboard.ts';
import {
  currentSelection,
  deleteSelection,
  mirrorSelection,
  moveSelection,
  selectedContent,
  shiftSelection,
  turnSelection,
} from '../../../../../src/app/features/schematics/selection/selection-edits.ts';
import { selectionOf } from '../../../../../src/app/features/schematics/selection/selection.ts';
import { paintSegment } from '../../../../../src/app/features/schematics/painting.ts';
import { toSchematic } from '../../../../../src/app/document/document.ts';
import { edit, setSession, undoStep, type AppStore } from '../../../../../src/app/store/store.ts';
import { isVertex, toThirds } from '../../../../../src/engine/segment/thirds.ts';
import { findBuildings } from '../../../../../src/engine/schematic/footprint.ts';
import { poseSegment } from '../../../../../src/engine/schematic/pose.ts';
import {
  mergeSegments,
  paintedSegments,
  type PaintedSegment,
} from '../../../../../src/engine/schematic/schematic.ts';
import { segmentKey, type Segment } from '../../../../../src/engine/segment/segment.ts';
import { readSchematic } from '../../../../../src/formats/schematic/read.ts';
import { anyPose } from '../../../../support/arbitraries.ts';
import { nearSegment, plainStore } from '../../../../support/documents.ts';
import { schematicHand } from '../../../../../src/app/board/tools/schematic-hand.ts';
import { selected } from '../../../../../src/app/features/schematics/selection/selected.ts';
import { schematicPose } from '../../../../../src/app/store/schematic-pose.ts';

const anyPainting = fc.uniqueArray(
  fc
    .tuple(nearSegment, fc.constantFrom('house', 'wheat', 'church'))
    .map(([segment, kind]) => ({ ...segment, kind })),
  { selector: segmentKey, minLength: 1, maxLength: 40 },
);

const anyMove = fc
  .record({ a: fc.integer({ min: -9, max: 9 }), b: fc.integer({ min: -9, max: 9 }) })
  .filter(isVertex);

/** A store whose board shows a schematic with this painting, `share` of its segments selected. */
function storeWith(painting: readonly PaintedSegment[], share = 1): AppStore {
  const store = plainStore();
  setSession(store, { workspace: 'schematics', schematic: 'single' });
  schematicHand.set(store, { tool: 'select' });
  edit(store, 'Start', (draft) => {
    draft.kinds.push({
      id: 'church',
      name: 'Church',
      color: '#7a6fb0',
      glyph: 'C',
      footprint: 'tile',
      open: false,
    });
    draft.schematics['single']!.hexes = {};
    for (const { kind, ...segment } of painting) paintSegment(draft, 'single', segment, kind);
  });
  select(store, painting.slice(0, Math.ceil(share * painting.length)));
  return store;
}

function select(store: AppStore, segments: readonly Segment[]): void {
  const { hexes } = store.getState().document.schematics['single']!;
  selected.set(store, {
    selection: selectionOf(
      'single',
      hexes,
      segments.map(({ q, r, k }) => ({ q, r, k })),
    ),
  });
}

function shown(store: AppStore): string[] {
  return paintedTexts(paintedSegments(toSchematic(store.getState().document.schematics['single']!).hexes));
}

function paintedTexts(painted: readonly PaintedSegment[]): string[] {
  return painted.map((one) => `${segmentKey(one)} ${one.kind}`).sort();
}

describe('a selection', () => {
  it('covers what it moves over, and uncovers it when it moves on', () => {
    fc.assert(
      fc.property(
        anyPainting,
        fc.array(anyMove, { minLength: 1, maxLength: 4 }),
        anyPose,
        (painting, moves, pose) => {
          const store = storeWith(painting, 0.5);
          schematicPose.set(store, { pose });
          const before = shown(store);
          const content = selectedContent(currentSelection(store.getState())!).length;
          for (const by of moves) {
            expect(moveSelection(store, by)).toBeNull();
            expect(selectedContent(currentSelection(store.getState())!)).toHaveLength(content);
          }
          const total = moves.reduce(({ a, b }, by) => ({ a: a + by.a, b: b + by.b }), { a: 0, b: 0 });
          expect(moveSelection(store, { a: -total.a, b: -total.b })).toBeNull();
          expect(shown(store)).toEqual(before);
        },
      ),
    );
  });

  it('is where it was after six turns, two mirrorings, or a shift there and back', () => {
    fc.assert(
      fc.property(anyPainting, anyPose, (painting, pose) => {
        const store = storeWith(painting, 0.5);
        schematicPose.set(store, { pose });
        const before = shown(store);
        for (let i = 0; i < 6; i++) expect(turnSelection(store, i < 6)).toBeNull();
        expect(shown(store)).toEqual(before);
        expect(mirrorSelection(store) ?? mirrorSelection(store)).toBeNull();
        expect(shown(store)).toEqual(before);
        expect(turnSelection(store, true) ?? turnSelection(store, false)).toBeNull();
        expect(shiftSelection(store, 1) ?? shiftSelection(store, -1)).toBeNull();
        expect(shown(store)).toEqual(before);
        // As a piece that is not selected: the third shift is back at the first offset.
        for (const step of [1, -1] as const) {
          for (let i = 0; i < 3; i++) expect(shiftSelection(store, step)).toBeNull();
          expect(shown(store)).toEqual(before);
        }
      }),
    );
  });

  it('keeps whole buildings whole', () => {
    const church = [0, 1, 2, 3, 4, 5].map((k) => ({ q: 1, r: 0, k, kind: 'church' }) as PaintedSegment);
    const edits = fc.constantFrom(
      (store: AppStore) => turnSelection(store, true),
      mirrorSelection,
      (store: AppStore) => shiftSelection(store, 1),
      (store: AppStore) => moveSelection(store, { a: 1, b: 1 }),
    );
    fc.assert(
      fc.property(fc.array(edits, { minLength: 1, maxLength: 6 }), (list) => {
        const store = storeWith(church);
        for (const one of list) expect(one(store)).toBeNull();
        const { document } = store.getState();
        const { hexes } = toSchematic(document.schematics['single']!);
        const { buildings, broken } = findBuildings(
          hexes,
          new Map(document.kinds.map((kind) => [kind.id, kind])),
        );
        expect([buildings.length, broken.length]).toEqual([1, 0]);
      }),
    );
  });

  it('is one step to undo with each change, and ends when something else changes the schematic', () => {
    const store = storeWith([{ q: 0, r: 0, k: 0, kind: 'house' }]);
    const before = shown(store);
    turnSelection(store, true);
    expect(currentSelection(store.getState())).not.toBeNull();
    undoStep(store);
    expect(shown(store)).toEqual(before);
    expect(currentSelection(store.getState())).toBeNull();
  });

  it('takes the conditions around along when all of the shape is selected', () => {
    const changes = fc.constantFrom(
      (store: AppStore) => turnSelection(store, true),
      mirrorSelection,
      (store: AppStore) => shiftSelection(store, 1),
      (store: AppStore) => moveSelection(store, { a: 1, b: 1 }),
    );
    const list = fc.array(changes, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(anyPainting, fc.nat(39), list, anyPose, (segments, asked, edits, pose) => {
        const split = Math.max(1, segments.length - asked);
        const [shape, around] = [segments.slice(0, split), segments.slice(split)];
        const store = storeWith(shape);
        edit(store, 'Ask', (draft) => {
          draft.schematics['single']!.around = castDraft(mergeSegments(around));
        });
        schematicPose.set(store, { pose });
        // They move as they would if the conditions were painted, too.
        const whole = storeWith(segments);
        schematicPose.set(whole, { pose });
        const { pivot } = currentSelection(store.getState())!;
        selected.set(whole, { selection: { ...currentSelection(whole.getState())!, pivot } });
        for (const one of edits) expect([one(store), one(whole)]).toEqual([null, null]);
        const { hexes, around: moved = [] } = toSchematic(store.getState().document.schematics['single']!);
        expect(paintedTexts([...paintedSegments(hexes), ...paintedSegments(moved)])).toEqual(shown(whole));
      }),
    );
  });

  it('leaves the conditions where they are when a part is selected, and says when they reach too far', () => {
    const around = [{ q: 508, r: 0, segments: ['@sea', null, null, null, null, null] }] as const;
    const painting = [
      { q: 0, r: 0, k: 0, kind: 'house' },
      { q: 1, r: 0, k: 0, kind: 'house' },
    ] as const;
    const askedOf = (store: AppStore) => store.getState().document.schematics['single']!.around;
    const store = storeWith(painting, 0.5);
    edit(store, 'Ask', (draft) => {
      draft.schematics['single']!.around = castDraft([...around]);
    });
    expect(moveSelection(store, { a: 30, b: 0 })).toBeNull();
    expect(askedOf(store)).toEqual(around);
    undoStep(store);
    select(store, painting);
    expect(moveSelection(store, { a: 30, b: 0 })).toMatch(/512 hexes/);
    expect(askedOf(store)).toEqual(around);
  });

  it('leaves what it covers when it is deleted', () => {
    const [house, wheat] = [
      { q: 0, r: 0, k: 0, kind: 'house' },
      { q: 1, r: 0, k: 0, kind: 'wheat' },
    ] as const;
    const store = storeWith([house, wheat], 0.5);
    moveSelection(store, { a: 3, b: 0 });
    expect(shown(store)).toEqual(['1,0,0 house']);
    deleteSelection(store);
    expect(shown(store)).toEqual(['1,0,0 wheat']);
  });

  it('says why it cannot be moved beyond the reach, and stays', () => {
    const store = storeWith([{ q: 510, r: 0, k: 0, kind: 'house' }]);
    const before = shown(store);
    expect(moveSelection(store, { a: 9, b: 0 })).toMatch(/512 hexes/);
    expect(shown(store)).toEqual(before);
  });
});

describe('the clipboard', () => {
  it('gives a schematic that pastes as it was seen, up to where it is laid', () => {
    fc.assert(
      fc.property(anyPainting, anyPose, anyPose, (painting, pose, otherPose) => {
        const store = storeWith(painting);
        schematicPose.set(store, { pose });
        const seen = mergeSegments(painting.map((one) => ({ ...poseSegment(one, pose), kind: one.kind })));
        const text = copyText(store, SCHEMATIC_CLIPBOARD)!;
        expect(readSchematic(text).ok).toBe(true);
        schematicPose.set(store, { pose: otherPose });
        expect(pasteText(store, SCHEMATIC_CLIPBOARD, text, { q: 20, r: -4 })).toBeNull();
        const pasted = selectedContent(currentSelection(store.getState())!).map((one) => ({
          ...poseSegment(one, otherPose),
          kind: one.kind,
        }));
        const moved = mergeSegments(pasted);
        const [first, start] = [paintedSegments(moved)[0]!, paintedSegments(seen)[0]!];
        const by = { q: first.q - start.q, r: first.r - start.r };
        expect(moved).toEqual(seen.map((hex) => ({ ...hex, q: hex.q + by.q, r: hex.r + by.r })));
      }),
    );
  });

  it('says why a text cannot be pasted', () => {
    const store = storeWith([{ q: 0, r: 0, k: 0, kind: 'house' }]);
    const before = shown(store);
    expect(pasteText(store, SCHEMATIC_CLIPBOARD, 'hello', { q: 0, r: 0 })).toMatch(
      /^The clipboard holds no schematic/,
    );
    const text = copyText(store, SCHEMATIC_CLIPBOARD)!.replaceAll('"house"', '"palace"');
    expect(pasteText(store, SCHEMATIC_CLIPBOARD, text, { q: 0, r: 0 })).toMatch(/unknown kind "palace"/);
    expect(
      pasteText(store, SCHEMATIC_CLIPBOARD, copyText(store, SCHEMATIC_CLIPBOARD)!, { q: 600, r: 0 }),
    ).toMatch(/512 hexes/);
    expect(shown(store)).toEqual(before);
  });

  it('holds segments by their centers on the lattice', () => {
    const store = storeWith([{ q: 0, r: 0, k: 0, kind: 'house' }]);
    expect(isVertex(currentSelection(store.getState())!.pivot)).toBe(true);
    expect(isVertex(toThirds({ q: 0, r: 0, k: 0 }))).toBe(false);
  });
});
