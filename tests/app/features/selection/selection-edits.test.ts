import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stampSchematic } from '../../../../src/app/store/city-edits.ts';
import { originOf } from '../../../../src/app/document/origin.ts';
import { ORIGIN } from '../../../../src/engine/hex/hex.ts';
import { copyText, pasteText } from '../../../../src/app/board/input/clipboard.ts';
import { CITY_CLIPBOARD } from '../../../../src/app/features/selection/clipboard.ts';
import { idsBy } from '../../../../src/app/features/selection/criteria.ts';
import { stampGroup } from '../../../../src/app/features/selection/group-edits.ts';
import { replacePlacements } from '../../../../src/app/features/selection/replacements.ts';
import {
  lockPlacements,
  moveSelected,
  nudgeSelected,
  removeSelected,
  shiftSelected,
  turnSelected,
} from '../../../../src/app/features/selection/selection-edits.ts';
import { selectedPlacements, selectPlacements } from '../../../../src/app/features/selection/selection.ts';
import { loadCityNearby } from '../../../../src/app/cityview/nearby.ts';
import { middleAt } from '../../../../src/app/cityview/shape-extent.ts';
import { cityViewOf } from '../../../../src/app/cityview/shared-view.ts';
import { fromChunks } from '../../../../src/app/document/chunked.ts';
import { toCity } from '../../../../src/app/document/document.ts';
import { edit, undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import { PLAIN_POSE } from '../../../../src/engine/schematic/pose.ts';
import { readCity } from '../../../../src/formats/city/read.ts';
import { writeCity } from '../../../../src/formats/city/write.ts';
import { plainStore } from '../../../support/documents.ts';
import { pasting } from '../../../../src/app/features/selection/pasting.ts';
import { stamping } from '../../../../src/app/cityview/stamping.ts';
import { citySelection } from '../../../../src/app/cityview/selection-slice.ts';

let store: AppStore;

const placements = () => fromChunks(store.getState().document.city.placements);
const places = () => placements().map(({ id, schematic, q, r }) => ({ id, schematic, q, r }));

function stampAt(schematic: string, q: number, r: number): void {
  stampSchematic(store, schematic, { q, r }, PLAIN_POSE);
}

/** Land of radius 3: a tile in the middle, one south-east of it, a pair in the north. */
beforeAll(loadCityNearby);

beforeEach(() => {
  store = plainStore();
  edit(store, 'Clear', (draft) => void (draft.city.placements = {}));
  stampAt('tile', 0, 0);
  stampAt('tile', 1, 0);
  stampAt('pair', 0, -2);
});

describe('what is selected', () => {
  it('moves together, through its own places, in one step', () => {
    const before = placements();
    selectPlacements(store, [1, 2]);
    expect(moveSelected(store, { q: 1, r: 0 })).toBeNull();
    expect(places().slice(0, 2)).toEqual([
      { id: 1, schematic: 'tile', q: 1, r: 0 },
      { id: 2, schematic: 'tile', q: 2, r: 0 },
    ]);
    undoStep(store);
    expect(placements()).toEqual(before);
  });

  it('stays, all of it, when a part has no room, and the reason is told', () => {
    const before = placements();
    selectPlacements(store, [1, 2]);
    expect(moveSelected(store, { q: 0, r: -2 })).toBe('Does not fit: 2 segments taken by pair (No. 3)');
    expect(moveSelected(store, { q: 3, r: 0 })).toMatch(/off the land/);
    expect(placements()).toEqual(before);
  });

  it('goes straight where an arrow key points, a group as one', () => {
    const view = cityViewOf(store);
    const middles = () =>
      selectedPlacements(store.getState()).map((placement) => middleAt(view.shapeOf(placement), placement));
    for (const [way, x, y] of [
      ['right', 1, 0],
      ['left', -1, 0],
      ['up', 0, -Math.sqrt(3)],
      ['down', 0, Math.sqrt(3)],
    ] as const)
      for (const ids of [[3], [1, 2]]) {
        selectPlacements(store, ids);
        const before = middles();
        expect(nudgeSelected(store, way)).toBeNull();
        middles().forEach((middle, index) => {
          expect(middle.x - before[index]!.x).toBeCloseTo(x);
          expect(middle.y - before[index]!.y).toBeCloseTo(y);
        });
        undoStep(store);
      }
    // Three sides are whole hexes.
    selectPlacements(store, [3]);
    for (let key = 0; key < 3; key++) expect(nudgeSelected(store, 'right')).toBeNull();
    expect(selectedPlacements(store.getState())).toMatchObject([{ q: 2, r: -3, shift: 0 }]);
  });

  it('comes back after six turns about its middle', () => {
    const before = placements();
    selectPlacements(store, [1, 3]);
    for (let turn = 0; turn < 6; turn++) {
      expect(turnSelected(store, true)).toBeNull();
      expect(readCity(writeCity(toCity(store.getState().document.city))).ok).toBe(true);
    }
    expect(placements()).toEqual(before);
  });

  it('shifts three times and lies as before, each alone as in hand', () => {
    selectPlacements(store, [3]);
    const shifts = [0, 1, 2].map(() => {
      expect(shiftSelected(store, 1)).toBeNull();
      return selectedPlacements(store.getState())[0]!.shift;
    });
    expect(shifts).toEqual([1, -1, 0]);
  });

  it('is neither moved, replaced nor removed while it is locked', () => {
    selectPlacements(store, [1, 3]);
    lockPlacements(store, placements().slice(0, 1), true);
    const before = placements();
    expect(moveSelected(store, { q: 0, r: 1 })).toBe('tile (No. 1) is locked: unlock it first.');
    expect(replacePlacements(store, before.slice(0, 1), 'single').problem).toMatch(/locked/);
    expect(placements()).toEqual(before);
    expect(removeSelected(store)).toBe('A locked placement stays: unlock first.');
    expect(places().map(({ id }) => id)).toEqual([1, 2]);
    expect(citySelection.of(store.getState()).ids).toEqual([1]);
  });
});

describe('replacing', () => {
  it('keeps center, pose and id where the other fits, and tells how many it could not', () => {
    const tried = replacePlacements(store, placements(), 'two-hexes');
    // The second of two neighbors finds the hex beside it taken, but the land behind it free.
    expect(tried.problem).toBeNull();
    expect(tried.done + tried.left).toBe(3);
    expect(places()).toContainEqual({ id: 3, schematic: 'two-hexes', q: 0, r: -2 });
    expect(readCity(writeCity(toCity(store.getState().document.city))).ok).toBe(true);
  });

  it('does nothing and says so where it fits in no way', () => {
    edit(store, 'Small land', (draft) => {
      draft.city.land = [{ r: 0, q: 0, count: 1 }];
      delete draft.city.placements[0]![2];
      delete draft.city.placements[0]![3];
    });
    const before = placements();
    expect(replacePlacements(store, before, 'two-hexes').problem).toMatch(/does not fit/);
    expect(placements()).toEqual(before);
  });
});

describe('selecting by', () => {
  it('schematic, building and lock finds the same as looking at each', () => {
    const view = cityViewOf(store);
    expect(idsBy(view, { kind: 'schematic', id: 'tile' })).toEqual([1, 2]);
    expect(idsBy(view, { kind: 'building', id: 'house' })).toEqual([1, 2, 3]);
    expect(idsBy(view, { kind: 'building', id: 'wheat' })).toEqual([]);
    lockPlacements(store, placements().slice(2), true);
    expect(idsBy(cityViewOf(store), { kind: 'locked' })).toEqual([3]);
    expect(idsBy(cityViewOf(store), { kind: 'unlocked' })).toEqual([1, 2]);
  });
});

describe('the clipboard', () => {
  it('carries one placement as a schematic, and it comes back in its pose', () => {
    selectPlacements(store, [3]);
    turnSelected(store, true);
    const text = copyText(store, CITY_CLIPBOARD)!;
    expect(JSON.parse(text)).toMatchObject({ format: 'sixfold/schematic', id: 'pair' });
    expect(pasteText(store, CITY_CLIPBOARD, text, ORIGIN)).toBeNull();
    expect(stamping.of(store.getState())).toEqual({
      schematic: 'pair',
      pose: { mirror: false, rotation: 1, shift: 0 },
    });
  });

  it('carries several as a city of their own, which is stamped elsewhere as it lay', () => {
    selectPlacements(store, [1, 2]);
    const text = copyText(store, CITY_CLIPBOARD)!;
    expect(readCity(text).ok).toBe(true);
    const other = plainStore();
    edit(other, 'Clear', (draft) => void (draft.city.placements = {}));
    expect(pasteText(other, CITY_CLIPBOARD, text, ORIGIN)).toBeNull();
    const { group } = pasting.of(other.getState())!;
    expect(stampGroup(other, group, { q: 9, r: 0 }, false)).toMatch(/off the land/);
    expect(stampGroup(other, group, { q: 0, r: 1 }, false)).toBeNull();
    const [first, second] = fromChunks(other.getState().document.city.placements);
    expect([second!.q - first!.q, second!.r - first!.r]).toEqual([1, 0]);
    expect(citySelection.of(other.getState()).ids).toEqual([first!.id, second!.id]);
  });
});

describe('where a placement came from', () => {
  it('is told by seed and stage, and by hand for what was stamped, through saving', () => {
    const generated = plainStore(5);
    const before = generated.getState().document;
    const last = Math.max(...fromChunks(before.city.placements).map(({ id }) => id));
    edit(generated, 'Clear', (draft) => {
      for (const id of [last, last - 1, last - 2]) delete draft.city.placements[0]![id];
    });
    const [gone] = fromChunks(before.city.placements).slice(-1);
    const id = stampSchematic(generated, gone!.schematic, gone!, gone!);
    const read = readCity(writeCity(toCity(generated.getState().document.city)));
    if (!read.ok) throw new RangeError(read.problems[0]!.message);
    const { city } = generated.getState().document;
    expect(read.value.meta).toEqual(city.meta);
    expect(originOf(city, { id })).toEqual({ kind: 'hand' });
    expect(originOf(city, { id: 1 })).toEqual({ kind: 'generated', seed: 5, stage: 'fill', changed: false });
  });

  it('is told to be changed since, once it was moved by hand', () => {
    const generated = plainStore(5);
    edit(generated, 'Thin out', (draft) => {
      const [one] = Object.values(draft.city.placements[0]!);
      draft.city.placements = { 0: { [one!.id]: { ...one!, schematic: 'single', q: 0, r: 0 } } };
    });
    selectPlacements(generated, [1]);
    expect(moveSelected(generated, { q: 1, r: 0 })).toBeNull();
    const changed = { kind: 'generated', seed: 5, stage: 'fill', changed: true };
    expect(originOf(generated.getState().document.city, { id: 1 })).toEqual(changed);
    undoStep(generated);
    expect(originOf(generated.getState().document.city, { id: 1 })).toEqual({ ...changed, changed: false });
  });
});
