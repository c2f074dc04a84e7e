import { describe, expect, it } from 'vitest';
import { stampSchematic } from '../../../src/app/store/city-edits.ts';
import { cancelGeneration, startGeneration } from '../../../src/app/cityview/generation.ts';
import { undoCommand } from '../../../src/app/features/history/history-commands.ts';
import { fromChunks } from '../../../src/app/document/chunked.ts';
import { edit, editPlacements, undoStep, type AppStore } from '../../../src/app/store/store.ts';
import { Timeline } from '../../../src/app/document/timeline.ts';
import { PLAIN_POSE } from '../../../src/engine/schematic/pose.ts';
import { plainStore } from '../../support/documents.ts';
import { generationSlice } from '../../../src/app/cityview/generation-slice.ts';
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
    expect(generationSlice.of(store.getState()).status).toMatchObject({
      kind: 'failed',
      problems: [{ code: 'city-changed' }],
    });
  });

  it('says nothing of the kind when only the recipe was changed, or when a city is undone later', async () => {
    const store = bareStore();
    const generated = startGeneration(store);
    edit(store, 'Change the seed', (draft) => void (draft.recipe.seed = 99));
    await generated;
    expect(generationSlice.of(store.getState()).status).toEqual({ kind: 'idle' });
    expect(fromChunks(store.getState().document.city.placements).length).toBeGreaterThan(0);
    undoStep(store);
    expect(fromChunks(store.getState().document.city.placements)).toEqual([]);
    expect(generationSlice.of(store.getState()).status).toEqual({ kind: 'idle' });
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
    expect(generationSlice.of(store.getState()).status).toEqual({ kind: 'idle' });
    expect(citySelection.of(store.getState()).ids).toEqual([1]);
    expect(generationSlice.of(store.getState()).outcome).toMatchObject({ problems: [], city });
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
    expect(generationSlice.of(store.getState()).status).toEqual({ kind: 'idle' });
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
    expect(generationSlice.of(store.getState()).status.kind).toBe('failed');
    edit(store, 'Clear', (draft) => void (draft.city.placements = {}));
    expect(generationSlice.of(store.getState()).status.kind).toBe('failed');
    edit(store, 'Change the seed', (draft) => void (draft.recipe.seed = 99));
    expect(generationSlice.of(store.getState()).status).toEqual({ kind: 'idle' });
  });
});
