import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CityView } from '../../../../src/app/cityview/city-view.ts';
import { addLand, removeLand } from '../../../../src/app/features/land/land-edits.ts';
import { edit, undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import { createAppStore } from '../../../../src/app/store/store.ts';
import { startDocument } from '../../../../src/app/document/builtin/start-document.ts';
import { isLand } from '../../../../src/engine/board/board.ts';
import { hexKey } from '../../../../src/engine/hex/hex.ts';
import { hasHex, type LandRow } from '../../../../src/engine/land/row.ts';
import { makeRecipe, SHAPES } from '../../../support/cities.ts';

/** Bare land of radius 3 with districts. */
function bareStore(): AppStore {
  const recipe = makeRecipe(1, { shape: 'hexagon', radius: 3 }, []);
  return createAppStore(
    startDocument(SHAPES, {
      ...recipe,
      districts: { method: 'growth', groups: ['inner', 'outer'], core: 4, min: 3, arrange: 'center-out' },
    }),
  );
}

function keysOf(rows: readonly LandRow[]): string[] {
  return rows.flatMap(({ r, q, count }) =>
    Array.from({ length: count }, (_, step) => hexKey({ q: q + step, r })),
  );
}

const nearHex = fc.record({ q: fc.integer({ min: -5, max: 5 }), r: fc.integer({ min: -5, max: 5 }) });

describe('land drawn by hand', () => {
  it('has exactly the hexes that were drawn and not erased, each in one district; undo brings all back', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(nearHex, fc.boolean()), { maxLength: 30 }), (strokes) => {
        const store = bareStore();
        const start = store.getState().document;
        const expected = new Set(keysOf(start.city.land));
        for (const [hex, draws] of strokes) {
          const { document } = store.getState();
          edit(store, 'Land', (draft) =>
            (draws ? addLand : removeLand)(draft, document, [{ ...hex, count: 1 }]),
          );
          if (draws) expected.add(hexKey(hex));
          else expected.delete(hexKey(hex));
        }
        const { land, districts } = store.getState().document.city;
        expect(keysOf(land).toSorted()).toEqual([...expected].toSorted());
        expect(districts.flatMap(({ rows }) => keysOf(rows)).toSorted()).toEqual([...expected].toSorted());
        expect(districts.every(({ rows }) => rows.length > 0)).toBe(true);
        const { past } = store.getState().timeline;
        for (let step = 0; step < past.length; step++) undoStep(store);
        expect(store.getState().document).toEqual(start);
      }),
      { numRuns: 40 },
    );
  });

  it('is on the board at once', () => {
    const store = bareStore();
    const view = new CityView(store.getState().document.city);
    const { document } = store.getState();
    const hex = { q: 4, r: 0 };
    expect(isLand(view.board, hex)).toBe(false);
    edit(store, 'Draw land', (draft) => addLand(draft, document, [{ ...hex, count: 1 }]));
    view.update(store.getState().document.city);
    expect(isLand(view.board, hex)).toBe(true);
    expect(view.colors.getSegment({ ...hex, k: 3 })).toBe(1);
    expect(hasHex(store.getState().document.city.land, hex)).toBe(true);
  });

  it('joins the district of a neighbor', () => {
    const store = bareStore();
    const { document } = store.getState();
    const beside = document.city.districts.find(({ rows }) => hasHex(rows, { q: 3, r: 0 }))!;
    edit(store, 'Draw land', (draft) => addLand(draft, document, [{ q: 4, r: 0, count: 1 }]));
    const own = store.getState().document.city.districts.find(({ rows }) => hasHex(rows, { q: 4, r: 0 }))!;
    expect(hasHex(own.rows, { q: 3, r: 0 }) || hasHex(own.rows, { q: 3, r: 1 })).toBe(true);
    expect(document.city.districts.some(({ id }) => id === own.id)).toBe(true);
    expect(beside.group).toBe('outer');
  });
});
