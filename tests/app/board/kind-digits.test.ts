import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitKinds, digitReason, keepDigits } from '../../../src/app/board/tools/kind-digits.ts';
import { openSchematic } from '../../../src/app/store/open-schematic.ts';
import { beginGesture, edit, undoStep, type AppStore } from '../../../src/app/store/store.ts';
import { HOUSE } from '../../support/cities.ts';
import { plainStore } from '../../support/documents.ts';

/** A store with the kinds house, wheat and 12 more, of which house is painted in all schematics, and wheat in `pair`. */
function storeWithMany(): AppStore {
  const store = plainStore();
  edit(store, 'Add', (draft) => {
    draft.schematics['pair']!.hexes['0,0']![3] = 'wheat';
    for (let i = 0; i < 12; i++) draft.kinds.push({ ...HOUSE, id: `kind-${i}`, glyph: String(i) });
  });
  openSchematic(store, 'single');
  keepDigits(store);
  return store;
}

function paint(store: AppStore, kind: string): void {
  edit(store, 'Paint', (draft) => {
    draft.schematics['single']!.hexes['0,0']![3] = kind;
  });
}

const digits = (store: AppStore) => digitKinds(store.getState());

describe('the digits of kinds', () => {
  it('go to what the open schematic uses, then to what the library uses, then on in the palette', () => {
    const store = storeWithMany();
    edit(store, 'Move', (draft) => {
      draft.kinds.reverse();
    });
    keepDigits(store);
    expect(digits(store)).toEqual([
      'house',
      'wheat',
      ...[11, 10, 9, 8, 7, 6, 5].map((number) => `kind-${number}`),
    ]);
    const state = store.getState();
    expect(['house', 'wheat', 'kind-11'].map((kind) => digitReason(state, kind))).toEqual([
      'schematic',
      'library',
      'palette',
    ]);
  });

  it('stay with their kinds while a schematic is painted, whatever kinds come into it and go', () => {
    const kind = fc.constantFrom('house', 'wheat', ...Array.from({ length: 12 }, (_, i) => `kind-${i}`));
    const stroke = fc.tuple(fc.array(kind, { minLength: 1, maxLength: 4 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 20 }), (strokes) => {
        const store = storeWithMany();
        const before = digits(store);
        expect(before).toHaveLength(9);
        for (const [painted, isUndone] of strokes) {
          const end = beginGesture(store, 'Paint');
          for (const one of painted) paint(store, one);
          keepDigits(store);
          end();
          if (isUndone) undoStep(store);
          keepDigits(store);
          expect(digits(store)).toEqual(before);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('go to a new kind as long as one is left', () => {
    const store = plainStore();
    openSchematic(store, 'single');
    keepDigits(store);
    const before = digits(store);
    edit(store, 'Add', (draft) => {
      for (let i = 0; i < 12; i++) draft.kinds.push({ ...HOUSE, id: `kind-${i}`, glyph: String(i) });
    });
    const added = Array.from({ length: 9 - before.length }, (_, i) => `kind-${i}`);
    expect(digits(store)).toEqual([...before, ...added]);
  });

  it('are handed out anew when another schematic is opened or the palette is put in another order', () => {
    const store = storeWithMany();
    const before = digits(store);
    paint(store, 'kind-11');
    openSchematic(store, 'pair');
    openSchematic(store, 'single');
    keepDigits(store);
    expect(digits(store)).toEqual(before);
    openSchematic(store, 'pair');
    keepDigits(store);
    openSchematic(store, 'single');
    keepDigits(store);
    expect(digits(store).slice(0, 3)).toEqual(['house', 'kind-11', 'wheat']);
  });
});
