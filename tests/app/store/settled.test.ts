import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addSchematic } from '../../../src/app/document/library-edits.ts';
import { paintSegment } from '../../../src/app/features/schematics/painting.ts';
import { settled } from '../../../src/app/store/settled.ts';
import {
  beginGesture,
  cancelGesture,
  edit,
  endGesture,
  redoStep,
  undoStep,
  type AppStore,
} from '../../../src/app/store/store.ts';
import { plainStore } from '../../support/documents.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function paint(store: AppStore, q: number): void {
  const id = store.getState().document.order[0]!;
  edit(store, 'Paint', (draft) => paintSegment(draft, id, { q, r: 9, k: 0 }, 'house'));
}

describe('the settled document', () => {
  it('stands still during a stroke and is up to date a tenth of a second after it', () => {
    const store = plainStore();
    const before = store.getState().document;
    const documents = settled(store);
    const seen = vi.fn();
    documents.subscribe(seen);
    beginGesture(store, 'Paint');
    for (let q = 0; q < 20; q++) {
      paint(store, q);
      vi.advanceTimersByTime(100);
    }
    expect(documents.getState()).toBe(before);
    endGesture(store);
    expect(documents.getState()).toBe(before);
    vi.advanceTimersByTime(100);
    expect(documents.getState()).toBe(store.getState().document);
    expect(seen).toHaveBeenCalledOnce();
  });

  it('catches up when a gesture pauses', () => {
    const store = plainStore();
    const documents = settled(store);
    beginGesture(store, 'Paint');
    paint(store, 1);
    vi.advanceTimersByTime(500);
    expect(documents.getState()).toBe(store.getState().document);
  });

  it('waits for the next gesture when that follows at once', () => {
    const store = plainStore();
    const before = store.getState().document;
    const documents = settled(store);
    beginGesture(store, 'Paint');
    paint(store, 1);
    endGesture(store);
    beginGesture(store, 'Paint');
    vi.advanceTimersByTime(200);
    expect(documents.getState()).toBe(before);
    endGesture(store);
    vi.advanceTimersByTime(100);
    expect(documents.getState()).toBe(store.getState().document);
  });

  it('knows at once of all that is done outside of gestures, of undo and redo', () => {
    const store = plainStore();
    const documents = settled(store);
    const isUpToDate = () => documents.getState() === store.getState().document;
    paint(store, 1);
    expect(isUpToDate()).toBe(true);
    beginGesture(store, 'Paint');
    paint(store, 2);
    undoStep(store);
    expect(isUpToDate()).toBe(true);
    redoStep(store);
    expect(isUpToDate()).toBe(true);
    beginGesture(store, 'Paint');
    paint(store, 3);
    cancelGesture(store);
    expect(isUpToDate()).toBe(true);
  });

  it('knows at once of a schematic that is new, also during a gesture', () => {
    const store = plainStore();
    const documents = settled(store);
    beginGesture(store, 'Rename schematic');
    edit(store, 'New schematic', (draft) => addSchematic(draft, 'new', 'New', null));
    expect(documents.getState().schematics).toHaveProperty('new');
  });
});
