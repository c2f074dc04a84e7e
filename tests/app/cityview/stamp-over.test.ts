import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittingOf } from '../../../src/app/cityview/ghost-poses.ts';
import { poseFits } from '../../../src/app/cityview/pose-fits.ts';
import { cityViewOf } from '../../../src/app/cityview/shared-view.ts';
import { stampOver } from '../../../src/app/cityview/stamp-over.ts';
import { fromChunks, getChunked } from '../../../src/app/document/chunked.ts';
import { toSchematic } from '../../../src/app/document/document.ts';
import { layGroundBy } from '../../../src/app/features/ground/ground-edits.ts';
import { replaceCity, stampSchematic } from '../../../src/app/store/city-edits.ts';
import { edit, undoStep } from '../../../src/app/store/store.ts';
import { createBoard } from '../../../src/engine/board/board.ts';
import { generate } from '../../../src/engine/generate/generate.ts';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import { ALL_POSES, poseIndex } from '../../../src/engine/schematic/pose-group.ts';
import { paintedSegments } from '../../../src/engine/schematic/schematic.ts';
import { plainStore } from '../../support/documents.ts';
import { SHAPES } from '../../support/cities.ts';

/** A half covered city of radius 3 with ground on one segment and a locked placement, brought up to date in its view. */
function store() {
  const made = plainStore();
  const { recipe } = made.getState().document;
  const city = generate(recipe, SHAPES);
  if (!city.ok) throw new Error('the recipe cannot be met');
  const [first, ...others] = city.value.placements;
  const locked = [{ ...first!, locked: true }, ...others];
  edit(made, 'Take', (draft) => replaceCity(draft, { ...city.value, placements: locked }));
  const view = cityViewOf(made);
  view.update(made.getState().document.city);
  const { document } = made.getState();
  const free = hexagonLand(3)
    .flatMap(({ q, r, count }) =>
      Array.from({ length: count }, (_, step) => ({ q: q + step, r, k: 0 as const })),
    )
    .find((segment) => !view.placementAt(segment))!;
  edit(made, 'Paint', (draft) =>
    layGroundBy(draft, document, [{ segment: free, kind: document.kinds[0]!.id }]),
  );
  view.update(made.getState().document.city);
  return { made, view, locked: first!.id };
}

const anyPlace = fc.record({
  q: fc.integer({ min: -3, max: 3 }),
  r: fc.integer({ min: -3, max: 3 }),
  pose: fc.constantFrom(...ALL_POSES),
  id: fc.constantFrom(...SHAPES.schematics.map(({ id }) => id)),
});

describe('a stamp over what is in its way', () => {
  it('is what the dial marks: each pose fits by itself, fits by replacing, or is blocked', () => {
    fc.assert(
      fc.property(anyPlace, fc.boolean(), ({ q, r, pose, id }, on) => {
        const { made, view } = store();
        stampOver.set(made, { on });
        const state = made.getState();
        const schematic = toSchematic(state.document.schematics[id]!);
        const at = { q, r };
        const { fits_pose, distinct, fitting } = poseFits(state, view, schematic, at, true);
        const { removal, hindrance } = fittingOf(state, view, schematic, pose, at, on);
        expect(fits_pose[poseIndex(pose)]).toBe(hindrance ? 0 : removal ? 2 : 1);
        expect(fitting).toEqual(distinct.filter((one) => fits_pose[poseIndex(one)]! > 0));
      }),
    );
  });

  it('takes the whole of it away in one step, never what is locked, and nothing else', () => {
    fc.assert(
      fc.property(anyPlace, ({ q, r, pose, id }) => {
        const { made, view, locked } = store();
        const state = made.getState();
        const schematic = toSchematic(state.document.schematics[id]!);
        const plain = fittingOf(state, view, schematic, pose, { q, r }, false);
        const { removal, hindrance } = fittingOf(state, view, schematic, pose, { q, r }, true);
        if (!plain.hindrance) expect({ removal, hindrance }).toEqual({ removal: null, hindrance: null });
        if (hindrance) {
          const stays = hindrance.blocked.every(
            ({ reason, placement }) => reason === 'off-land' || placement === locked,
          );
          expect(stays).toBe(true);
          return;
        }
        const before = state.document;
        const steps = state.timeline.past.length;
        const stamped = stampSchematic(made, id, { q, r }, pose, removal);
        const { city } = made.getState().document;
        view.update(city);
        expect(made.getState().timeline.past).toHaveLength(steps + 1);
        const gone = new Set(removal?.placements);
        expect(gone.has(locked)).toBe(false);
        expect(fromChunks(city.placements).map((one) => one.id)).toEqual([
          ...fromChunks(before.city.placements)
            .map((one) => one.id)
            .filter((one) => !gone.has(one)),
          stamped,
        ]);
        for (const one of paintedSegments(view.hexesOf(getChunked(city.placements, stamped)!)))
          expect(view.placementAt({ q: one.q + q, r: one.r + r, k: one.k })?.id).toBe(stamped);
        // The board can be made again of the city: nothing overlaps.
        expect(createBoard(city.land, city.ground).hexes).toBe(view.board.hexes);
        undoStep(made);
        expect(made.getState().document).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });
});
