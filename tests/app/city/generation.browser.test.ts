import { describe, expect, it } from 'vitest';
import { stampSchematic } from '../../../src/app/city/city-edits.ts';
import { cancelGeneration, startGeneration } from '../../../src/app/city/generation.ts';
import { undoCommand } from '../../../src/app/commands/history-commands.ts';
import { fromChunks } from '../../../src/app/store/chunked.ts';
import { edit, undoStep, type AppStore } from '../../../src/app/store/store.ts';
import { Timeline } from '../../../src/app/store/timeline.ts';
import { PLAIN_POSE } from '../../../src/engine/schematic/pose.ts';
import { plainStore } from '../../support/documents.ts';

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
    expect(store.getState().session.generation).toMatchObject({
      kind: 'failed',
      problems: [{ path: 'city', message: expect.stringMatching(/changed while/) as string }],
    });
  });

  it('says nothing of the kind when only the recipe was changed, or when a city is undone later', async () => {
    const store = bareStore();
    const generated = startGeneration(store);
    edit(store, 'Change the seed', (draft) => void (draft.recipe.seed = 99));
    await generated;
    expect(store.getState().session.generation).toEqual({ kind: 'idle' });
    expect(fromChunks(store.getState().document.city.placements).length).toBeGreaterThan(0);
    undoStep(store);
    expect(fromChunks(store.getState().document.city.placements)).toEqual([]);
    expect(store.getState().session.generation).toEqual({ kind: 'idle' });
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
    expect(store.getState().session.generation).toEqual({ kind: 'idle' });
    await generated;
    expect(store.getState().document).toBe(document);
    undo(store);
    expect(store.getState().document.recipe.seed).not.toBe(99);
  });

  it('takes a step back once it has ended, or was cancelled', async () => {
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
    expect(store.getState().session.generation.kind).toBe('failed');
    edit(store, 'Clear', (draft) => void (draft.city.placements = {}));
    expect(store.getState().session.generation.kind).toBe('failed');
    edit(store, 'Change the seed', (draft) => void (draft.recipe.seed = 99));
    expect(store.getState().session.generation).toEqual({ kind: 'idle' });
  });
});
