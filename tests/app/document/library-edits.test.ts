import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aboutToDelete,
  changeId,
  copyName,
  deleteSchematic,
  duplicateSchematic,
  idObstacle,
  idOrFree,
  movedOrder,
  restoreSchematics,
  retag,
  tagsWith,
} from '../../../src/app/document/library-edits.ts';
import {
  deleteSchematics,
  entryAfter,
  stepSchematics,
} from '../../../src/app/features/library/library-actions.ts';
import {
  selectRange,
  NOTHING_SELECTED,
  toggleSelected,
  selectedWith,
} from '../../../src/app/store/library/entry-selection.ts';
import { toSchematic } from '../../../src/app/document/document.ts';
import { edit, undoStep } from '../../../src/app/store/store.ts';
import { MAX_NAME, MAX_TAGS } from '../../../src/formats/limits.ts';
import { readSchematic } from '../../../src/formats/schematic/read.ts';
import { writeSchematic } from '../../../src/formats/schematic/write.ts';
import { plainStore } from '../../support/documents.ts';

const IDS = ['single', 'pair', 'tile', 'two-hexes'];
const someIds = fc.subarray(IDS, { minLength: 1 });

describe('deleting and bringing back', () => {
  it('leaves everything as it was: places in the list and rules of the recipe', () => {
    fc.assert(
      fc.property(someIds, (ids) => {
        const store = plainStore();
        const before = store.getState().document;
        const deleted = aboutToDelete(before, ids);
        edit(store, 'Delete', (draft) => ids.forEach((id) => deleteSchematic(draft, id)));
        expect(store.getState().document.order).toEqual(IDS.filter((id) => !ids.includes(id)));
        edit(store, 'Restore', (draft) => restoreSchematics(draft, deleted));
        expect(store.getState().document).toEqual(before);
      }),
    );
  });

  it('takes no place of one that has come under the id', () => {
    const store = plainStore();
    const deleted = aboutToDelete(store.getState().document, ['tile']);
    edit(store, 'Replace', (draft) => {
      draft.schematics['tile'] = { ...draft.schematics['tile']!, name: 'Another' };
    });
    edit(store, 'Restore', (draft) => restoreSchematics(draft, deleted));
    const { order, schematics } = store.getState().document;
    expect(order).toEqual(['single', 'pair', 'tile-2', 'tile', 'two-hexes']);
    expect(schematics['tile']!.name).toBe('Another');
    expect(schematics['tile-2']!.name).toBe('tile');
  });

  it('is one step for several, and the board goes on to what follows', () => {
    const store = plainStore();
    const before = store.getState().document;
    deleteSchematics(store, ['single', 'tile'], entryAfter(IDS, ['single', 'tile']));
    expect(store.getState().document.order).toEqual(['pair', 'two-hexes']);
    expect(store.getState().session.schematic).toBe('pair');
    undoStep(store);
    expect(store.getState().document).toEqual(before);
  });

  it('goes to the entry above when none follows', () => {
    expect(entryAfter(IDS, ['two-hexes', 'tile'])).toBe('pair');
    expect(entryAfter(IDS, ['single', 'pair'])).toBe('tile');
    expect(entryAfter(IDS, IDS)).toBeNull();
  });
});

describe('moving', () => {
  it('loses none, keeps the order within both parts, and puts those that move together', () => {
    fc.assert(
      fc.property(someIds, fc.option(fc.constantFrom(...IDS)), (ids, before) => {
        const order = movedOrder(IDS, ids, before);
        expect(order.toSorted()).toEqual(IDS.toSorted());
        expect(order.filter((id) => ids.includes(id))).toEqual(IDS.filter((id) => ids.includes(id)));
        expect(order.filter((id) => !ids.includes(id))).toEqual(IDS.filter((id) => !ids.includes(id)));
        const places = ids.map((id) => order.indexOf(id));
        expect(Math.max(...places) - Math.min(...places)).toBe(ids.length - 1);
        if (before !== null && !ids.includes(before))
          expect(order.indexOf(before)).toBe(Math.max(...places) + 1);
      }),
    );
  });

  it('by one step passes one entry that is shown, also when others are not', () => {
    const store = plainStore();
    stepSchematics(store, IDS, ['tile'], 'up');
    expect(store.getState().document.order).toEqual(['single', 'tile', 'pair', 'two-hexes']);
    stepSchematics(store, ['single', 'two-hexes'], ['single'], 'down');
    expect(store.getState().document.order).toEqual(['tile', 'pair', 'two-hexes', 'single']);
    const { timeline } = store.getState();
    stepSchematics(store, ['tile', 'single'], ['single'], 'down');
    expect(store.getState().timeline).toBe(timeline);
  });
});

describe('an id', () => {
  it('is changed in the library and the recipe, and the city keeps what it was made of', () => {
    const store = plainStore();
    const before = store.getState().document;
    edit(store, 'Change id', (draft) => changeId(draft, 'tile', 'square'));
    const { order, recipe, schematics, city } = store.getState().document;
    expect(order).toEqual(['single', 'pair', 'square', 'two-hexes']);
    expect(Object.keys(schematics).toSorted()).toEqual(order.toSorted());
    expect(schematics['square']).toEqual({ ...before.schematics['tile'], id: 'square' });
    expect(recipe.schematics.map(({ id }) => id)).toEqual(order);
    expect(city).toBe(before.city);
    undoStep(store);
    expect(store.getState().document).toEqual(before);
  });

  it('is refused in words when it is none or taken', () => {
    const { schematics } = plainStore().getState().document;
    expect(idObstacle(schematics, 'tile', 'tile')).toBeNull();
    expect(idObstacle(schematics, 'tile', 'a'.repeat(64))).toBeNull();
    expect(idObstacle(schematics, 'tile', 'pair')).toContain('“pair” has this id');
    for (const bad of ['', 'Tile', '2nd', 'a b', 'a'.repeat(65)])
      expect(idObstacle(schematics, 'tile', bad)).toContain('lower-case');
  });

  it('is kept whole when it is free, however long', () => {
    const long = 'a'.repeat(64);
    expect(idOrFree(long, {})).toBe(long);
    expect(idOrFree(long, { [long]: 1 })).toMatch(/^a{40,62}(-2)?$/);
  });
});

describe('what files have a limit for', () => {
  it('is kept within it: the name of a copy, and the tags', () => {
    const name = '\u{1f3f0}'.repeat(MAX_NAME);
    const copy = copyName(name);
    expect(copy).toBe(`${'\u{1f3f0}'.repeat(MAX_NAME - 5)} copy`);
    const store = plainStore();
    const many = Array.from({ length: MAX_TAGS + 1 }, (_, index) => `tag-${index}`);
    expect(tagsWith([], many.join(','))).toEqual(many.slice(0, MAX_TAGS));
    edit(store, 'Tag', (draft) => {
      draft.schematics['single']!.name = name;
      retag(draft, ['single'], many, []);
      duplicateSchematic(draft, 'single', 'copy');
    });
    const { schematics } = store.getState().document;
    expect(schematics['copy']).toMatchObject({ name: copy, tags: many.slice(0, MAX_TAGS) });
    expect(readSchematic(writeSchematic(toSchematic(schematics['copy']!))).ok).toBe(true);
  });
});

describe('tags', () => {
  it('are added and taken away for each that is meant, and others keep theirs', () => {
    const store = plainStore();
    edit(store, 'Tag', (draft) => {
      draft.schematics['single']!.tags = ['old', 'own'];
      draft.schematics['pair']!.tags = ['old'];
    });
    edit(store, 'Tag', (draft) => retag(draft, ['single', 'pair', 'tile'], ['new'], ['old']));
    const tags = (id: string) => store.getState().document.schematics[id]!.tags;
    expect(IDS.map(tags)).toEqual([['own', 'new'], ['new'], ['new'], []]);
  });

  it('that are typed are none twice, and blanks are none', () => {
    expect(tagsWith(['old'], ' farm, Old,, shore ,farm')).toEqual(['old', 'farm', 'shore']);
    expect(tagsWith(['old'], '  ')).toEqual(['old']);
  });
});

describe('a selection of entries', () => {
  it('take the one in hand along with the first, and go one by one', () => {
    const first = toggleSelected(NOTHING_SELECTED, 'tile', 'single');
    expect([...first.ids].toSorted()).toEqual(['single', 'tile']);
    expect([...toggleSelected(first, 'tile', 'single').ids]).toEqual(['single']);
  });

  it('reach from where they began to where they are', () => {
    const from = toggleSelected(NOTHING_SELECTED, 'tile', null);
    expect([...selectRange(from, IDS, 'single', null).ids]).toEqual(['single', 'pair', 'tile']);
    const back = selectRange(selectRange(from, IDS, 'single', null), IDS, 'two-hexes', null);
    expect([...back.ids]).toEqual(['tile', 'two-hexes']);
    expect([...selectRange(NOTHING_SELECTED, IDS, 'tile', 'pair').ids]).toEqual(['pair', 'tile']);
  });

  it('count only for the entries that have them', () => {
    const selection = { ids: new Set(['tile', 'pair']), anchor: null };
    expect(selectedWith(selection, IDS, 'tile')).toEqual(['pair', 'tile']);
    expect(selectedWith(selection, IDS, 'single')).toEqual(['single']);
  });
});
