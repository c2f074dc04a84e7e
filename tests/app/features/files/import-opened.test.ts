import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { libraryPack } from '../../../../src/app/document/pack-files.ts';
import { importIncoming, type Answerer } from '../../../../src/app/features/files/import/import-texts.ts';
import { readIncoming } from '../../../../src/app/features/files/import/incoming.ts';
import {
  kindClashes,
  mergeKinds,
  repaint,
  type KindAnswer,
} from '../../../../src/app/document/import-kinds.ts';
import type { TextFile } from '../../../../src/app/document/text-file.ts';
import type { ClashAnswer } from '../../../../src/app/document/import-schematics.ts';
import { renameCity } from '../../../../src/app/document/cities.ts';
import { citiesOf } from '../../../../src/app/document/open-city.ts';
import { toCity, toSchematic } from '../../../../src/app/document/document.ts';
import { beginGesture, edit, undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import type { Schematic } from '../../../../src/engine/schematic/schematic.ts';
import { countHexes } from '../../../../src/engine/land/row.ts';
import { writeCity } from '../../../../src/formats/city/write.ts';
import { readKinds } from '../../../../src/formats/kinds/read.ts';
import { writeKinds } from '../../../../src/formats/kinds/write.ts';
import { writeRecipe } from '../../../../src/formats/recipe/write.ts';
import { writeSchematic } from '../../../../src/formats/schematic/write.ts';
import { HOUSE, makeSchematic, PAIR, SINGLE, TILE, WHEAT } from '../../../support/cities.ts';
import { plainStore } from '../../../support/documents.ts';
import { anyLibrary, storeWith } from './libraries.ts';

/** Fails when it is asked anything. */
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
  works: () => Promise.reject(new Error('asked about works')),
  land: () => Promise.reject(new Error('asked about land')),
};

function importTexts(store: AppStore, texts: readonly TextFile[], answers: Partial<Answerer> = {}) {
  return importIncoming(store, readIncoming({ texts, bad: [] }), { ...NOBODY, ...answers });
}

/** Answers every clash by its place in the list, from these over and over. */
function answering(
  kinds: readonly KindAnswer[],
  schematics: readonly ClashAnswer[],
  recipe: boolean,
): Answerer {
  return {
    ...NOBODY,
    kinds: (clashes) =>
      Promise.resolve(new Map(clashes.map(({ mine }, index) => [mine.id, kinds[index % kinds.length]!]))),
    schematics: (clashes) =>
      Promise.resolve(
        new Map(clashes.map(({ mine }, index) => [mine.id, schematics[index % schematics.length]!])),
      ),
    works: () => Promise.resolve({ recipe, cities: recipe ? 'open' : 'leave-out' }),
  };
}

function schematicsOf(store: AppStore): Map<string, string> {
  const { schematics } = store.getState().document;
  return new Map(Object.values(schematics).map((one) => [one.id, writeSchematic(toSchematic(one))]));
}

const file = (schematic: Schematic): TextFile => ({
  path: `${schematic.id}.schematic.json`,
  text: writeSchematic(schematic),
});

describe('a pack that was exported', () => {
  it('changes nothing where it comes from, and nothing is asked', async () => {
    await fc.assert(
      fc.asyncProperty(anyLibrary, async (store) => {
        const before = store.getState().document;
        const outcome = await importTexts(store, libraryPack(before).files);
        expect(outcome).toMatchObject({ kind: 'imported' });
        expect(store.getState().document).toBe(before);
      }),
      { numRuns: 40 },
    );
  });

  it('makes the same library where there is none', async () => {
    await fc.assert(
      fc.asyncProperty(anyLibrary, async (store) => {
        const { document } = store.getState();
        const bare = storeWith([], []);
        await importTexts(bare, libraryPack(document).files, answering([], [], true));
        expect(schematicsOf(bare)).toEqual(schematicsOf(store));
        expect(bare.getState().document.kinds).toEqual(document.kinds);
        expect(writeRecipe(bare.getState().document.recipe)).toBe(writeRecipe(document.recipe));
      }),
      { numRuns: 40 },
    );
  });

  it('takes nothing away but what was given up, brings all that was not left out, and is one step', async () => {
    const kindAnswers = fc.array(fc.constantFrom<KindAnswer>('mine', 'theirs', 'both'), { minLength: 1 });
    const answers = fc.array(fc.constantFrom<ClashAnswer>('both', 'replace', 'skip'), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(
        anyLibrary,
        anyLibrary,
        kindAnswers,
        answers,
        fc.boolean(),
        async (mine, theirs, ofKinds, of, recipe) => {
          const before = mine.getState().document;
          const [had, brought] = [schematicsOf(mine), theirs.getState().document];
          const asked = new Map<string, ClashAnswer>();
          const answerer = answering(ofKinds, of, recipe);
          await importTexts(mine, libraryPack(brought).files, {
            ...answerer,
            schematics: async (clashes, kinds) => {
              const given = (await answerer.schematics(clashes, kinds))!;
              for (const [id, answer] of given) asked.set(id, answer);
              return given;
            },
          });
          const { document } = mine.getState();
          const has = schematicsOf(mine);
          for (const [id, text] of had) if (asked.get(id) !== 'replace') expect(has.get(id)).toBe(text);
          const clashes = kindClashes(before.kinds, brought.kinds);
          const given = new Map(
            clashes.map((clash, index) => [clash.mine.id, ofKinds[index % ofKinds.length]!]),
          );
          const merged = mergeKinds(before.kinds, brought.kinds, given);
          if (!merged.ok) throw new Error('no palette is full here');
          const texts = new Set([...has.values()].map((text) => text.replace(/"id": "[^"]*"/, '')));
          for (const id of brought.order) {
            const painted = repaint(toSchematic(brought.schematics[id]!), merged.value.renamed);
            if (asked.get(id) !== 'skip')
              expect(texts).toContain(writeSchematic(painted).replace(/"id": "[^"]*"/, ''));
          }
          expect(document.order.toSorted()).toEqual([...has.keys()].toSorted());
          expect(readKinds(writeKinds({ kinds: document.kinds }))).toMatchObject({ ok: true });
          if (!recipe) expect(document.recipe).toBe(before.recipe);
          if (document === before) return;
          undoStep(mine);
          expect(mine.getState().document).toEqual(before);
          expect(mine.getState().timeline.last).toBeUndefined();
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a palette that kinds come into', () => {
  it('keeps every kind of its own as it is, but for those given up, and no id or glyph twice', () => {
    fc.assert(
      fc.property(
        anyLibrary,
        anyLibrary,
        fc.constantFrom<KindAnswer>('mine', 'theirs', 'both'),
        (a, b, answer) => {
          const [mine, theirs] = [a.getState().document.kinds, b.getState().document.kinds];
          const clashes = kindClashes(mine, theirs);
          const merged = mergeKinds(mine, theirs, new Map(clashes.map((clash) => [clash.mine.id, answer])));
          if (!merged.ok) throw new Error('no palette is full here');
          const { kinds, added } = merged.value;
          expect(readKinds(writeKinds({ kinds }))).toMatchObject({ ok: true });
          expect(kinds).toHaveLength(mine.length + added);
          mine.forEach((kind, index) => {
            const given = answer === 'theirs' && clashes.some((clash) => clash.mine.id === kind.id);
            if (!given) expect(kinds[index]).toEqual(kind);
          });
          expect(kinds.map(({ id }) => id)).toEqual(expect.arrayContaining(theirs.map(({ id }) => id)));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('gives another glyph for one that is taken, and says so', () => {
    const barn = { ...HOUSE, id: 'barn', name: 'Barn' };
    const merged = mergeKinds([HOUSE, WHEAT], [barn], new Map());
    expect(merged).toMatchObject({
      value: {
        kinds: [HOUSE, WHEAT, { ...barn, glyph: 'b' }],
        notes: ['Barn has the glyph b, for h is taken.'],
      },
    });
    const { kinds } = merged.ok ? merged.value : { kinds: [] };
    expect(kindClashes(kinds, [barn])).toEqual([]);
  });

  it('is full after 92 kinds, and says so', () => {
    const many = Array.from({ length: 92 }, (_, index) => ({ ...HOUSE, id: `k${index}` }));
    const merged = mergeKinds([], many, new Map());
    expect(merged).toMatchObject({ ok: true });
    const full = merged.ok ? merged.value.kinds : [];
    expect(mergeKinds(full, [{ ...HOUSE, id: 'one-more' }], new Map())).toEqual({
      ok: false,
      problems: [{ path: '$.kinds', message: 'the palette is full: 92 kinds' }],
    });
  });
});

describe('an import', () => {
  const other = { ...TILE, name: 'Another tile' };
  const inn = makeSchematic('inn', [{ q: 0, r: 0, segments: ['inn', 'house', null, null, null, null] }]);

  it('is called off by any question, and changes nothing', async () => {
    const off = () => Promise.resolve(null);
    const red = { path: 'kinds.json', text: writeKinds({ kinds: [{ ...HOUSE, color: '#ff0000' }] }) };
    const recipe = {
      path: 'r.json',
      text: writeRecipe({ ...plainStore().getState().document.recipe, seed: 77 }),
    };
    const broken = { path: 'broken.json', text: '{' };
    for (const [files, answers] of [
      [[file(other)], { schematics: off }],
      [[red], { kinds: off }],
      [[file(inn)], { missing: off }],
      [[recipe, file(PAIR)], { works: off }],
      [[broken, file(inn)], { takeOthers: () => Promise.resolve(false) }],
    ] as const) {
      const store = plainStore();
      const before = store.getState();
      expect(await importTexts(store, files, answers)).toEqual({ kind: 'canceled' });
      expect(store.getState()).toBe(before);
    }
  });

  it('takes the good files when that is wanted, and tells of the bad ones by name, place and reason', async () => {
    const store = plainStore();
    const painted = makeSchematic('new', SINGLE.hexes);
    const outcome = await importTexts(
      store,
      [
        { path: 'pack/odd.json', text: '{"format": "tiled"}' },
        file(painted),
        { ...file({ ...painted, name: 'X' }), path: 'b.json' },
      ],
      {
        takeOthers: (bad, good) => {
          expect(good).toBe(1);
          expect(bad).toMatchObject([
            { path: 'pack/odd.json', problems: [{ path: '$.format' }] },
            {
              path: 'b.json',
              problems: [{ path: '$.id', message: '"new" is another schematic in new.schematic.json' }],
            },
          ]);
          return Promise.resolve(true);
        },
      },
    );
    expect(outcome).toMatchObject({ kind: 'imported', message: '“new” is in the library.', isStep: true });
    expect(store.getState().document.order[0]).toBe('new');
  });

  it('never takes what is called JSON for a map that is text', async () => {
    const store = plainStore();
    const before = store.getState().document;
    const outcome = await importTexts(store, [{ path: 'x.json', text: 'garbage' }], {
      takeOthers: () => Promise.resolve(true),
    });
    expect(outcome).toMatchObject({ kind: 'refused' });
    expect(store.getState().document).toBe(before);
  });

  it('makes plain kinds for those that are missing, or leaves their schematics out', async () => {
    const store = plainStore();
    await importTexts(store, [file(inn)], {
      missing: (missing) => {
        expect([...missing]).toEqual([['inn', ['inn']]]);
        return Promise.resolve('add-kinds');
      },
    });
    const { kinds } = store.getState().document;
    expect(kinds.at(-1)).toMatchObject({
      id: 'inn',
      name: 'Inn',
      glyph: 'i',
      footprint: 'segment',
      open: false,
    });
    const without = plainStore();
    const outcome = await importTexts(without, [file(inn), file(makeSchematic('new', SINGLE.hexes))], {
      missing: () => Promise.resolve('leave-out'),
    });
    expect(outcome).toMatchObject({ message: expect.stringContaining('1 skipped') as string });
    expect(without.getState().document.order).not.toContain('inn');
    expect(without.getState().document.kinds).toEqual([HOUSE, WHEAT]);
  });

  it('paints what comes in with the kind that it came with, when both stay', async () => {
    const store = plainStore();
    const tall = { ...HOUSE, name: 'Tall house', color: '#222222' };
    await importTexts(
      store,
      [{ path: 'kinds.json', text: writeKinds({ kinds: [tall] }) }, file(makeSchematic('new', TILE.hexes))],
      { kinds: () => Promise.resolve(new Map([['house', 'both']])) },
    );
    const { kinds, schematics } = store.getState().document;
    expect(kinds.map(({ id }) => id)).toEqual(['house', 'wheat', 'house-2']);
    expect(schematics['new']!.hexes['0,0']).toEqual(Array(6).fill('house-2'));
    expect(schematics['tile']!.hexes['0,0']).toEqual(Array(6).fill('house'));
  });

  it('lets the rules of a recipe follow the schematics that came with it to their new ids', async () => {
    const store = plainStore();
    const { recipe } = store.getState().document;
    const brought = { ...recipe, seed: 99, schematics: recipe.schematics.filter(({ id }) => id === 'tile') };
    await importTexts(
      store,
      [file(other), { path: 'r.json', text: writeRecipe(brought) }],
      answering([], ['both'], true),
    );
    expect(store.getState().document.recipe).toMatchObject({ seed: 99, schematics: [{ id: 'tile-2' }] });
  });

  it('asks before a city that comes with other things takes the place of mine', async () => {
    const store = plainStore(1);
    const before = store.getState().document.city;
    const city = { path: 'city.json', text: writeCity(toCity(plainStore(2).getState().document.city)) };
    const fresh = file(makeSchematic('new', SINGLE.hexes));
    await importTexts(store, [city, fresh], answering([], [], false));
    expect(store.getState().document.city).toBe(before);
    expect(store.getState().document.order).toContain('new');
    await importTexts(store, [city, fresh], answering([], [], true));
    expect(writeCity(toCity(store.getState().document.city))).toBe(city.text);
  });

  it('gives the kinds of a city glyphs of their own', async () => {
    const store = storeWith(
      [
        { ...HOUSE, id: 'hut' },
        { ...WHEAT, id: 'weed' },
      ],
      [],
    );
    const city = toCity(plainStore().getState().document.city);
    await importTexts(store, [{ path: 'city.json', text: writeCity(city) }]);
    const { kinds } = store.getState().document;
    expect(readKinds(writeKinds({ kinds }))).toMatchObject({ ok: true });
    expect(kinds.map(({ id }) => id)).toEqual(['hut', 'weed', 'house']);
  });

  it('is no part of a name that is being typed', async () => {
    const store = plainStore();
    beginGesture(store, 'Rename schematic');
    edit(store, '', (draft) => {
      draft.schematics['tile']!.name = 'Square';
    });
    await importTexts(store, [file(makeSchematic('new', SINGLE.hexes))]);
    undoStep(store);
    expect(store.getState().document.schematics['tile']!.name).toBe('Square');
    expect(store.getState().document.order).not.toContain('new');
  });
});

describe('a city that comes alone', () => {
  const cityFile = (seed: number): TextFile => ({
    path: `towns/Town ${seed}.city.json`,
    text: writeCity(toCity(plainStore(seed).getState().document.city)),
  });

  it('is added and opened, or replaces the open city, as is said, in one step that is undone exactly', async () => {
    for (const to of ['new', 'open'] as const) {
      const store = plainStore();
      const before = store.getState().document;
      const city = cityFile(5);
      await importTexts(store, [city], { destination: () => Promise.resolve(to) });
      const { document, timeline } = store.getState();
      expect(writeCity(toCity(document.city))).toBe(city.text);
      expect(citiesOf(document).list.map(({ name }) => name)).toEqual(
        to === 'new' ? ['City 1', 'Town 5'] : ['City 1'],
      );
      expect(timeline.past).toHaveLength(1);
      undoStep(store);
      expect(store.getState().document).toEqual(before);
    }
  });

  it('is not asked about where nothing stands yet; a map is asked about as a city is', async () => {
    const bare = plainStore();
    edit(bare, 'Clear', (draft) => {
      draft.city.placements = {};
    });
    await importTexts(bare, [cityFile(5)]);
    expect(citiesOf(bare.getState().document).list).toHaveLength(1);
    expect(bare.getState().document.recipe.seed).toBe(5);

    const store = plainStore();
    const { recipe } = store.getState().document;
    const map = { path: 'isle.txt', text: '. . .\n . .\n' };
    await importTexts(store, [map], { land: () => Promise.resolve({ to: 'new', limits: 'dropped' }) });
    const { document } = store.getState();
    expect(citiesOf(document).list.map(({ name }) => name)).toEqual(['City 1', 'isle']);
    expect(countHexes(document.city.land)).toBe(5);
    expect(document.recipe).toMatchObject({ seed: recipe.seed, land: { shape: 'rows' } });
  });

  it('is reported under the name that it has got', async () => {
    const store = plainStore();
    edit(store, 'Rename', (draft) => renameCity(draft, 'city-1', 'isle'));
    const map = { path: 'isle.txt', text: '. . .\n . .\n' };
    const outcome = await importTexts(store, [map], {
      land: () => Promise.resolve({ to: 'new', limits: 'dropped' }),
    });
    expect(citiesOf(store.getState().document).list.map(({ name }) => name)).toEqual(['isle', 'isle 2']);
    expect(outcome).toMatchObject({ message: '“isle 2” was added to your cities.' });
  });

  it('with others is added like them, and the open city stays open', async () => {
    const store = plainStore();
    const before = store.getState().document;
    await importTexts(store, [cityFile(5), cityFile(6), { path: 'isle.txt', text: '. . .\n . .\n' }]);
    const { document } = store.getState();
    expect(citiesOf(document).list.map(({ name }) => name)).toEqual(['City 1', 'Town 5', 'Town 6', 'isle']);
    expect(document.city).toBe(before.city);
  });
});
