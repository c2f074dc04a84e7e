import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CityView } from '../../../../src/app/cityview/city-view.ts';
import { addLand, removeLand } from '../../../../src/app/features/land/land-edits.ts';
import { edit, undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import { createAppStore } from '../../../../src/app/store/store.ts';
import { startDocument } from '../../../../src/app/document/builtin/start-document.ts';
import { isLand } from '../../../../src/engine/board/board.ts';
import { makeTerrain } from '../../../../src/engine/generate/terrain.ts';
import { hexKey, modulo6, neighbor } from '../../../../src/engine/hex/hex.ts';
import { borderSides, sidesOnBorder } from '../../../../src/engine/land/open-side.ts';
import { hasHex, type LandRow } from '../../../../src/engine/land/row.ts';
import { readPresets, type PresetName } from '../../../../src/library/built-in-files.ts';
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

/** The bare land of a preset. */
function storeOf(preset: PresetName): AppStore {
  const { seed, land } = readPresets()[preset];
  return createAppStore(startDocument(SHAPES, makeRecipe(seed, land, [])));
}

/** The sides that a city has beyond which the country goes on, after its recipe has made it again. */
function openAfterGenerating(store: AppStore) {
  const { recipe, city } = store.getState().document;
  const made = makeTerrain(recipe, () => {});
  if (!made.ok) throw new Error('the land of the test is broken');
  expect(made.value.land).toEqual(city.land);
  return made.value.open;
}

const nearHex = fc.record({ q: fc.integer({ min: -5, max: 5 }), r: fc.integer({ min: -5, max: 5 }) });

/** A side of the border, by its place among all, and steps out of the land or into it. */
const nearBorder = fc.record({ at: fc.nat(500), step: fc.integer({ min: -1, max: 1 }) });

/** Draws land about hexes at the border, or erases it. */
function draw(store: AppStore, strokes: readonly (readonly [{ at: number; step: number }, boolean])[]): void {
  for (const [{ at, step }, draws] of strokes) {
    const { document } = store.getState();
    const border = borderSides(document.city.land);
    const { side, ...hex } = border[at % border.length]!;
    const { q, r } = step === 0 ? hex : neighbor(hex, step > 0 ? side : modulo6(side + 3));
    edit(store, 'Land', (draft) => (draws ? addLand : removeLand)(draft, document, [{ q, r, count: 1 }]));
  }
}

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

  it.each<PresetName>(['river-town', 'street-village'])(
    'of the inland city %s has country on all sides, also when it is generated again',
    (preset) => {
      fc.assert(
        fc.property(
          fc.array(fc.tuple(nearBorder, fc.boolean()), { minLength: 1, maxLength: 6 }),
          (strokes) => {
            const store = storeOf(preset);
            draw(store, strokes);
            const { city } = store.getState().document;
            expect(city.open).toEqual(borderSides(city.land));
            expect(openAfterGenerating(store)).toEqual(city.open);
          },
        ),
        { numRuns: 10 },
      );
    },
  );

  it('of a city at a shore keeps its sea where it was, and country beyond the other sides', () => {
    const before = storeOf('port').getState().document.city;
    const wasOpen = new Set(before.open!.map((side) => JSON.stringify(side)));
    fc.assert(
      fc.property(fc.array(fc.tuple(nearBorder, fc.boolean()), { minLength: 1, maxLength: 6 }), (strokes) => {
        const store = storeOf('port');
        draw(store, strokes);
        const { city } = store.getState().document;
        expect(openAfterGenerating(store)).toEqual(city.open);
        const isOpen = new Set(city.open!.map((side) => JSON.stringify(side)));
        for (const side of sidesOnBorder(borderSides(before.land), city.land))
          expect(isOpen.has(JSON.stringify(side))).toBe(wasOpen.has(JSON.stringify(side)));
      }),
      { numRuns: 10 },
    );
  });

  it('of an island has none', () => {
    const store = bareStore();
    draw(store, [[{ at: 3, step: 1 }, true]]);
    expect(store.getState().document.city.open).toBeUndefined();
    expect(openAfterGenerating(store)).toBeUndefined();
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
