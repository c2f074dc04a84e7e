import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveSelected } from '../../../../src/app/features/selection/selection-edits.ts';
import { selectPlacements } from '../../../../src/app/features/selection/selection.ts';
import { middleAt } from '../../../../src/app/cityview/shape-extent.ts';
import { placementsWithin } from '../../../../src/app/features/selection/within.ts';
import { cityViewOf } from '../../../../src/app/cityview/shared-view.ts';
import { fromChunks } from '../../../../src/app/document/chunked.ts';
import { undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import { plainStore } from '../../../support/documents.ts';

/** Where no middle lies on a border. */
const coordinate = fc.integer({ min: -12, max: 12 }).map((half) => half / 2 + 0.1237);
const corner = fc.record({ x: coordinate, y: coordinate });

/** By looking at each. */
function slowlyWithin(
  store: AppStore,
  from: { x: number; y: number },
  to: { x: number; y: number },
): number[] {
  const view = cityViewOf(store);
  return fromChunks(view.city.placements).flatMap((placement) => {
    const { x, y } = middleAt(view.shapeOf(placement), placement);
    const isWithin = (x - from.x) * (x - to.x) < 0 && (y - from.y) * (y - to.y) < 0;
    return isWithin ? placement.id : [];
  });
}

describe('what lies within a rectangle', () => {
  it('is what looking at each finds, also after edits and their undoing', () => {
    const store = plainStore(3);
    const ids = fromChunks(store.getState().document.city.placements).map(({ id }) => id);
    const anyAct = fc.oneof(
      fc.record({ ids: fc.subarray(ids), q: fc.integer({ min: -2, max: 2 }) }),
      fc.constant('undo' as const),
    );
    fc.assert(
      fc.property(corner, corner, fc.array(anyAct, { maxLength: 6 }), (from, to, acts) => {
        const band = [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }];
        for (const act of acts) {
          if (act === 'undo') undoStep(store);
          else {
            selectPlacements(store, act.ids);
            moveSelected(store, { q: act.q, r: 0 });
          }
          expect(placementsWithin(cityViewOf(store), band)).toEqual(slowlyWithin(store, from, to));
        }
      }),
    );
  });
});
