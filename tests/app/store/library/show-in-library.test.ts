import { describe, expect, it } from 'vitest';
import {
  deleteSchematicCommand,
  duplicateSchematicCommand,
} from '../../../../src/app/features/library/library-commands.ts';
import { importText } from '../../../../src/app/features/files/import-file.ts';
import {
  createSchematic,
  duplicateSchematics,
} from '../../../../src/app/features/library/library-actions.ts';
import { PLAIN_LIBRARY_VIEW } from '../../../../src/app/store/library/library-view.ts';
import { libraryView } from '../../../../src/app/store/library/show-in-library.ts';
import { setSession, type AppStore } from '../../../../src/app/store/store.ts';
import { writeSchematic } from '../../../../src/formats/schematic/write.ts';
import { TILE } from '../../../support/cities.ts';
import { plainStore } from '../../../support/documents.ts';

const view = (store: AppStore) => libraryView.of(store.getState());
const order = (store: AppStore) => store.getState().document.order;

function press(store: AppStore, key?: string): void {
  duplicateSchematicCommand.run({ store, board: null, cursor: null, switchColors: () => {} }, key);
}

describe('what comes into the library', () => {
  it.each([
    ['made', (store: AppStore) => createSchematic(store)],
    ['copied', (store: AppStore) => void duplicateSchematics(store, ['tile'])],
    ['imported', (store: AppStore) => void importText(store, writeSchematic({ ...TILE, id: 'inn' }))],
  ])('is in the list when it is %s, though that was narrowed to others', (_, come) => {
    const store = plainStore();
    libraryView.set(store, {
      search: 'pair',
      selection: { ids: new Set(['single', 'pair']), anchor: 'pair' },
    });
    come(store);
    expect(view(store)).toEqual(PLAIN_LIBRARY_VIEW);
  });

  it('leaves the list narrowed where it matches', () => {
    const store = plainStore();
    libraryView.set(store, { search: 'pair' });
    duplicateSchematics(store, ['pair']);
    expect(view(store).search).toBe('pair');
  });
});

describe('the key that duplicates', () => {
  const selected = (ids: readonly string[], search = '') => {
    const store = plainStore();
    setSession(store, { workspace: 'schematics', schematic: 'tile' });
    libraryView.set(store, { search, selection: { ids: new Set(ids), anchor: null } });
    return store;
  };

  it('takes all that are selected together, as the menu says, in one step', () => {
    const store = selected(['single', 'pair']);
    press(store, 'mod+d');
    expect(order(store)).toEqual(['single', 'single-2', 'pair', 'pair-2', 'tile', 'two-hexes']);
    expect(store.getState().timeline.past).toHaveLength(1);
    expect(view(store).selection.ids.size).toBe(0);
  });

  it('takes the one on the board when fewer are seen to be selected', () => {
    for (const store of [selected(['single']), selected(['single', 'pair'], 'pair')]) {
      press(store, 'mod+d');
      expect(order(store)).toEqual(['single', 'pair', 'tile', 'tile-2', 'two-hexes']);
    }
  });

  it('is more than the button beside the name, which is of that one alone', () => {
    const store = selected(['single', 'pair']);
    press(store);
    expect(order(store)).toContain('tile-2');
    expect(order(store)).toHaveLength(5);
  });

  it('has none beside it that deletes: while painting, Delete empties segments', () => {
    expect(deleteSchematicCommand.keys).toEqual([]);
  });
});
