import { describe, expect, it } from 'vitest';
import { removePlacement, stampSchematic } from '../../../src/app/store/city-edits.ts';
import { setInRecipe } from '../../../src/app/store/in-recipe.ts';
import { importCity } from '../../../src/app/store/import-city.ts';
import { CityView } from '../../../src/app/cityview/city-view.ts';
import { explainBlocked } from '../../../src/app/cityview/fit-words.ts';
import { changeId } from '../../../src/app/document/library-edits.ts';
import { paintSegment } from '../../../src/app/features/schematics/painting.ts';
import { fromChunks } from '../../../src/app/document/chunked.ts';
import { toCity } from '../../../src/app/document/document.ts';
import { edit, undoStep, type AppStore } from '../../../src/app/store/store.ts';
import { PLAIN_POSE } from '../../../src/engine/schematic/pose.ts';
import { readCity } from '../../../src/formats/city/read.ts';
import { writeCity } from '../../../src/formats/city/write.ts';
import { plainStore } from '../../support/documents.ts';

function clear(store: AppStore): void {
  edit(store, 'Clear', (draft) => {
    draft.city.placements = {};
  });
}

function stampAt(store: AppStore, schematic: string, q: number, r: number): void {
  stampSchematic(store, schematic, { q, r }, PLAIN_POSE);
}

describe('removing', () => {
  /** A wall of the placements 1 and 2, of which 2 is a gate, beside another stamp. */
  function walled(): AppStore {
    const store = plainStore();
    clear(store);
    for (const q of [0, 1, 2]) stampAt(store, 'single', q, 0);
    edit(store, 'Wall', (draft) => {
      draft.city.walls = [{ placements: [1, 2], gates: [2], water: [] }];
    });
    return store;
  }

  it('takes a placement out of its wall, so that the file of the city can be read', () => {
    const store = walled();
    const whole = store.getState().document.city;
    removePlacement(store, 3);
    expect(store.getState().document.city.walls).toBe(whole.walls);
    removePlacement(store, 2);
    const city = toCity(store.getState().document.city);
    expect(city.walls).toEqual([{ placements: [1], gates: [], water: [] }]);
    expect(readCity(writeCity(city)).ok).toBe(true);
    undoStep(store);
    expect(store.getState().document.city.walls).toEqual(whole.walls);
  });

  it('leaves no wall of which nothing stands', () => {
    const store = walled();
    removePlacement(store, 1);
    removePlacement(store, 2);
    expect(Object.hasOwn(store.getState().document.city, 'walls')).toBe(false);
  });
});

describe('stamping', () => {
  it('gives each placement the next id, also after one was removed', () => {
    const store = plainStore();
    clear(store);
    stampAt(store, 'single', 0, 0);
    stampAt(store, 'single', 1, 0);
    removePlacement(store, 1);
    stampAt(store, 'single', 0, 1);
    expect(
      fromChunks(store.getState().document.city.placements).map(({ id, q, r }) => ({ id, q, r })),
    ).toEqual([
      { id: 2, q: 1, r: 0 },
      { id: 3, q: 0, r: 1 },
    ]);
  });

  it('keeps what stands as it was when its schematic was edited since', () => {
    const store = plainStore();
    clear(store);
    stampAt(store, 'single', 0, 0);
    edit(store, 'Paint', (draft) => paintSegment(draft, 'single', { q: 0, r: 0, k: 3 }, 'wheat'));
    stampAt(store, 'single', 1, 0);
    stampAt(store, 'single', 2, 0);
    const city = toCity(store.getState().document.city);
    expect(city.placements.map(({ schematic }) => schematic)).toEqual(['single', 'single-v2', 'single-v2']);
    expect(city.schematics.map(({ id, hexes }) => [id, hexes[0]!.segments])).toEqual([
      ['single', ['house', null, null, null, null, null]],
      ['single-v2', ['house', null, null, 'wheat', null, null]],
    ]);
  });

  it('keeps a version of a schematic with the longest id under one that files can hold', () => {
    const store = plainStore();
    clear(store);
    const id = 'single-'.padEnd(64, 'x');
    edit(store, 'Change the id', (draft) => changeId(draft, 'single', id));
    stampAt(store, id, 0, 0);
    for (const k of [3, 4] as const) {
      edit(store, 'Paint', (draft) => paintSegment(draft, id, { q: 0, r: 0, k }, 'wheat'));
      stampAt(store, id, k - 2, 0);
    }
    const city = toCity(store.getState().document.city);
    const start = id.slice(0, 61);
    expect(city.schematics.map((one) => one.id)).toEqual([`${start}-v2`, `${start}-v3`, id]);
    expect(readCity(writeCity(city))).toEqual({ ok: true, value: city });
  });

  it('makes cities that can be exported and read again', () => {
    const store = plainStore();
    clear(store);
    stampAt(store, 'tile', 0, 0);
    const city = toCity(store.getState().document.city);
    expect(readCity(writeCity(city))).toEqual({ ok: true, value: city });
  });
});

describe('importing a city', () => {
  it('brings its recipe and the schematics and kinds that the library lacks', () => {
    const from = plainStore(5);
    const city = toCity(from.getState().document.city);
    const store = plainStore(1);
    edit(store, 'Empty', (draft) => {
      draft.schematics = {};
      draft.order = [];
      draft.kinds = [];
    });
    const { document } = store.getState();
    edit(store, 'Import', (draft) => importCity(draft, document, city));
    const after = store.getState().document;
    expect(toCity(after.city)).toEqual(city);
    expect(after.recipe).toEqual(city.recipe);
    expect(after.order).toEqual(city.schematics.map(({ id }) => id));
    expect(after.kinds).toEqual(city.kinds);
  });
});

describe('the recipe', () => {
  it('takes a schematic in with every default, and out again', () => {
    const store = plainStore();
    edit(store, 'Out', (draft) => setInRecipe(draft, 'tile', false));
    expect(store.getState().document.recipe.schematics.map(({ id }) => id)).toEqual([
      'single',
      'pair',
      'two-hexes',
    ]);
    edit(store, 'In', (draft) => setInRecipe(draft, 'tile', true));
    expect(store.getState().document.recipe.schematics.at(-1)).toMatchObject({
      id: 'tile',
      weight: 1,
      min: 0,
      max: null,
    });
  });
});

describe('why a placement does not fit', () => {
  it('is told in words, the greatest obstacle of the land first, then who stands there', () => {
    const store = plainStore();
    clear(store);
    stampAt(store, 'tile', 0, 0);
    stampAt(store, 'single', 1, 0);
    const { city } = store.getState().document;
    const words = explainBlocked(
      [
        { q: 9, r: 0, k: 0, reason: 'off-land' },
        { q: 1, r: 0, k: 0, reason: 'occupied', placement: 2 },
        { q: 0, r: 0, k: 0, reason: 'occupied', placement: 1 },
        { q: 0, r: 0, k: 1, reason: 'occupied', placement: 1 },
      ],
      new CityView(city),
    );
    expect(words).toBe(
      'Does not fit: 1 segment off the land, 2 taken by tile (No. 1), 1 taken by single (No. 2)',
    );
  });

  it('names no more than three who stand there', () => {
    const store = plainStore();
    clear(store);
    for (const q of [0, 1, 2]) stampAt(store, 'single', q, 0);
    stampAt(store, 'single', 0, 1);
    const blocked = [1, 2, 3, 4].map((placement) => ({
      q: 0,
      r: 0,
      k: 0 as const,
      reason: 'occupied' as const,
      placement,
    }));
    expect(explainBlocked(blocked, new CityView(store.getState().document.city))).toBe(
      'Does not fit: 1 segment taken by single (No. 1), 1 taken by single (No. 2), 1 taken by single (No. 3), 1 by 1 more',
    );
  });
});
