import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paintChange, paintSegment } from '../../../../src/app/features/schematics/painting.ts';
import { SchematicView } from '../../../../src/app/features/schematics/schematic-view.ts';
import { openSchematic } from '../../../../src/app/store/open-schematic.ts';
import { schematicPose } from '../../../../src/app/store/schematic-pose.ts';
import {
  beginGesture,
  cancelGesture,
  edit,
  editByPatches,
  endGesture,
  redoStep,
  undoStep,
  type AppStore,
} from '../../../../src/app/store/store.ts';
import { DIRECTIONS } from '../../../../src/engine/hex/hex.ts';
import { nearSegment, plainStore } from '../../../support/documents.ts';

const openId = (store: AppStore) => store.getState().session.schematic;

/** An act that may change what the board of a schematic shows. */
const act = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.array(nearSegment, { maxLength: 9 }), fc.constantFrom('house', null)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('undo', 'redo', 'begin', 'end', 'cancel', 'turn', 'delete', 'rename'),
  },
  { weight: 1, arbitrary: fc.nat() },
);

function perform(
  store: AppStore,
  what: string | number | [Parameters<typeof paintChange>[2], string | null],
): void {
  const id = openId(store);
  const { order } = store.getState().document;
  if (typeof what === 'number') {
    if (order.length > 0) openSchematic(store, order[what % order.length]!);
  } else if (what === 'undo') undoStep(store);
  else if (what === 'redo') redoStep(store);
  else if (what === 'begin') beginGesture(store, 'Paint');
  else if (what === 'end') endGesture(store);
  else if (what === 'cancel') cancelGesture(store);
  else if (id === null) return;
  else if (what === 'turn') {
    const { pose } = schematicPose.of(store.getState());
    schematicPose.set(store, { pose: { ...pose, rotation: pose.rotation === 0 ? 1 : 0 } });
  } else if (what === 'delete')
    edit(store, 'Delete', (draft) => {
      delete draft.schematics[id];
      draft.order = draft.order.filter((other) => other !== id);
    });
  else if (what === 'rename')
    edit(store, 'Rename', (draft) => {
      draft.schematics[id]!.name += '!';
    });
  else if (typeof what !== 'string') {
    const [segments, kind] = what;
    if (segments.length % 2 === 0)
      editByPatches(store, 'Paint', (document) => paintChange(document, id, segments, kind));
    else
      edit(store, 'Paint', (draft) => {
        for (const segment of segments) paintSegment(draft, id, segment, kind);
      });
  }
}

/** Segments about as far as the schematics of these tests reach. */
const NEAR = Array.from({ length: 17 * 17 }, (_, index) => ({
  q: (index % 17) - 8,
  r: Math.floor(index / 17) - 8,
})).flatMap((hex) => DIRECTIONS.map((k) => ({ ...hex, k })));

it('a view that follows edits, undo and other schematics shows what a new view does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { maxLength: 12 }),
      async (batches) => {
        const store = plainStore();
        const view = new SchematicView();
        const stop = view.follow(store);
        for (const batch of batches) {
          for (const what of batch) perform(store, what);
          await Promise.resolve();
          const id = openId(store);
          if (id === null) continue;
          const fresh = new SchematicView();
          fresh.follow(store)();
          const shown = (one: SchematicView) => NEAR.map((segment) => one.colors.getSegment(segment));
          expect(shown(view)).toEqual(shown(fresh));
        }
        stop();
      },
    ),
  );
});
