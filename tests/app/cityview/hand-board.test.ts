import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { posedShape } from '../../../src/app/board/posed-shape.ts';
import { fittingOf } from '../../../src/app/cityview/ghost-poses.ts';
import { handBoard, yieldingGround } from '../../../src/app/cityview/standing-town.ts';
import { loadCityNearby } from '../../../src/app/cityview/nearby.ts';
import { poseFits } from '../../../src/app/cityview/pose-fits.ts';
import { cityViewOf } from '../../../src/app/cityview/shared-view.ts';
import { stamping } from '../../../src/app/cityview/stamping.ts';
import { fromChunks } from '../../../src/app/document/chunked.ts';
import { toCity, toSchematic } from '../../../src/app/document/document.ts';
import { layGroundBy } from '../../../src/app/features/ground/ground-edits.ts';
import { followHeat } from '../../../src/app/features/heat/follow-heat.ts';
import { heatOf } from '../../../src/app/features/heat/heat.ts';
import { heatSlice } from '../../../src/app/features/heat/heat-slice.ts';
import { stampGroup } from '../../../src/app/features/selection/group-edits.ts';
import { replacePlacements } from '../../../src/app/features/selection/replacements.ts';
import {
  mirrorSelected,
  moveSelected,
  shiftSelected,
  turnSelected,
} from '../../../src/app/features/selection/selection-edits.ts';
import { selectedPlacements, selectPlacements } from '../../../src/app/features/selection/selection.ts';
import { removePlacement, stampSchematic } from '../../../src/app/store/city-edits.ts';
import { edit, undoStep, type AppStore } from '../../../src/app/store/store.ts';
import { DIRECTIONS, type Hex } from '../../../src/engine/hex/hex.ts';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import { ALL_POSES } from '../../../src/engine/schematic/pose-group.ts';
import { PLAIN_POSE } from '../../../src/engine/schematic/pose.ts';
import { paintedSegments } from '../../../src/engine/schematic/schematic.ts';
import { segmentKey, type Segment } from '../../../src/engine/segment/segment.ts';
import { SHAPES } from '../../support/cities.ts';
import { plainStore } from '../../support/documents.ts';

beforeAll(loadCityNearby);

const LAND = hexagonLand(3).flatMap(({ q, r, count }) =>
  Array.from({ length: count }, (_, step) => step).flatMap((step) =>
    DIRECTIONS.map((k): Segment => ({ q: q + step, r, k })),
  ),
);

/** A half covered city with ground on some free segments; its recipe names `wheat` as rest, and not `house`. */
function storeWith(grounds: readonly ('wheat' | 'house' | null)[], withRest = true): AppStore {
  const store = plainStore();
  const view = cityViewOf(store);
  const free = LAND.filter((segment) => !view.placementAt(segment));
  const changes = free.flatMap((segment, index) => {
    const kind = grounds[index % grounds.length]!;
    return kind === null || (kind === 'wheat' && !withRest) ? [] : { segment, kind };
  });
  const { document } = store.getState();
  edit(store, 'Paint', (draft) => {
    draft.recipe.rest = { any: ['wheat'] };
    layGroundBy(draft, document, changes);
  });
  return store;
}

const anyGrounds = fc.array(fc.constantFrom('wheat', 'house', null), { minLength: 1, maxLength: 12 });
const anyPlace = fc.record({
  grounds: anyGrounds,
  at: fc.record({ q: fc.integer({ min: -3, max: 3 }), r: fc.integer({ min: -3, max: 3 }) }),
  pose: fc.constantFrom(...ALL_POSES),
  id: fc.constantFrom(...SHAPES.schematics.map((one) => one.id)),
  over: fc.boolean(),
});

/** The heat map of a piece in hand. */
function heat(store: AppStore, schematic: string): Uint8Array {
  heatSlice.set(store, { shown: true });
  stamping.take(store, { schematic, pose: PLAIN_POSE });
  const stop = followHeat(store);
  const { count_hex } = heatOf(store).getState().map!;
  stop();
  return count_hex;
}

describe('ground of a kind that rest names', () => {
  it('counts as free for the dial, the ghost and the heat map, and other ground does not', () => {
    fc.assert(
      fc.property(anyPlace, ({ grounds, at, pose, id, over }) => {
        const stores = [storeWith(grounds), storeWith(grounds, false)];
        const [laid, bare] = stores.map((store) => {
          const state = store.getState();
          const view = cityViewOf(store);
          const schematic = toSchematic(state.document.schematics[id]!);
          return {
            dial: poseFits(state, view, schematic, at, true).fits_pose,
            ghost: fittingOf(state, view, schematic, pose, at, over),
            heat: heat(store, id),
          };
        });
        expect(laid).toEqual(bare);
      }),
      { numRuns: 40 },
    );
  });

  it('goes under the stamp alone, in one step, and comes back with undo', () => {
    fc.assert(
      fc.property(anyPlace, ({ grounds, at, pose, id, over }) => {
        const store = storeWith(grounds);
        const state = store.getState();
        const { document } = state;
        const view = cityViewOf(store);
        const schematic = toSchematic(document.schematics[id]!);
        const { hindrance, removal } = fittingOf(state, view, schematic, pose, at, over);
        if (hindrance) return;
        const steps = state.timeline.past.length;
        const shape = posedShape(schematic, pose, document.kinds);
        const yielding = yieldingGround(document, view, [{ shape, at }]);
        stampSchematic(store, id, at, pose, removal, yielding);
        const { city } = store.getState().document;
        const under = new Set(
          paintedSegments(shape.hexes).map((one) =>
            segmentKey({ q: one.q + at.q, r: one.r + at.r, k: one.k }),
          ),
        );
        const stays = (one: Segment) => !under.has(segmentKey(one));
        expect(paintedSegments(city.ground ?? [])).toEqual(
          paintedSegments(document.city.ground ?? []).filter(stays),
        );
        // The view can follow: nothing overlaps.
        expect(cityViewOf(store).city).toBe(city);
        expect(store.getState().timeline.past).toHaveLength(steps + 1);
        undoStep(store);
        expect(store.getState().document).toEqual(document);
        expect(yieldingGround(document, cityViewOf(store), [{ shape, at }])).toEqual(yielding);
      }),
    );
  });

  it('gives way to what is moved, turned, shifted, pasted and put in the place of something', () => {
    const anyEdit = fc.constantFrom<(store: AppStore, at: Hex) => unknown>(
      moveSelected,
      (store) => turnSelected(store, true),
      (store) => shiftSelected(store, 1),
      (store) => mirrorSelected(store),
      (store, at) => {
        const { city } = store.getState().document;
        const { kinds, schematics } = toCity(city);
        const copied = selectedPlacements(store.getState());
        return stampGroup(store, { kinds, schematics, placements: copied }, at, false);
      },
      (store, { q }) =>
        replacePlacements(store, selectedPlacements(store.getState()), q < 0 ? 'tile' : 'two-hexes'),
    );
    let changed = 0;
    fc.assert(
      fc.property(anyPlace, anyEdit, fc.nat(), ({ grounds, at }, act, chosen) => {
        const [laid, bare] = [storeWith(grounds), storeWith(grounds, false)];
        const { document } = laid.getState();
        const ids = fromChunks(document.city.placements).map(({ id }) => id);
        const picked = ids.filter((id) => id % 4 === chosen % 4).slice(0, 1 + (chosen % 2));
        const [problem, expected] = [laid, bare].map((store) => {
          selectPlacements(store, picked);
          return act(store, at);
        });
        expect(problem).toEqual(expected);
        const { city } = laid.getState().document;
        expect(city.placements).toEqual(bare.getState().document.city.placements);
        const view = cityViewOf(laid);
        // The view can follow: nothing overlaps.
        expect(view.city).toBe(city);
        const isCovered = (one: Segment) => view.placementAt(one) !== undefined;
        expect(paintedSegments(city.ground ?? [])).toEqual(
          paintedSegments(document.city.ground ?? []).filter((one) => !isCovered(one)),
        );
        if (city === document.city) return;
        changed++;
        undoStep(laid);
        expect(laid.getState().document).toEqual(document);
      }),
    );
    expect(changed).toBeGreaterThan(0);
  });

  it('follows stamps and removals on the same board', () => {
    const store = storeWith(['wheat', 'house', null]);
    const [first] = fromChunks(store.getState().document.city.placements);
    const before = handBoard(store.getState().document, cityViewOf(store));
    const mask_hex = before.mask_hex.slice();
    removePlacement(store, first!.id);
    const after = handBoard(store.getState().document, cityViewOf(store));
    expect(after).toBe(before);
    expect(after.mask_hex).not.toEqual(mask_hex);
    undoStep(store);
    expect(handBoard(store.getState().document, cityViewOf(store)).mask_hex).toEqual(mask_hex);
  });
});
