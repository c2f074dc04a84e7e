import { describe, expect, it } from 'vitest';
import { fromChunks } from '../../../../src/app/document/chunked.ts';
import { recordHandDistricts } from '../../../../src/app/document/hand-painted.ts';
import { isStale, staleOf } from '../../../../src/app/features/recipe/stale.ts';
import { changed } from '../../../../src/app/features/recipe/words.ts';
import { edit, undoStep } from '../../../../src/app/store/store.ts';
import { plainStore } from '../../../support/documents.ts';

const stale = (store: ReturnType<typeof plainStore>) => staleOf(store.getState().document);

/** A city that was just generated, with the id of a schematic that stands in it. */
function generated() {
  const store = plainStore();
  const { schematic } = fromChunks(store.getState().document.city.placements)[0]!;
  return { store, id: schematic };
}

describe('a city on the board', () => {
  it('is up to date when it was generated, and after a change that is undone', () => {
    const { store } = generated();
    expect(isStale(stale(store))).toBe(false);
    edit(store, 'Seed', (draft) => void (draft.recipe.seed = 9));
    expect(stale(store).parts).toEqual(['seed']);
    undoStep(store);
    expect(isStale(stale(store))).toBe(false);
  });

  it('is stale when its districts were painted', () => {
    const { store } = generated();
    edit(store, 'Paint', (draft) => {
      draft.city.districts = [{ id: 1, group: 'town', rows: [{ r: 0, q: 0, count: 1 }] }];
      recordHandDistricts(draft, store.getState().document.city);
    });
    expect(changed(stale(store))).toBe('Changed since Generate: districts');
    edit(store, 'Districts', (draft) => void (draft.recipe.districts = { method: 'none' }));
    expect(stale(store).parts).toEqual(['districts']);
  });

  it('is stale when one of its schematics or kinds was edited, as long as Generate would change that', () => {
    const { store, id } = generated();
    edit(store, 'Paint', (draft) => {
      draft.schematics[id]!.hexes['5,0'] = ['house', null, null, null, null, null];
    });
    const { name } = store.getState().document.schematics[id]!;
    expect(changed(stale(store))).toBe(`Changed since Generate: schematic ${name}`);
    edit(store, 'Color', (draft) => void (draft.kinds[0]!.color = '#123456'));
    const kind = store.getState().document.kinds[0]!.name;
    expect(changed(stale(store))).toBe(`Changed since Generate: schematic ${name}, kind ${kind}`);
    edit(store, 'Lock', (draft) => {
      for (const chunk of Object.values(draft.city.placements))
        for (const placement of Object.values(chunk)) placement.locked = true;
    });
    expect(stale(store).schematics).toEqual([]);
  });

  it('is not stale by a schematic that its recipe does not name, nor without a recipe of its own', () => {
    const { store, id } = generated();
    edit(store, 'Paint', (draft) => {
      draft.schematics[id]!.hexes['5,0'] = ['house', null, null, null, null, null];
      draft.city.recipe = null;
    });
    expect(isStale(stale(store))).toBe(false);
    undoStep(store);
    edit(store, 'Paint', (draft) => {
      draft.schematics[id]!.hexes['5,0'] = ['house', null, null, null, null, null];
      draft.recipe.schematics = draft.recipe.schematics.filter((rule) => rule.id !== id);
    });
    expect(stale(store)).toMatchObject({ parts: ['rules'], schematics: [] });
  });

  it('names two, and counts more', () => {
    const of = (schematics: string[]) => changed({ parts: ['land'], schematics, kinds: [] });
    expect(of(['Mill', 'Inn'])).toBe('Changed since Generate: land, schematics Mill and Inn');
    expect(of(['Mill', 'Inn', 'Farm'])).toBe('Changed since Generate: land, 3 schematics');
  });
});
