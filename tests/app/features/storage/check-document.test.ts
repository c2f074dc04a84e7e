import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removePlacement, stampSchematic } from '../../../../src/app/store/city-edits.ts';
import { layBareLand } from '../../../../src/app/store/import-land.ts';
import { cityViewOf } from '../../../../src/app/cityview/shared-view.ts';
import { addLand, removeLand } from '../../../../src/app/features/land/land-edits.ts';
import { changeId, duplicateSchematic } from '../../../../src/app/document/library-edits.ts';
import { paintSegment } from '../../../../src/app/features/schematics/painting.ts';
import { checkDocument } from '../../../../src/app/features/storage/check-document.ts';
import { prove } from '../../../../src/app/features/storage/proof.ts';
import { fromChunks } from '../../../../src/app/document/chunked.ts';
import { toSchematic } from '../../../../src/app/document/document.ts';
import { edit, undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import { fits } from '../../../../src/engine/fit/explain.ts';
import { orient } from '../../../../src/engine/schematic/pose.ts';
import { anyPose } from '../../../support/arbitraries.ts';
import { nearSegment, plainStore } from '../../../support/documents.ts';

const anyIndex = fc.nat(50);
const anyHex = fc.record({ q: fc.integer({ min: -4, max: 4 }), r: fc.integer({ min: -4, max: 4 }) });

/** Any operation on a city or on its library. */
const anyOperation = fc.oneof(
  fc.tuple(anyIndex, anyHex, anyPose).map(([index, at, pose]) => (store: AppStore) => {
    const { order, schematics } = store.getState().document;
    const id = order[index % order.length]!;
    const { hexes } = toSchematic(schematics[id]!);
    if (hexes.length > 0 && fits(cityViewOf(store).board, orient(hexes, pose), at))
      stampSchematic(store, id, at, pose);
  }),
  anyIndex.map((index) => (store: AppStore) => {
    const all = fromChunks(store.getState().document.city.placements);
    if (all.length > 0) removePlacement(store, all[index % all.length]!.id);
  }),
  anyHex.map((hex) => (store: AppStore) => {
    const { document } = store.getState();
    edit(store, 'Draw land', (draft) => addLand(draft, document, [{ ...hex, count: 1 }]));
  }),
  anyHex.map((hex) => (store: AppStore) => {
    const { document } = store.getState();
    const view = cityViewOf(store);
    if ([0, 1, 2, 3, 4, 5].some((k) => view.placementAt({ ...hex, k: k as 0 }))) return;
    edit(store, 'Erase land', (draft) => removeLand(draft, document, [{ ...hex, count: 1 }]));
  }),
  nearSegment.map((segment) => (store: AppStore) => {
    const id = store.getState().document.order[0]!;
    edit(store, 'Paint', (draft) => paintSegment(draft, id, segment, 'wheat'));
  }),
  anyIndex.map((index) => (store: AppStore) => {
    const { order, schematics } = store.getState().document;
    const id = order[index % order.length]!;
    const copy = `${id}-c`.slice(-60).replace(/^[^a-z]+/, 'a');
    if (Object.hasOwn(schematics, copy)) return;
    if (index % 2) edit(store, 'Duplicate', (draft) => duplicateSchematic(draft, id, copy));
    else edit(store, 'Change id', (draft) => changeId(draft, id, copy));
  }),
  fc.constant((store: AppStore) => undoStep(store)),
  anyIndex.map((index) => (store: AppStore) => {
    const { document } = store.getState();
    if (index === 0) edit(store, 'Import land', (draft) => layBareLand(draft, document, document.city.land));
  }),
);

describe('what is done with a city', () => {
  it('leaves a document that passes, and steps that are proven', () => {
    fc.assert(
      fc.property(fc.array(anyOperation, { minLength: 5, maxLength: 40 }), (operations) => {
        const store = plainStore();
        for (const operate of operations) {
          operate(store);
          const stored = structuredClone(store.getState().document);
          expect(checkDocument(stored)).toBe(stored);
        }
        const { document, timeline } = store.getState();
        const steps = structuredClone(timeline.slice(0, timeline.end));
        const run = prove(structuredClone(document), timeline.position, (number) => steps[number]);
        expect(run).toMatchObject({ first: 0, end: timeline.end, before: null, after: null });
      }),
      { numRuns: 200 },
    );
  });
});

describe('the look of a kind in stored work', () => {
  const withLook = (look: unknown) => {
    const { document } = plainStore().getState();
    return { ...document, kinds: document.kinds.map((kind) => ({ ...kind, look })) };
  };

  it('may be there in part or as a whole', () => {
    const whole = { edge: 'grass', second: '#AABBCC', roof: 'tent', surface: 'lines', symbol: 'M0 0L9 9' };
    for (const look of [{}, { edge: 'none' }, whole])
      expect(() => checkDocument(withLook(look))).not.toThrow();
  });

  it.each([
    ['an unknown edge', { edge: 'lava' }],
    ['a color in words', { second: 'red' }],
    ['path data that no symbol has', { symbol: 'M0 0"/><script>' }],
  ])('is refused with %s', (_name, look) => {
    expect(() => checkDocument(withLook(look))).toThrow(/document\.kinds\[0\]\.look/);
  });
});
