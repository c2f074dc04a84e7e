import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCity,
  allCities,
  deleteCity,
  duplicateCity,
  freeCityName,
  moveCity,
  neighborOf,
  newCityId,
  openingOf,
  renameCity,
} from '../../../src/app/document/cities.ts';
import { setDetails } from '../../../src/app/document/details.ts';
import { replaceDocument } from '../../../src/app/document/document.ts';
import {
  aboutToDelete,
  changeId,
  deleteSchematic,
  restoreSchematics,
} from '../../../src/app/document/library-edits.ts';
import { citiesOf, cityById, openCityId } from '../../../src/app/document/open-city.ts';
import { applyPatches } from '../../../src/app/document/patches.ts';
import { isInCity } from '../../../src/app/document/sources.ts';
import { makeStep } from '../../../src/app/document/step.ts';
import { changeKindId } from '../../../src/app/features/kinds/kind-edits.ts';
import { checkDocument } from '../../../src/app/features/storage/check-document.ts';
import { prove } from '../../../src/app/features/storage/proof.ts';
import { repairDocument } from '../../../src/app/features/storage/repair-document.ts';
import { removePlacement } from '../../../src/app/store/city-edits.ts';
import { openCity } from '../../../src/app/store/open-city.ts';
import { fromChunks } from '../../../src/app/document/chunked.ts';
import { edit, goToStep, undoStep, type AppStore } from '../../../src/app/store/store.ts';
import { citySelection } from '../../../src/app/cityview/selection-slice.ts';
import { plainStore } from '../../support/documents.ts';

/** A store with two cities: the first, which is open, and a copy of it. */
function twoCities(): { store: AppStore; copy: string } {
  const store = plainStore();
  const { document } = store.getState();
  const copy = newCityId(document);
  edit(store, 'Duplicate', (draft) => duplicateCity(draft, document, openCityId(document), copy));
  return { store, copy };
}

const anyIndex = fc.nat(20);

const anyOperation = fc.oneof(
  anyIndex.map((index) => (store: AppStore) => {
    const { document } = store.getState();
    const { list } = citiesOf(document);
    const { id } = list[index % list.length]!;
    edit(store, 'Duplicate', (draft) => duplicateCity(draft, document, id, newCityId(document)));
  }),
  anyIndex.map((index) => (store: AppStore) => {
    const { list } = citiesOf(store.getState().document);
    openCity(store, list[index % list.length]!.id);
  }),
  fc.tuple(anyIndex, fc.string()).map(([index, name]) => (store: AppStore) => {
    const { list } = citiesOf(store.getState().document);
    edit(store, 'Rename', (draft) => renameCity(draft, list[index % list.length]!.id, name));
  }),
  fc.tuple(anyIndex, anyIndex).map(([index, to]) => (store: AppStore) => {
    const { list } = citiesOf(store.getState().document);
    edit(store, 'Move', (draft) => moveCity(draft, list[index % list.length]!.id, to));
  }),
  anyIndex.map((index) => (store: AppStore) => {
    const { list, open } = citiesOf(store.getState().document);
    const { id } = list[index % list.length]!;
    if (id !== open) edit(store, 'Delete', (draft) => deleteCity(draft, id));
  }),
  anyIndex.map((index) => (store: AppStore) => {
    const all = fromChunks(store.getState().document.city.placements);
    if (all.length > 0) removePlacement(store, all[index % all.length]!.id);
  }),
  anyIndex.map((index) => (store: AppStore) => {
    const { order } = store.getState().document;
    if (order.length > 1)
      edit(store, 'Delete', (draft) => deleteSchematic(draft, order[index % order.length]!));
  }),
  fc.constant((store: AppStore) => undoStep(store)),
);

describe('the cities of a document', () => {
  it('pass the checks of storage after any operations, which are proven and undone as one', () => {
    fc.assert(
      fc.property(fc.array(anyOperation, { minLength: 4, maxLength: 24 }), (operations) => {
        const store = plainStore();
        const start = store.getState().document;
        for (const operate of operations) operate(store);
        const { document, timeline } = store.getState();
        const stored = structuredClone(document);
        expect(checkDocument(stored)).toBe(stored);
        const steps = structuredClone(timeline.slice(0, timeline.end));
        const run = prove(stored, timeline.position, (number) => steps[number]);
        expect(run).toMatchObject({ first: 0, end: timeline.end, before: null, after: null });
        goToStep(store, 0);
        expect(store.getState().document).toEqual(start);
        goToStep(store, timeline.position);
        expect(store.getState().document).toEqual(document);
      }),
      { numRuns: 60 },
    );
  });

  it('are one city without a name, as work of before has it', () => {
    const { document } = plainStore().getState();
    expect(document.cities).toBeUndefined();
    expect(allCities(document)).toEqual([
      { id: 'city-1', name: 'City 1', recipe: document.recipe, groupColors: {}, city: document.city },
    ]);
    expect(openingOf(document, 'city-1').patches).toEqual([]);
  });

  it('are exchanged by a step of a few bytes, which brings back the same objects', () => {
    const { store, copy } = twoCities();
    const id = newCityId(store.getState().document);
    edit(store, 'Add', (draft) => {
      const { recipe, groupColors, city } = plainStore(7).getState().document;
      addCity(draft, id, 'Harbor', { recipe, groupColors, city });
    });
    const before = store.getState().document;
    const opening = openingOf(before, id);
    const step = makeStep('Open', opening);
    expect(step.bytes).toBeLessThan(1_500);
    const after = applyPatches(before, opening.patches);
    expect(after.city).toBe(before.cities!.parked[id]!.city);
    expect(after.cities!.parked['city-1']).toEqual({
      recipe: before.recipe,
      groupColors: before.groupColors,
      city: before.city,
    });
    expect(after.cities!.parked['city-1']!.city).toBe(before.city);
    expect(after.cities!.parked[copy]).toBe(before.cities!.parked[copy]);
    const back = applyPatches(after, opening.inverse);
    expect(back).toEqual(before);
    expect(back.city).toBe(before.city);
  });

  it('have each a name of its own where they come, and keep it when it is emptied', () => {
    const { store, copy } = twoCities();
    const { document } = store.getState();
    expect(citiesOf(document).list.map(({ name }) => name)).toEqual(['City 1', 'City 1 copy']);
    expect(freeCityName(document, ' city 1 ')).toBe('city 2');
    const named = (...names: readonly string[]) => ({
      cities: { open: 'a', list: names.map((name) => ({ id: name, name })), parked: {} },
    });
    expect(freeCityName(named('City 1', 'City 2', 'City 4'), 'City 1')).toBe('City 3');
    expect(freeCityName(named('Riverton'), 'Riverton')).toBe('Riverton 2');
    expect(freeCityName(named('City 1 4711'), 'City 1 4711')).toBe('City 1 4711 2');
    edit(store, 'Rename', (draft) => renameCity(draft, copy, '  '));
    expect(store.getState().document).toBe(document);
    expect(neighborOf(document, copy)).toBe('city-1');
    expect(neighborOf(plainStore().getState().document, 'city-1')).toBeNull();
  });

  it('have nothing selected once another one is open', () => {
    const { store, copy } = twoCities();
    citySelection.set(store, { ids: [1, 2] });
    openCity(store, copy);
    expect(citySelection.of(store.getState()).ids).toEqual([]);
  });

  it('are one again when a document without names takes their place', () => {
    const { store } = twoCities();
    const { document } = plainStore(3).getState();
    edit(store, 'Start over', (draft) => replaceDocument(draft, document));
    expect(store.getState().document).toEqual(document);
    undoStep(store);
    expect(citiesOf(store.getState().document).list).toHaveLength(2);
  });
});

describe('the library', () => {
  it('is followed by the recipes and copies of all cities', () => {
    const { store, copy } = twoCities();
    const id = store.getState().document.recipe.schematics[0]!.id;
    const rulesOf = (document: ReturnType<AppStore['getState']>['document']) =>
      cityById(document, copy)!.recipe.schematics.map((rule) => rule.id);
    edit(store, 'Rename', (draft) => setDetails(draft, id, { name: 'Other' }));
    expect(cityById(store.getState().document, copy)!.city.schematics[id]!.name).toBe('Other');
    edit(store, 'Change id', (draft) => changeId(draft, id, 'other'));
    expect(rulesOf(store.getState().document)).toContain('other');
    expect(rulesOf(store.getState().document)).not.toContain(id);
    const before = store.getState().document;
    const deleted = aboutToDelete(before, ['other']);
    edit(store, 'Delete', (draft) => deleteSchematic(draft, 'other'));
    expect(rulesOf(store.getState().document)).not.toContain('other');
    edit(store, 'Restore', (draft) => restoreSchematics(draft, deleted));
    expect(store.getState().document).toEqual(before);
  });

  it('knows a piece that only a city has that is not open', () => {
    const { store } = twoCities();
    const id = Object.keys(store.getState().document.city.schematics)[0]!;
    edit(store, 'Clear', (draft) => {
      draft.city.placements = {};
      draft.city.schematics = {};
    });
    expect(isInCity(store.getState().document, id)).toBe(true);
  });

  it('has its kinds followed by the recipes of all cities', () => {
    const { store, copy } = twoCities();
    const kind = store.getState().document.kinds[0]!.id;
    edit(store, 'Ask', (draft) => {
      draft.cities!.parked[copy]!.recipe.rest = { '': [kind] };
    });
    edit(store, 'Change id', (draft) => changeKindId(draft, kind, 'another'));
    expect(cityById(store.getState().document, copy)!.recipe.rest).toEqual({ '': ['another'] });
  });
});

describe('damaged cities', () => {
  it('lose what cannot be read and nothing else', () => {
    const { store, copy } = twoCities();
    const damaged = structuredClone(store.getState().document) as unknown as {
      cities: { list: unknown[]; parked: Record<string, { recipe: unknown }> };
    };
    damaged.cities.list[1] = 7;
    damaged.cities.parked[copy]!.recipe = 'gone';
    expect(() => checkDocument(damaged)).toThrow('document.cities');
    const repaired = repairDocument(damaged)!;
    expect(repaired.losses).toEqual([
      'The names of the cities could not be read whole.',
      `${copy}: The recipe could not be read: another one is in its place.`,
    ]);
    const { document } = store.getState();
    expect(repaired.document.city).toEqual(document.city);
    expect(cityById(repaired.document, copy)!.city).toEqual(cityById(document, copy)!.city);
  });

  it('are refused where names and cities do not belong together', () => {
    const { store } = twoCities();
    const { document } = store.getState();
    const cities = document.cities!;
    const wrong = [
      { ...cities, open: 'gone' },
      { ...cities, parked: {} },
      { ...cities, list: cities.list.slice(1) },
      { ...cities, list: [...cities.list, cities.list[0]] },
    ];
    for (const one of wrong) {
      const other = structuredClone({ ...document, cities: one });
      expect(() => checkDocument(other)).toThrow('document.cities');
      expect(citiesOf(repairDocument(other)!.document).list.length).toBeGreaterThan(0);
    }
  });
});
