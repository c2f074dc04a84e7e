import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { removePlacement, stampSchematic } from '../../../../src/app/store/city-edits.ts';
import { followHeat } from '../../../../src/app/features/heat/follow-heat.ts';
import { heatOf } from '../../../../src/app/features/heat/heat.ts';
import { cityViewOf } from '../../../../src/app/cityview/shared-view.ts';
import { recipeFits } from '../../../../src/app/cityview/recipe-fits.ts';
import { fromChunks } from '../../../../src/app/document/chunked.ts';
import { edit, redoStep, undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import { heatMap } from '../../../../src/engine/fit/heat.ts';
import { conditionsOf } from '../../../../src/engine/fit/conditions.ts';
import { RULE_DEFAULTS } from '../../../../src/engine/recipe/recipe.ts';
import { hexagonLand } from '../../../../src/engine/land/shapes.ts';
import { PLAIN_POSE, UNMIRRORED } from '../../../../src/engine/schematic/pose.ts';
import { PAIR, TILE, TWO_HEXES } from '../../../support/cities.ts';
import { plainStore } from '../../../support/documents.ts';
import { stamping } from '../../../../src/app/cityview/stamping.ts';
import { heatSlice } from '../../../../src/app/features/heat/heat-slice.ts';

let stop = () => {};
afterEach(() => stop());

/** Bare land of so many rings, with a schematic in hand and its heat map shown. */
function bareStore(radius: number): AppStore {
  const store = plainStore();
  edit(store, 'Bare', (draft) => {
    draft.city.land = hexagonLand(radius);
    draft.city.placements = {};
  });
  take(store, 'pair');
  return store;
}

function take(store: AppStore, schematic: string): void {
  heatSlice.set(store, { shown: true });
  stamping.take(store, { schematic, pose: PLAIN_POSE });
}

function stamp(store: AppStore, q: number, r: number): void {
  stampSchematic(store, 'tile', { q, r }, PLAIN_POSE);
}

it('is counted in a worker for a large city, and of several questions the last is answered', async () => {
  const store = bareStore(90);
  stop = followHeat(store);
  const heat = heatOf(store);
  expect(heat.getState()).toMatchObject({ map: null, counting: true });
  // Changed while it counts: the first by another schematic, the second by the city.
  take(store, 'two-hexes');
  stamp(store, 3, -1);
  await waitFor(() => expect(heat.getState()).toMatchObject({ counting: false, problem: null }));
  const { board } = cityViewOf(store);
  const expected = () => heatMap(board, TWO_HEXES, UNMIRRORED);
  await waitFor(() => expect(heat.getState().map!.count_hex).toEqual(expected()));
  // From here on only what is near is counted, at once.
  stamp(store, -40, 10);
  expect(heat.getState().counting).toBe(false);
  expect(heat.getState().map!.count_hex).toEqual(expected());
  removePlacement(store, 1);
  expect(heat.getState().map!.count_hex).toEqual(expected());
});

it('has a color for each hex of the land: one more than its count, whatever was counted anew', () => {
  const store = bareStore(6);
  stop = followHeat(store);
  stamp(store, 2, 1);
  stamp(store, -3, 0);
  const { map } = heatOf(store).getState();
  const expected = heatMap(cityViewOf(store).board, PAIR, UNMIRRORED);
  expect(map!.placements).toBe(expected.reduce((sum, count) => sum + count, 0));
  const { column0, row0, columns, rows } = map!.box;
  const seen: number[] = [];
  const counted: number[] = [];
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const q = column + column0;
      const r = row + row0 - (q >> 1);
      if (Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) > 6) continue;
      for (const k of [0, 1, 2, 3, 4, 5] as const) {
        seen.push(map!.colors.getSegment({ q, r, k }));
        counted.push(expected[column * rows + row]! + 1);
      }
    }
  expect(seen).toEqual(counted);
});

describe('with the rules of the recipe', () => {
  afterEach(() => recipeFits.set(false));

  it('follows what is stamped, taken away and undone by what it can reach, as if all were counted', async () => {
    recipeFits.set(true);
    const store = bareStore(90);
    const land = hexagonLand(90);
    edit(store, 'Rule', (draft) => {
      draft.city.districts = [{ id: 1, group: 'town', rows: land.filter(({ r }) => r < 20) }];
      const kept = { ...RULE_DEFAULTS, id: 'tile', groups: ['town'], spacing: 4 };
      draft.recipe.schematics = [kept] as unknown as typeof draft.recipe.schematics;
    });
    take(store, 'tile');
    stop = followHeat(store);
    const heat = heatOf(store);
    await waitFor(() => expect(heat.getState()).toMatchObject({ counting: false, problem: null }));
    /** Counted at once, that is near the change, and equal to a count of all from nothing. */
    const check = () => {
      expect(heat.getState().counting).toBe(false);
      const { city, recipe } = store.getState().document;
      const { board } = cityViewOf(store);
      const rule = recipe.schematics[0]!;
      const limits = conditionsOf(rule, {
        board,
        districts: city.districts,
        placements: fromChunks(city.placements),
      });
      const { rotations, shifts } = rule;
      const expected = heatMap(board, TILE, { rotations, shifts, mirror: false }, limits);
      expect(heat.getState().map!.count_hex).toEqual(expected);
    };
    check();
    stamp(store, 3, -1);
    check();
    // What is of another kind takes its ground and keeps nothing at a distance.
    stampSchematic(store, 'pair', { q: -30, r: 4 }, PLAIN_POSE);
    check();
    stamp(store, 40, 19);
    check();
    removePlacement(store, 1);
    check();
    for (let step = 0; step < 4; step++) {
      undoStep(store);
      check();
    }
    redoStep(store);
    check();
  });
});
