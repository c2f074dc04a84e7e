import { describe, expect, it } from 'vitest';
import { stampSchematic } from '../../../src/app/store/city-edits.ts';
import { cancelGeneration, startGeneration } from '../../../src/app/cityview/generation.ts';
import { deleteCity, duplicateCity } from '../../../src/app/document/cities.ts';
import { cityById } from '../../../src/app/document/open-city.ts';
import { openCity } from '../../../src/app/store/open-city.ts';
import { undoCommand } from '../../../src/app/features/history/history-commands.ts';
import { fromChunks } from '../../../src/app/document/chunked.ts';
import { edit, editPlacements, undoStep, type AppStore } from '../../../src/app/store/store.ts';
import { Timeline } from '../../../src/app/document/timeline.ts';
import { PLAIN_POSE } from '../../../src/engine/schematic/pose.ts';
import { plainStore } from '../../support/documents.ts';
import { generationOf } from '../../../src/app/cityview/generation-slice.ts';
import { citySelection } from '../../../src/app/cityview/selection-slice.ts';

function bareStore() {
  const store = plainStore();
  edit(store, 'Clear', (draft) => void (draft.city.placements = {}));
  store.setState({ timeline: Timeline.empty });
  return store;
}

describe('a city that is changed while it is generated', () => {
  it('keeps what was made by hand, and says that the new one was let go', async () => {
    const store = bareStore();
    const generated = startGeneration(store);
    stampSchematic(store, 'tile', { q: 0, r: 0 }, PLAIN_POSE);
    const { city } = store.getState().document;
    await generated;
    expect(store.getState().document.city).toBe(city);
    expect(store.getState().timeline.past.length).toBe(1);
    expect(generationOf(store.getState()).status).toMatchObject({
      kind: 'failed',
      problems: [{ code: 'city-changed' }],
    });
  });

  it('says nothing of the kind when only the recipe was changed, or when a city is undone later', async () => {
    const store = bareStore();
    const generated = startGeneration(store);
    edit(store, 'Change the seed', (draft) => void (draft.recipe.seed = 99));
    await generated;
    expect(generationOf(store.getState()).status).toEqual({ kind: 'idle' });
    expect(fromChunks(store.getState().document.city.placements).length).toBeGreaterThan(0);
    undoStep(store);
    expect(fromChunks(store.getState().document.city.placements)).toEqual([]);
    expect(generationOf(store.getState()).status).toEqual({ kind: 'idle' });
  });
});

describe('a city that is left while it is generated', () => {
  function withCopy() {
    const store = bareStore();
    const { document } = store.getState();
    edit(store, 'Duplicate', (draft) => duplicateCity(draft, document, 'city-1', 'copy'));
    return store;
  }

  it('gets its placements where it is parked, by one step of its name; the open one stays', async () => {
    const store = withCopy();
    const generated = startGeneration(store);
    openCity(store, 'copy');
    const { city } = store.getState().document;
    expect(generationOf(store.getState()).status).toEqual({ kind: 'idle' });
    await generated;
    const { document, timeline } = store.getState();
    expect(document.city).toBe(city);
    expect(timeline.last!.label).toBe('Generate City 1 from seed 1');
    expect(fromChunks(cityById(document, 'city-1')!.city.placements).length).toBeGreaterThan(0);
    openCity(store, 'city-1');
    expect(generationOf(store.getState()).outcome).toMatchObject({ problems: [] });
    expect(generationOf(store.getState()).outcome!.city).toBe(store.getState().document.city);
  });

  it('lets two cities be generated at a time', async () => {
    const store = withCopy();
    const first = startGeneration(store);
    openCity(store, 'copy');
    const second = startGeneration(store);
    await Promise.all([first, second]);
    const { document } = store.getState();
    for (const id of ['city-1', 'copy'])
      expect(fromChunks(cityById(document, id)!.city.placements).length).toBeGreaterThan(0);
  });

  it('is generated no more once it is deleted', async () => {
    const store = withCopy();
    const generated = startGeneration(store);
    openCity(store, 'copy');
    edit(store, 'Delete', (draft) => deleteCity(draft, 'city-1'));
    const { document } = store.getState();
    await generated;
    expect(store.getState().document).toBe(document);
    expect(store.getState().underWay).toEqual([]);
  });
});

describe('the same city, generated again', () => {
  it('is no step and keeps the selection, and is reported on', async () => {
    const store = plainStore();
    const { city } = store.getState().document;
    citySelection.set(store, { ids: [1] });
    await startGeneration(store);
    expect(store.getState().document.city).toBe(city);
    expect(store.getState().timeline.past).toEqual([]);
    expect(generationOf(store.getState()).status).toEqual({ kind: 'idle' });
    expect(citySelection.of(store.getState()).ids).toEqual([1]);
    expect(generationOf(store.getState()).outcome).toMatchObject({ problems: [], city });
  });

  it('is one step that changes the seed alone, where another one is asked for', async () => {
    const store = plainStore();
    const { city, recipe } = store.getState().document;
    edit(store, 'Change the seed', (draft) => void (draft.recipe.seed = 99));
    await startGeneration(store, recipe.seed);
    expect(store.getState().document).toMatchObject({ recipe });
    expect(store.getState().document.city).toBe(city);
    expect(store.getState().timeline.past).toHaveLength(2);
  });

  it('is a step where something was taken away by hand', async () => {
    const store = plainStore();
    const id = fromChunks(store.getState().document.city.placements)[0]!.id;
    editPlacements(store, 'Remove', () => ({ removed: [id] }));
    await startGeneration(store);
    expect(store.getState().timeline.past).toHaveLength(2);
    expect(fromChunks(store.getState().document.city.placements).some((one) => one.id === id)).toBe(true);
  });
});

/** Undo as its key and its button do it. */
function undo(store: AppStore): void {
  undoCommand.run({ store, board: null, cursor: null, switchColors: () => {} });
}

describe('undo while a city is generated', () => {
  it('calls the generation off and takes back no step', async () => {
    const store = bareStore();
    edit(store, 'Change the seed', (draft) => void (draft.recipe.seed = 99));
    const { document } = store.getState();
    const generated = startGeneration(store);
    undo(store);
    expect(generationOf(store.getState()).status).toEqual({ kind: 'idle' });
    await generated;
    expect(store.getState().document).toBe(document);
    undo(store);
    expect(store.getState().document.recipe.seed).not.toBe(99);
  });

  it('takes a step back once it has ended, or was canceled', async () => {
    const store = bareStore();
    const generated = startGeneration(store);
    cancelGeneration(store);
    await generated;
    expect(store.getState().underWay).toEqual([]);
    await startGeneration(store);
    expect(store.getState().underWay).toEqual([]);
    undo(store);
    expect(store.getState().timeline.past).toEqual([]);
  });
});

describe('why there is no new city', () => {
  it('is told until the recipe is another', async () => {
    const store = bareStore();
    edit(store, 'Ask for too many', (draft) => void (draft.recipe.schematics[0]!.min = 10_000));
    await startGeneration(store);
    expect(generationOf(store.getState()).status.kind).toBe('failed');
    edit(store, 'Clear', (draft) => void (draft.city.placements = {}));
    expect(generationOf(store.getState()).status.kind).toBe('failed');
    edit(store, 'Change the seed', (draft) => void (draft.recipe.seed = 99));
    expect(generationOf(store.getState()).status).toEqual({ kind: 'idle' });
  });
});
