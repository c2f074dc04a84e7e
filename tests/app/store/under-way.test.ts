import { beforeEach, describe, expect, it } from 'vitest';
import { undoCommand } from '../../../src/app/features/history/history-commands.ts';
import {
  callOffLast,
  canUndo,
  edit,
  goToStep,
  redoStep,
  type AppStore,
} from '../../../src/app/store/store.ts';
import { beginUnderWay } from '../../../src/app/store/under-way.ts';
import { plainStore } from '../../support/documents.ts';

let store: AppStore;
let calledOff: string[];

beforeEach(() => {
  store = plainStore();
  calledOff = [];
});

const begin = (label: string) => beginUnderWay(store, label, () => calledOff.push(label));
const undo = () => undoCommand.run({ store, board: null, cursor: null, switchColors: () => {} });
const seed = () => store.getState().document.recipe.seed;

describe('what is under way', () => {
  it('is called off by undo, the latest first, before any step is taken back', () => {
    const before = seed();
    edit(store, 'Seed', (draft) => void (draft.recipe.seed = before + 1));
    begin('outer');
    begin('inner');
    undo();
    expect(calledOff).toEqual(['inner']);
    undo();
    expect(calledOff).toEqual(['inner', 'outer']);
    expect(seed()).toBe(before + 1);
    undo();
    expect(calledOff).toEqual(['inner', 'outer']);
    expect(seed()).toBe(before);
  });

  it('is all called off by a redo or a jump, which goes its way', () => {
    const before = seed();
    edit(store, 'Seed', (draft) => void (draft.recipe.seed = before + 1));
    undo();
    for (const walk of [() => redoStep(store), () => goToStep(store, 0)]) {
      calledOff = [];
      begin('outer');
      begin('inner');
      walk();
      expect(calledOff).toEqual(['inner', 'outer']);
      expect(store.getState().underWay).toEqual([]);
    }
    expect(seed()).toBe(before);
  });

  it('can be undone though no step was made, and cannot once it has ended', () => {
    expect(canUndo(store.getState())).toBe(false);
    const end = begin('drag');
    expect(canUndo(store.getState())).toBe(true);
    end();
    end();
    expect(canUndo(store.getState())).toBe(false);
    expect(callOffLast(store)).toBe(false);
    expect(calledOff).toEqual([]);
  });

  it('is told from another with the same label', () => {
    const endFirst = begin('drag');
    begin('drag');
    endFirst();
    expect(store.getState().underWay).toHaveLength(1);
    expect(callOffLast(store)).toBe(true);
    expect(calledOff).toEqual(['drag']);
  });
});
