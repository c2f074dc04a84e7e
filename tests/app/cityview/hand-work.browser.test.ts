import { describe, expect, it, vi } from 'vitest';
import { handQuestion } from '../../../src/app/cityview/hand-question.ts';
import { handWorkOf } from '../../../src/app/cityview/hand-work.ts';
import { requestGeneration } from '../../../src/app/cityview/request-generation.ts';
import { fromChunks } from '../../../src/app/document/chunked.ts';
import { areDistrictsChanged, recordHandDistricts } from '../../../src/app/document/hand-painted.ts';
import { layGroundBy } from '../../../src/app/features/ground/ground-edits.ts';
import { removePlacement, stampSchematic } from '../../../src/app/store/city-edits.ts';
import { edit, undoStep, type AppStore } from '../../../src/app/store/store.ts';
import { Timeline } from '../../../src/app/document/timeline.ts';
import { paintedSegments } from '../../../src/engine/schematic/schematic.ts';
import { PLAIN_POSE } from '../../../src/engine/schematic/pose.ts';
import { plainStore } from '../../support/documents.ts';

/** A generated city with nothing but one tile at the center, stamped by hand. */
async function stampedStore(): Promise<{ readonly store: AppStore; readonly id: number }> {
  const store = plainStore();
  await requestGeneration(store);
  edit(store, 'Clear', (draft) => void (draft.city.placements = {}));
  const id = stampSchematic(store, 'tile', { q: 0, r: 0 }, PLAIN_POSE);
  store.setState({ timeline: Timeline.empty });
  return { store, id };
}

const question = (store: AppStore) => handQuestion.of(store.getState()).question;
const placements = (store: AppStore) => fromChunks(store.getState().document.city.placements);

/** A removed placement as it is written down, off the land. */
const placement = (q: number) => ({ id: q, schematic: 'tile', q, r: 0, ...PLAIN_POSE, locked: false });

describe('a generation over edits by hand', () => {
  it('asks nothing where there are none, or all of them are locked', async () => {
    const store = plainStore();
    expect(await requestGeneration(store)).toBe(true);
    const first = placements(store)[0]!;
    edit(store, 'Lock', (draft) => void (draft.city.placements = {}));
    stampSchematic(store, first.schematic, { q: 0, r: 0 }, PLAIN_POSE);
    expect(handWorkOf(store.getState().document.city).placements).toHaveLength(1);
    edit(store, 'Lock', (draft) => {
      for (const chunk of Object.values(draft.city.placements))
        for (const placement of Object.values(chunk)) placement.locked = true;
    });
    expect(handWorkOf(store.getState().document.city).placements).toEqual([]);
  });

  it('asks once; canceled, nothing happens, not even the change of the recipe', async () => {
    const { store, id } = await stampedStore();
    const before = store.getState().document;
    const asked = requestGeneration(store, {
      change: () => edit(store, 'Change the seed', (draft) => void (draft.recipe.seed = 5)),
    });
    expect(question(store)!.work).toEqual({
      placements: [id],
      ground: 0,
      districts: false,
      misfits: [],
      removed: [],
      land: false,
    });
    question(store)!.answer(null, false);
    expect(await asked).toBe(false);
    expect(store.getState().document).toBe(before);
    expect(handQuestion.of(store.getState()).shown).toBe(false);
  });

  it('locks and keeps the placements by hand, in the step of the new city', async () => {
    const { store, id } = await stampedStore();
    const asked = requestGeneration(store);
    question(store)!.answer('keep', false);
    expect(await asked).toBe(true);
    expect(placements(store).find((one) => one.id === id)).toMatchObject({ q: 0, r: 0, locked: true });
    expect(placements(store).length).toBeGreaterThan(1);
    expect(store.getState().timeline.past).toHaveLength(1);
    expect(handWorkOf(store.getState().document.city).placements).toEqual([]);
    undoStep(store);
    expect(placements(store)).toMatchObject([{ id, locked: false }]);
  });

  it('replaces them when told so, and asks no more where that is remembered', async () => {
    const { store } = await stampedStore();
    const asked = requestGeneration(store);
    question(store)!.answer('replace', true);
    await asked;
    expect(placements(store).some(({ locked }) => locked)).toBe(false);
    edit(store, 'Clear', (draft) => void (draft.city.placements = {}));
    stampSchematic(store, 'tile', { q: 0, r: 0 }, PLAIN_POSE);
    const again = requestGeneration(store);
    expect(question(store)).toBeNull();
    expect(await again).toBe(true);
  });

  it('lays painted ground again where nothing stands, and says what it could not keep', async () => {
    const { store } = await stampedStore();
    const { document } = store.getState();
    const kind = document.kinds[0]!.id;
    const at = [
      { q: 3, r: 0, k: 0 },
      { q: -3, r: 0, k: 1 },
      { q: 1, r: 1, k: 2 },
    ] as const;
    edit(store, 'Paint', (draft) =>
      layGroundBy(
        draft,
        document,
        at.map((segment) => ({ segment, kind })),
      ),
    );
    expect(handWorkOf(store.getState().document.city).ground).toBe(3);
    const asked = requestGeneration(store);
    question(store)!.answer('keep', false);
    await asked;
    const { city } = store.getState().document;
    const kept = paintedSegments(city.ground ?? []);
    expect(handWorkOf(city).ground).toBe(kept.length);
    const isKept = (segment: (typeof at)[number]) =>
      kept.some(({ q, r, k }) => q === segment.q && r === segment.r && k === segment.k);
    // Half of the land is covered: what is missing has a placement on it.
    expect(at.filter(isKept)).toHaveLength(kept.length);
  });

  it('says what stands in painted districts where its rule does not let it, and asks again for it each time', async () => {
    const store = plainStore();
    edit(store, 'Ask for groups', (draft) => {
      draft.recipe.districts = { method: 'growth', groups: ['town'], core: 1, min: 1, arrange: 'random' };
      for (const rule of draft.recipe.schematics) rule.groups = ['town'];
    });
    await requestGeneration(store);
    handQuestion.set(store, { remembered: 'keep' });
    const paint = (group: string) =>
      edit(store, 'Paint', (draft) => {
        draft.city.districts = draft.city.districts.map((district) => ({ ...district, group }));
        recordHandDistricts(draft, store.getState().document.city);
      });
    paint('town');
    expect(areDistrictsChanged(store.getState().document.city)).toBe(true);
    expect(await requestGeneration(store)).toBe(true);
    expect(areDistrictsChanged(store.getState().document.city)).toBe(false);
    paint('fields');
    const before = placements(store);
    expect(before.length).toBeGreaterThan(0);
    const asked = requestGeneration(store);
    await vi.waitFor(() => expect(question(store)).not.toBeNull());
    expect(question(store)!.work.misfits).toEqual(before);
    question(store)!.answer(null, false);
    expect(await asked).toBe(false);
    expect(placements(store)).toEqual(before);
  });

  it('keeps painted districts, also where the recipe makes others, and counts them again', async () => {
    const { store } = await stampedStore();
    const districts = [{ id: 3, group: 'town', rows: [{ r: 0, q: -2, count: 4 }] }];
    edit(store, 'Paint', (draft) => {
      draft.city.districts = districts;
      recordHandDistricts(draft, store.getState().document.city);
      draft.recipe.districts = { method: 'growth', groups: ['a', 'b'], core: 1, min: 1, arrange: 'random' };
    });
    const asked = requestGeneration(store);
    await vi.waitFor(() => expect(question(store)!.work.districts).toBe(true));
    question(store)!.answer('keep', false);
    await asked;
    const { city } = store.getState().document;
    expect(city.districts).toEqual(districts);
    expect(handWorkOf(city).districts).toBe(true);
    const again = requestGeneration(store);
    question(store)!.answer('replace', false);
    await again;
    expect(store.getState().document.city.districts.map(({ group }) => group)).not.toContain('town');
  });

  it('builds nothing where placements were removed, as long as these edits are kept', async () => {
    const store = plainStore();
    edit(store, 'Fill', (draft) => void (draft.recipe.fill.coverage = 1));
    await requestGeneration(store);
    const removed = placements(store).slice(0, 3);
    for (const { id } of removed) removePlacement(store, id);
    const [first] = removed;
    stampSchematic(store, first!.schematic, first!, first!);
    const left = removed.slice(1);
    expect(handWorkOf(store.getState().document.city).removed).toEqual(left);
    const asked = requestGeneration(store);
    expect(question(store)!.work.removed).toEqual(left);
    question(store)!.answer('keep', false);
    await asked;
    const { city } = store.getState().document;
    expect(placements(store).length).toBeGreaterThan(removed.length);
    // They are free still, and count again.
    expect(handWorkOf(city).removed).toEqual(left);
    undoStep(store);
    expect(placements(store).length).toBeGreaterThan(removed.length);
    const replacing = requestGeneration(store);
    question(store)!.answer('replace', false);
    await replacing;
    expect(handWorkOf(store.getState().document.city).removed).toEqual([]);
  });

  it('counts no removed places in a city that was cleared', async () => {
    const store = plainStore();
    await requestGeneration(store);
    for (const { id } of placements(store)) removePlacement(store, id);
    expect(handWorkOf(store.getState().document.city).removed).toEqual([]);
    expect(await requestGeneration(store)).toBe(true);
    expect(placements(store).length).toBeGreaterThan(0);
  });

  it('counts no removed placement that was stamped by hand, or whose place nobody can tell', async () => {
    const { store, id } = await stampedStore();
    removePlacement(store, id);
    expect(handWorkOf(store.getState().document.city).removed).toEqual([]);
    edit(store, 'Meta', (draft) => {
      draft.city.meta = {
        handRemoved: [{ id: 1 }, null, { ...placement(9), schematic: 'gone' }, placement(7)],
      };
    });
    expect(handWorkOf(store.getState().document.city).removed).toEqual([]);
  });

  it('keeps of other land only the placements that stand on it', async () => {
    const { store, id } = await stampedStore();
    const off = stampSchematic(store, 'tile', { q: 2, r: 0 }, PLAIN_POSE);
    const land = { shape: 'hexagon', radius: 1 } as const;
    const asked = requestGeneration(store, {
      land,
      change: () => edit(store, 'Shrink', (draft) => void (draft.recipe.land = land)),
    });
    question(store)!.answer('keep', false);
    await asked;
    const ids = placements(store).filter(({ locked }) => locked);
    expect(ids.map((one) => one.id)).toEqual([id]);
    expect(off).not.toBe(id);
  });
});
