import { describe, expect, it } from 'vitest';
import { concernsWork, countLandImport, importLand } from '../../../src/app/store/import-land.ts';
import { edit, undoStep } from '../../../src/app/store/store.ts';
import { landRecipe } from '../../../src/formats/text-map/land-recipe.ts';
import { plainStore } from '../../support/documents.ts';

const LAND = [{ r: 0, q: 0, count: 3 }];

/** A city with districts on and off the imported land, and a recipe with limits. */
function limitedStore() {
  const store = plainStore();
  edit(store, 'Limits', (draft) => {
    Object.assign(draft.recipe.schematics[0]!, { min: 2, groups: ['town'] });
    draft.recipe.reach = 'all';
    draft.city.districts = [
      { id: 1, group: 'town', rows: [{ r: 0, q: -1, count: 3 }] },
      { id: 2, group: 'fields', rows: [{ r: 3, q: -3, count: 2 }] },
    ];
  });
  return store;
}

function imported(store: ReturnType<typeof plainStore>, isKept: boolean) {
  edit(store, 'Import land', (draft) => importLand(draft, store.getState().document, LAND, isKept));
  return store.getState().document;
}

describe('imported land', () => {
  it('counts what it replaces and what can stay', () => {
    const { document } = limitedStore().getState();
    const found = countLandImport(document, LAND);
    expect(found).toMatchObject({ hexes: 3, ground: 0, drawn: 0, districts: 2, reaching: 1, locked: 0 });
    expect(found.limits).toEqual({ minimums: 1, groups: 1, town: 1, districts: false });
    expect(concernsWork(found)).toBe(true);
  });

  it('concerns nothing where there is nothing but land that Generate makes again', () => {
    const store = plainStore();
    edit(store, 'Clear', (draft) => void (draft.city.placements = {}));
    expect(concernsWork(countLandImport(store.getState().document, LAND))).toBe(false);
    imported(store, true);
    expect(concernsWork(countLandImport(store.getState().document, LAND))).toBe(true);
  });

  it('keeps districts as far as they reach, and the limits of the recipe', () => {
    const store = limitedStore();
    const before = store.getState().document;
    const { city, recipe } = imported(store, true);
    expect(city.placements).toEqual({});
    expect(city.land).toEqual(LAND);
    expect(city.districts).toEqual([{ id: 1, group: 'town', rows: [{ r: 0, q: 0, count: 2 }] }]);
    expect(recipe).toEqual({ ...before.recipe, land: { shape: 'rows', rows: LAND } });
    undoStep(store);
    expect(store.getState().document).toEqual(before);
  });

  it('keeps no groups where there can be no districts', () => {
    const store = limitedStore();
    edit(store, 'Fields', (draft) => void draft.city.districts.shift());
    const { city, recipe } = imported(store, true);
    expect(city.districts).toEqual([]);
    expect(recipe.schematics[0]).toMatchObject({ min: 2, groups: null });
  });

  it('drops both otherwise, for a recipe that any land can meet', () => {
    const store = limitedStore();
    const before = store.getState().document;
    const { city, recipe } = imported(store, false);
    expect(city.districts).toEqual([]);
    expect(recipe).toEqual(landRecipe(before.recipe, LAND));
  });
});
