import { describe, expect, it } from 'vitest';
import { toSchematic } from '../../../src/app/document/document.ts';
import { libraryPack, packFiles } from '../../../src/app/document/pack-files.ts';
import {
  addPack,
  changePack,
  dissolvePack,
  duplicatePack,
  followId,
  membersOfPack,
  movePack,
  putIntoPack,
} from '../../../src/app/document/packs.ts';
import { changeId } from '../../../src/app/document/library-edits.ts';
import { importIncoming, type Answerer } from '../../../src/app/features/files/import/import-texts.ts';
import { readIncoming } from '../../../src/app/features/files/import/incoming.ts';
import { checkDocument } from '../../../src/app/features/storage/check-document.ts';
import type { TextFile } from '../../../src/app/document/text-file.ts';
import { edit, undoStep, type AppStore } from '../../../src/app/store/store.ts';
import { writeSchematic } from '../../../src/formats/schematic/write.ts';
import { makeRecipe, makeSchematic, rule, SINGLE } from '../../support/cities.ts';
import { plainStore } from '../../support/documents.ts';
import { storeWith } from '../features/files/libraries.ts';

const DETAILS = { name: 'Village', author: 'Ada', license: 'CC0', description: 'Small', release: '1' };
const LAND = { shape: 'hexagon', radius: 2 } as const;
const SCENE = [{ q: 0, r: 0, segments: ['house', null, null, null, null, null] as const }];

/** A library with two packs of one schematic each, and the rest without one. */
function packed(): AppStore {
  const store = plainStore();
  edit(store, 'Packs', (draft) => {
    addPack(draft, 'village', DETAILS);
    addPack(draft, 'other', { ...DETAILS, name: 'Other' });
    putIntoPack(draft, ['tile', 'pair'], 'village');
    putIntoPack(draft, ['single'], 'other');
    changePack(draft, 'village', {
      cover: 'pair',
      tests: [
        { kind: 'placed', name: 'often', schematic: 'pair', recipe: 'hamlet', atLeast: 5 },
        {
          kind: 'blocked',
          name: 'on a house',
          schematic: 'tile',
          q: 0,
          r: 0,
          mirror: false,
          rotation: 0,
          shift: 0,
          around: SCENE,
        },
      ],
    });
  });
  return store;
}

const NOBODY: Answerer = {
  takeOthers: () => Promise.reject(new Error('asked about bad files')),
  kinds: () => Promise.reject(new Error('asked about kinds')),
  missing: () => Promise.reject(new Error('asked about missing kinds')),
  schematics: () => Promise.reject(new Error('asked about schematics')),
  failing: () => Promise.reject(new Error('asked about failing tests')),
  update: () => Promise.reject(new Error('asked about an update')),
  map: () => Promise.reject(new Error('asked about a map')),
  recipe: () => Promise.reject(new Error('asked about a recipe')),
  destination: () => Promise.reject(new Error('asked about a city')),
  works: () => Promise.resolve({ recipe: true, cities: 'new' }),
  land: () => Promise.reject(new Error('asked about land')),
};

function importFiles(store: AppStore, texts: readonly TextFile[], answers: Partial<Answerer> = {}) {
  return importIncoming(store, readIncoming({ texts, bad: [] }), { ...NOBODY, ...answers });
}

const members = (store: AppStore, pack: string | null) => membersOfPack(store.getState().document, pack);
const packs = (store: AppStore) => store.getState().document.packs ?? [];

describe('packs of a library', () => {
  it('are stored work like all of it', () => {
    const { document } = packed().getState();
    expect(checkDocument(structuredClone(document))).toEqual(document);
  });

  it('leave the files of their schematics as they are', () => {
    const [plain, own] = [plainStore(), packed()].map((store) =>
      store.getState().document.order.map((id) => toSchematic(store.getState().document.schematics[id]!)),
    );
    expect(own!.map(writeSchematic)).toEqual(plain!.map(writeSchematic));
    expect(own).toEqual(plain);
  });

  it('hand over schematics with their tests, and the rest stays in order', () => {
    const store = packed();
    edit(store, 'Move', (draft) => putIntoPack(draft, ['pair'], 'other'));
    expect(members(store, 'village')).toEqual(['tile']);
    expect(packs(store).map(({ tests }) => tests.map(({ schematic }) => schematic))).toEqual([
      ['tile'],
      ['pair'],
    ]);
    expect(packs(store)[0]!.cover).toBeNull();
    edit(store, 'Out', (draft) => putIntoPack(draft, ['pair'], null));
    expect(members(store, null)).toContain('pair');
  });

  it('hand over the recipes that tests name, under other ids where these are taken', () => {
    const store = packed();
    const green = (seed: number) => ({ id: 'green', recipe: makeRecipe(seed, LAND, [rule('pair')]) });
    edit(store, 'Recipes', (draft) => {
      changePack(draft, 'village', {
        recipes: [green(1)],
        tests: [{ kind: 'placed', name: '', schematic: 'pair', recipe: 'green', atLeast: 5 }],
      });
      changePack(draft, 'other', { recipes: [green(2)] });
      putIntoPack(draft, ['pair'], 'other');
    });
    expect(packs(store)[1]).toMatchObject({
      tests: [{ schematic: 'pair', recipe: 'green-2' }],
      recipes: [green(2), { ...green(1), id: 'green-2' }],
    });
    expect(checkDocument(structuredClone(store.getState().document))).toEqual(store.getState().document);
    // A schematic's new id is that of the recipes, too.
    edit(store, 'Id', (draft) => {
      changeId(draft, 'pair', 'couple');
      followId(draft, 'pair', 'couple');
    });
    expect(packs(store)[1]!.recipes!.map(({ recipe }) => recipe.schematics[0]!.id)).toEqual([
      'couple',
      'couple',
    ]);
  });

  it('bring the kinds along that their recipes name, and follow those that get other ids', async () => {
    const store = packed();
    const rest = { '*': ['wheat'] };
    const recipes = [{ id: 'green', recipe: { ...makeRecipe(1, LAND, []), rest } }];
    edit(store, 'Recipe', (draft) => changePack(draft, 'other', { recipes, tests: [] }));
    const { files } = packFiles(store.getState().document, 'other');
    expect(files[1]!.text).toContain('"wheat"');
    const wheat = { ...store.getState().document.kinds.find(({ id }) => id === 'wheat')!, color: '#123456' };
    const elsewhere = storeWith([wheat], []);
    await importFiles(elsewhere, files, { kinds: () => Promise.resolve(new Map([['wheat', 'both']])) });
    const [own] = packs(elsewhere)[0]!.recipes!;
    expect(own!.recipe.rest!['*']![0]).not.toBe('wheat');
    expect(elsewhere.getState().document.kinds.map(({ id }) => id)).toContain(own!.recipe.rest!['*']![0]);
  });

  it('know a schematic by its new id, with cover and tests', () => {
    const store = packed();
    edit(store, 'Id', (draft) => {
      changeId(draft, 'pair', 'couple');
      followId(draft, 'pair', 'couple');
    });
    const files = packFiles(store.getState().document, 'village').files.map(({ path }) => path);
    expect(files).toEqual(['pack.json', 'kinds.json', 'couple.schematic.json', 'tile.schematic.json']);
    expect(packs(store)[0]).toMatchObject({ cover: 'couple', tests: [{ schematic: 'couple' }, {}] });
  });

  it('are copied, moved and dissolved without a loss of schematics', () => {
    const store = packed();
    edit(store, 'Copy', (draft) => void duplicatePack(draft, 'village', 'village-2'));
    expect(packs(store).map(({ id, name }) => [id, name])).toEqual([
      ['village', 'Village'],
      ['village-2', 'Village copy'],
      ['other', 'Other'],
    ]);
    expect(members(store, 'village-2')).toHaveLength(2);
    edit(store, 'Move', (draft) => movePack(draft, 'other', 'up'));
    expect(packs(store).map(({ id }) => id)).toEqual(['village', 'other', 'village-2']);
    const { order } = store.getState().document;
    edit(store, 'Dissolve', (draft) => dissolvePack(draft, 'village'));
    expect(store.getState().document.order).toEqual(order);
    expect(members(store, null)).toEqual(expect.arrayContaining(['tile', 'pair']));
  });
});

describe('a pack that was exported', () => {
  it('changes nothing where it comes from, and nothing is asked', async () => {
    const store = packed();
    const { document } = store.getState();
    const outcome = await importFiles(store, packFiles(document, 'village').files);
    expect(outcome).toMatchObject({ kind: 'imported', message: 'The pack “Village” is up to date.' });
    expect(store.getState().document).toEqual(document);
  });

  it('comes with the whole library into an empty one, in order', async () => {
    const { document } = packed().getState();
    const bare = storeWith([], []);
    await importFiles(bare, libraryPack(document).files);
    expect(packs(bare)).toEqual(document.packs);
    for (const pack of ['village', 'other', null])
      expect(members(bare, pack)).toEqual(membersOfPack(document, pack));
  });

  it('and all others keep their order, whichever order the files come in', async () => {
    const store = packed();
    edit(store, 'Order', (draft) => {
      draft.order.reverse();
      movePack(draft, 'other', 'up');
      putIntoPack(draft, ['pair'], null);
    });
    const { document } = store.getState();
    const loose = membersOfPack(document, null);
    expect(loose).toEqual(['two-hexes', 'pair']);
    const bare = storeWith([], []);
    await importFiles(
      bare,
      libraryPack(document).files.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    );
    expect(members(bare, null)).toEqual(loose);
    expect(packs(bare).map(({ id }) => id)).toEqual(document.packs!.map(({ id }) => id));
    // Where the names of files say as much, there is no file of the order.
    edit(store, 'Order', (draft) => {
      draft.order.sort();
      movePack(draft, 'village', 'up');
      movePack(draft, 'other', 'up');
    });
    const paths = libraryPack(store.getState().document).files.map(({ path }) => path);
    expect(paths).not.toContain('library-order.pack.json');
  });

  it('gets ids of its own where others have them, and is found by its own ids again', async () => {
    const { document } = packed().getState();
    const { files } = packFiles(document, 'village');
    const other = makeSchematic('pair', [{ q: 0, r: 0, segments: ['wheat', null, null, null, null, null] }]);
    const store = storeWith(document.kinds, [other, SINGLE]);
    await importFiles(store, files);
    expect(members(store, null)).toEqual(['pair', 'single']);
    expect(members(store, 'village')).toEqual(['village-pair', 'tile']);
    const before = store.getState().document;
    // A whole library, with these under the ids that they have here, brings the same pack elsewhere.
    const third = storeWith([], []);
    await importFiles(third, libraryPack(before).files);
    expect(packFiles(third.getState().document, 'village')).toEqual(packFiles(document, 'village'));
    await importFiles(store, files);
    expect(store.getState().document).toEqual(before);
  });

  it('updates the one that is there as one step, once that is wanted', async () => {
    const store = packed();
    const before = store.getState().document;
    const newer = packed();
    edit(newer, 'Newer', (draft) => {
      putIntoPack(draft, ['tile'], null);
      putIntoPack(draft, ['two-hexes'], 'village');
      draft.schematics['pair']!.hexes = { '0,0': ['wheat', null, null, null, null, null] };
      changePack(draft, 'village', { release: '2' });
    });
    const { files } = packFiles(newer.getState().document, 'village');
    expect(await importFiles(store, files, { update: () => Promise.resolve(null) })).toEqual({
      kind: 'canceled',
    });
    expect(store.getState().document).toBe(before);

    const outcome = await importFiles(store, files, {
      update(plan) {
        expect(plan.changed.map(({ mine }) => mine.id)).toEqual(['pair']);
        expect(plan.removed.map(({ id }) => id)).toEqual(['tile']);
        return Promise.resolve('delete');
      },
    });
    expect(outcome).toMatchObject({
      message: 'The pack “Village” is updated: 1 added, 1 changed, 1 removed.',
    });
    const { document } = store.getState();
    expect(packs(store)[0]!.release).toBe('2');
    expect(Object.hasOwn(document.schematics, 'tile')).toBe(false);
    expect(document.schematics['pair']!.hexes).toEqual({ '0,0': ['wheat', null, null, null, null, null] });
    undoStep(store);
    expect(store.getState().document).toEqual(before);
  });

  it('is refused with the missing schematic named, and the rest can be taken', () => {
    const { files } = packFiles(packed().getState().document, 'village');
    const texts = files.filter(({ path }) => path !== 'tile.schematic.json');
    const { bad, packs: found, schematics } = readIncoming({ texts, bad: [] });
    expect(found).toEqual([]);
    expect(schematics.map(({ id }) => id)).toEqual(['pair']);
    expect(bad).toEqual([
      {
        path: 'pack.json',
        problems: [{ path: '$.schematics[1]', message: 'there is no schematic "tile" beside this file' }],
      },
    ]);
  });

  it('with a failing test is taken only when that is wanted', async () => {
    const { document } = packed().getState();
    const files = packFiles(document, 'village').files.map((file) =>
      file.path === 'pack.json' ? { ...file, text: file.text.replace('"blocked"', '"fits"') } : file,
    );
    const store = storeWith([], []);
    const before = store.getState().document;
    let asked: readonly unknown[] = [];
    const answer = (take: boolean) => ({
      failing: (packs: readonly unknown[]) => {
        asked = packs;
        return Promise.resolve(take);
      },
    });
    expect(await importFiles(store, files, answer(false))).toEqual({ kind: 'canceled' });
    expect(asked).toMatchObject([{ path: 'Village', problems: [{ path: '$.tests[1]' }] }]);
    expect(store.getState().document).toBe(before);
    await importFiles(store, files, answer(true));
    expect(packs(store)).toHaveLength(1);
  });

  it('may have the ids of another pack in the same import', async () => {
    const { document } = packed().getState();
    const inFolder = (folder: string, files: readonly TextFile[]) =>
      files.map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
    const other = packed();
    edit(other, 'Other', (draft) => {
      putIntoPack(draft, ['pair'], 'other');
      draft.schematics['pair']!.hexes = { '0,0': ['wheat', null, null, null, null, null] };
    });
    const store = storeWith([], []);
    await importFiles(store, [
      ...inFolder('a', packFiles(document, 'village').files),
      ...inFolder('b', packFiles(other.getState().document, 'other').files),
    ]);
    expect(members(store, 'village')).toEqual(['pair', 'tile']);
    expect(members(store, 'other')).toEqual(['single', 'other-pair']);
  });
});
