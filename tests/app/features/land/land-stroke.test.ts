import { beforeEach, describe, expect, it } from 'vitest';
import { hasHex } from '../../../../src/app/features/land/land-edits.ts';
import { LandStroke } from '../../../../src/app/features/land/land-stroke.ts';
import { cityViewOf } from '../../../../src/app/cityview/shared-view.ts';
import { undoCommand } from '../../../../src/app/features/history/history-commands.ts';
import type { AppStore } from '../../../../src/app/store/store.ts';
import { plainStore } from '../../../support/documents.ts';

let store: AppStore;
let stroke: LandStroke;

beforeEach(() => {
  store = plainStore();
  stroke = new LandStroke(store, cityViewOf(store));
});

const land = () => store.getState().document.city.land;
const undo = () => undoCommand.run({ store, board: null, cursor: null, switchColors: () => {} });
const [NEAR, FAR] = [
  { q: 4, r: 0 },
  { q: 5, r: 0 },
];

describe('a drag that draws land', () => {
  it('is one step', () => {
    const before = land();
    stroke.press('land', NEAR);
    stroke.move(FAR);
    stroke.release();
    expect(hasHex(land(), NEAR) && hasHex(land(), FAR)).toBe(true);
    expect(store.getState().timeline.past).toHaveLength(1);
    undo();
    expect(land()).toEqual(before);
  });

  it('makes the recipe build on it, in the same step', () => {
    const { recipe } = store.getState().document;
    expect(recipe.land).toEqual({ shape: 'hexagon', radius: 3 });
    stroke.press('land', NEAR);
    stroke.move(FAR);
    stroke.release();
    expect(store.getState().document.recipe).toEqual({ ...recipe, land: { shape: 'rows', rows: land() } });
    stroke.press('sea', NEAR);
    stroke.release();
    expect(store.getState().document.recipe.land).toEqual({ shape: 'rows', rows: land() });
    undo();
    undo();
    expect(store.getState().document.recipe).toEqual(recipe);
  });

  it('that comes over nothing but land leaves the recipe as it is', () => {
    stroke.press('land', { q: 1, r: 0 });
    stroke.release();
    expect(store.getState().document.recipe.land).toEqual({ shape: 'hexagon', radius: 3 });
  });

  it('is called off by undo, and what the pointer still passes stays as it is', () => {
    stroke.press('land', NEAR);
    stroke.release();
    const before = land();
    stroke.press('land', FAR);
    undo();
    stroke.move({ q: 6, r: 0 });
    stroke.release();
    expect(land()).toEqual(before);
    expect(store.getState().timeline.past).toHaveLength(1);
    expect(store.getState()).toMatchObject({ underWay: [], gesture: null });
  });

  it('says where it cannot be: too far away, or where something stands', () => {
    expect(stroke.press('land', { q: 501, r: 0 })).toBe('Land is drawn at most 500 hexes from hex 0, 0.');
    const [placement] = Object.values(store.getState().document.city.placements[0]!);
    const { q, r } = placement!;
    expect(stroke.press('sea', { q, r })).toMatch(/ \(No\. \d+\) stands on hex /);
    stroke.cancel();
    expect(store.getState().timeline.past).toEqual([]);
  });
});
