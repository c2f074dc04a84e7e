import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasHex, hexesOf } from '../../../../src/engine/land/row.ts';
import { drawing, erasing } from '../../../../src/app/features/land/drawing.ts';
import { land as landFeature } from '../../../../src/app/features/land/feature.ts';
import { cityRunnerOf, type CityRunner } from '../../../../src/app/cityview/city-tools.ts';
import { importCommands, registerFeatures } from '../../../../src/app/contrib/registry.ts';
import type { Hex } from '../../../../src/engine/hex/hex.ts';
import { pointOn } from '../../../support/tool-board.ts';
import { undoCommand } from '../../../../src/app/features/history/history-commands.ts';
import type { AppStore } from '../../../../src/app/store/store.ts';
import { cityViewOf } from '../../../../src/app/cityview/shared-view.ts';
import { getChunked } from '../../../../src/app/document/chunked.ts';
import { brushRadius, brushRows } from '../../../../src/app/features/land/land-brush.ts';
import { edit } from '../../../../src/app/store/store.ts';
import { plainStore } from '../../../support/documents.ts';

let store: AppStore;
let runner: CityRunner;

beforeEach(async () => {
  store = plainStore();
  registerFeatures([landFeature]);
  await importCommands();
  runner = cityRunnerOf(store);
});

const land = () => store.getState().document.city.land;
const undo = () => undoCommand.run({ store, board: null, cursor: null, switchColors: () => {} });
const [NEAR, FAR] = [
  { q: 4, r: 0 },
  { q: 5, r: 0 },
];

const on = (hex: Hex) => pointOn({ ...hex, k: 0 });

function press(tool: typeof drawing, hex: Hex): void {
  tool.take(store, {});
  runner.press(on(hex));
}

/** Ends the press where it began: the last place makes no difference. */
const release = () => runner.release(on(NEAR));
const said = () => runner.state.getState().message;

describe('a drag that draws land', () => {
  it('is one step', () => {
    const before = land();
    press(drawing, NEAR);
    runner.move([on(FAR)]);
    release();
    expect(hasHex(land(), NEAR) && hasHex(land(), FAR)).toBe(true);
    expect(store.getState().timeline.past).toHaveLength(1);
    undo();
    expect(land()).toEqual(before);
  });

  it('makes the recipe build on it, in the same step', () => {
    const { recipe } = store.getState().document;
    expect(recipe.land).toEqual({ shape: 'hexagon', radius: 3 });
    press(drawing, NEAR);
    runner.move([on(FAR)]);
    release();
    expect(store.getState().document.recipe).toEqual({ ...recipe, land: { shape: 'rows', rows: land() } });
    press(erasing, NEAR);
    release();
    expect(store.getState().document.recipe.land).toEqual({ shape: 'rows', rows: land() });
    undo();
    undo();
    expect(store.getState().document.recipe).toEqual(recipe);
  });

  it('that comes over nothing but land leaves the recipe as it is', () => {
    press(drawing, { q: 1, r: 0 });
    release();
    expect(store.getState().document.recipe.land).toEqual({ shape: 'hexagon', radius: 3 });
  });

  it('is called off by undo, and what the pointer still passes stays as it is', () => {
    press(drawing, NEAR);
    release();
    const before = land();
    press(drawing, FAR);
    undo();
    runner.move([on({ q: 6, r: 0 })]);
    release();
    expect(land()).toEqual(before);
    expect(store.getState().timeline.past).toHaveLength(1);
    expect(store.getState()).toMatchObject({ underWay: [], gesture: null });
  });

  it('says where it cannot be: too far away, or where something stands', () => {
    press(drawing, { q: 501, r: 0 });
    expect(said()).toBe('Land is drawn at most 500 hexes from hex 0, 0.');
    const [placement] = Object.values(store.getState().document.city.placements[0]!);
    const { q, r } = placement!;
    press(erasing, { q, r });
    expect(said()).toMatch(/ \(No\. \d+\) stands on hex /);
    runner.cancel();
    expect(store.getState().timeline.past).toEqual([]);
  });
});

describe('a wider brush', () => {
  afterEach(() => brushRadius.set(0));

  it('draws and erases all hexes under it in one step', () => {
    const before = land();
    brushRadius.set(2);
    press(drawing, { q: 8, r: 0 });
    release();
    const under = [...hexesOf(brushRows([{ q: 8, r: 0 }], 2))];
    for (const hex of under) expect(hasHex(land(), hex)).toBe(true);
    expect(under).toHaveLength(19);
    expect(store.getState().timeline.past).toHaveLength(1);
    press(erasing, { q: 8, r: 0 });
    release();
    expect(land()).toEqual(before);
  });

  it('erases what stands there with Alt, in the same step, and never what is locked', () => {
    const { city } = store.getState().document;
    const [first, second] = Object.values(city.placements[0]!);
    edit(store, 'Lock', (draft) => void (draft.city.placements[0]![second!.id]!.locked = true));
    cityViewOf(store).update(store.getState().document.city);
    const steps = store.getState().timeline.past.length;
    brushRadius.set(8);
    erasing.take(store, {});
    const pointer = on({ q: 0, r: 0 });
    runner.press({ ...pointer, modifiers: { ...pointer.modifiers, alt: true } });
    release();
    const after = store.getState().document.city;
    expect(store.getState().timeline.past).toHaveLength(steps + 1);
    expect(getChunked(after.placements, first!.id)).toBeUndefined();
    expect(getChunked(after.placements, second!.id)).toBeDefined();
    expect(hasHex(after.land, second!)).toBe(true);
    undo();
    expect(store.getState().document.city.land).toEqual(city.land);
    expect(getChunked(store.getState().document.city.placements, first!.id)).toEqual(first);
  });
});
