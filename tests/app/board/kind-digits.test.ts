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

  it('take in a kind without a digit once its stroke has ended, in place of the last unused one', () => {
    const store = storeWithMany();
    const before = digits(store);
    const end = beginGesture(store, 'Paint');
    paint(store, 'kind-11');
    keepDigits(store);
    expect(digits(store)).toBe(before);
    end();
    expect(digits(store)).toEqual([...before.slice(0, 8), 'kind-11']);
  });

  it('stay with their kinds while a schematic is painted, and all it uses have one as far as there are', () => {
    const kind = fc.constantFrom('house', 'wheat', ...Array.from({ length: 12 }, (_, i) => `kind-${i}`));
    fc.assert(
      fc.property(fc.array(fc.tuple(kind, fc.boolean()), { maxLength: 30 }), (strokes) => {
        const store = storeWithMany();
        for (const [painted, isUndone] of strokes) {
          const before = digits(store);
          paint(store, painted);
          if (isUndone) undoStep(store);
          keepDigits(store);
          const after = digits(store);
          expect(after).toHaveLength(9);
          expect(new Set(after).size).toBe(9);
          expect(after.filter((one, index) => before[index] !== one).length).toBeLessThanOrEqual(1);
          if (!isUndone) expect(after).toContain(painted);
          expect(after).toContain('house');
        }
      }),
      { numRuns: 50 },
    );
  });

  it('are handed out anew when another schematic is opened or the palette is put in another order', () => {
    const store = storeWithMany();
    paint(store, 'kind-11');
    keepDigits(store);
    expect(digits(store).at(-1)).toBe('kind-11');
    openSchematic(store, 'pair');
    openSchematic(store, 'single');
    keepDigits(store);
    expect(digits(store).at(-1)).toBe('kind-11');
    openSchematic(store, 'pair');
    keepDigits(store);
    openSchematic(store, 'single');
    keepDigits(store);
    expect(digits(store).slice(0, 3)).toEqual(['house', 'kind-11', 'wheat']);
  });
});
