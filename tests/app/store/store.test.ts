import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removePlacement, stampSchematic } from '../../../src/app/store/city-edits.ts';
import { CityView } from '../../../src/app/cityview/city-view.ts';
import {
  addSchematic,
  changeId,
  deleteSchematic,
  duplicateSchematic,
  freeId,
} from '../../../src/app/document/library-edits.ts';
import { paintSegment } from '../../../src/app/features/schematics/painting.ts';
import { fromChunks } from '../../../src/app/document/chunked.ts';
import { toSchematic } from '../../../src/app/document/document.ts';
import type { Step } from '../../../src/app/document/step.ts';
import {
  beginGesture,
  cancelGesture,
  canUndo,
  edit,
  editApart,
  endGesture,
  goToStep,
  isWalk,
  redoStep,
  setSession,
  undoStep,
  type AppStore,
} from '../../../src/app/store/store.ts';
import { Timeline } from '../../../src/app/document/timeline.ts';
import { isLand } from '../../../src/engine/board/board.ts';
import { commonRows, withoutRows } from '../../../src/engine/land/row-sets.ts';
import { addLand, removeLand } from '../../../src/app/features/land/land-edits.ts';
import { brushRows } from '../../../src/app/features/land/land-brush.ts';
import { landUnder, standingOn } from '../../../src/app/features/land/land-removal.ts';
import { layGroundBy } from '../../../src/app/features/ground/ground-edits.ts';
import { followReshapes } from '../../../src/app/cityview/reshape-view.ts';
import { fits } from '../../../src/engine/fit/explain.ts';
import { orient, PLAIN_POSE, type Pose } from '../../../src/engine/schematic/pose.ts';
import { anyPose } from '../../support/arbitraries.ts';
import { nearSegment, plainStore } from '../../support/documents.ts';
import { expectSameView } from '../../support/same-view.ts';
import { stamping } from '../../../src/app/cityview/stamping.ts';
import { heldTool } from '../../../src/app/cityview/city-tool.ts';
import { citySelection } from '../../../src/app/cityview/selection-slice.ts';
import { schematicPose } from '../../../src/app/store/schematic-pose.ts';

/** One thing that a user does. */
type Operation = (store: AppStore) => void;

const anyIndex = fc.nat(9);

function schematicAt(store: AppStore, index: number): string | undefined {
  const { order } = store.getState().document;
  return order[index % Math.max(1, order.length)];
}

followReshapes();

/** Land under a brush at a place at or beyond the shore. */
const someLand = fc
  .record({ q: fc.integer({ min: -45, max: 45 }), r: fc.integer({ min: -6, max: 6 }), radius: fc.nat(2) })
  .map(({ q, r, radius }) => brushRows([{ q: q % 7 === 0 ? q : q % 6, r }], radius));

const anyOperation: fc.Arbitrary<Operation> = fc.oneof(
  fc
    .tuple(
      anyIndex,
      fc.array(nearSegment, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('house', 'wheat', null),
    )
    .map(([index, segments, kind]): Operation => (store) => {
      const id = schematicAt(store, index);
      if (id === undefined) return;
      beginGesture(store, 'Paint');
      for (const segment of segments) edit(store, 'Paint', (draft) => paintSegment(draft, id, segment, kind));
      endGesture(store);
    }),
  fc.tuple(anyIndex, nearSegment, anyPose).map(([index, at, pose]): Operation => (store) => {
    const id = schematicAt(store, index);
    const { document } = store.getState();
    if (id === undefined) return;
    const { hexes } = toSchematic(document.schematics[id]!);
    const view = new CityView(document.city);
    if (hexes.length === 0 || !fits(view.board, orient(hexes, pose), at)) return;
    stampSchematic(store, id, at, pose);
  }),
  anyIndex.map((index): Operation => (store) => {
    const placements = fromChunks(store.getState().document.city.placements);
    const placement = placements[index % Math.max(1, placements.length)];
    if (placement) removePlacement(store, placement.id);
  }),
  anyIndex.map((index): Operation => (store) => {
    const { document } = store.getState();
    const id = freeId('Piece', document.schematics);
    edit(store, 'New', (draft) => addSchematic(draft, id, 'Piece', schematicAt(store, index) ?? null));
  }),
  anyIndex.map((index): Operation => (store) => {
    const id = schematicAt(store, index);
    if (id === undefined) return;
    const copy = freeId(id, store.getState().document.schematics);
    edit(store, 'Duplicate', (draft) => duplicateSchematic(draft, id, copy));
  }),
  anyIndex.map((index): Operation => (store) => {
    const id = schematicAt(store, index);
    if (id !== undefined) edit(store, 'Delete', (draft) => deleteSchematic(draft, id));
  }),
  fc.tuple(someLand, fc.boolean()).map(([rows, draws]): Operation => (store) => {
    const { document } = store.getState();
    if (draws) return edit(store, 'Draw land', (draft) => addLand(draft, document, rows));
    const standing = standingOn(new CityView(document.city), commonRows(rows, document.city.land));
    const free = withoutRows(rows, landUnder(standing));
    edit(store, 'Erase land', (draft) => removeLand(draft, document, free));
  }),
  fc
    .tuple(fc.array(nearSegment, { minLength: 1, maxLength: 8 }), fc.constantFrom('house', 'wheat', null))
    .map(([segments, kind]): Operation => (store) => {
      const { document } = store.getState();
      const view = new CityView(document.city);
      const free = segments.filter((one) => isLand(view.board, one) && !view.placementAt(one));
      const changes = free.map((segment) => ({ segment, kind }));
      edit(store, 'Paint ground', (draft) => layGroundBy(draft, document, changes));
    }),
  fc.constant<Operation>((store) => undoStep(store)),
  fc.constant<Operation>((store) => redoStep(store)),
);

describe('what is open', () => {
  const open = (store: AppStore) => store.getState().session.schematic;
  const remove = (store: AppStore, id: string) =>
    edit(store, 'Delete', (draft) => deleteSchematic(draft, id));

  it('is open again when its deletion is undone, however many steps back', () => {
    const store = plainStore();
    setSession(store, { schematic: 'pair' });
    remove(store, 'pair');
    expect(open(store)).toBe('single');
    undoStep(store);
    expect(open(store)).toBe('pair');
    redoStep(store);
    expect(open(store)).toBe('single');
    remove(store, 'single');
    goToStep(store, 0);
    expect(open(store)).toBe('pair');
  });

  it('shows a schematic in its plain pose when it is open again, not in the pose of the one before', () => {
    const store = plainStore();
    setSession(store, { schematic: 'pair' });
    remove(store, 'pair');
    const pose: Pose = { mirror: true, rotation: 2, shift: 1 };
    schematicPose.set(store, { pose });
    undoStep(store);
    expect(open(store)).toBe('pair');
    expect(schematicPose.of(store.getState()).pose).toEqual(PLAIN_POSE);
  });

  it('stays when the deletion of another one is undone', () => {
    const store = plainStore();
    const pose: Pose = { mirror: true, rotation: 2, shift: 1 };
    setSession(store, { schematic: 'tile' });
    schematicPose.set(store, { pose });
    remove(store, 'pair');
    undoStep(store);
    expect(open(store)).toBe('tile');
    expect(schematicPose.of(store.getState()).pose).toEqual(pose);
  });
});

describe('a document under edits', () => {
  it('is undone to its start and redone to its end, exactly; the view of its city follows all the way', () => {
    fc.assert(
      fc.property(fc.array(anyOperation, { maxLength: 25 }), (operations) => {
        const store = plainStore();
        const start = store.getState().document;
        const view = new CityView(start.city);
        const follow = () => {
          view.update(store.getState().document.city);
          expectSameView(view, new CityView(store.getState().document.city));
        };
        for (const operate of operations) {
          operate(store);
          follow();
        }
        const end = store.getState().document;
        const steps = store.getState().timeline.past.length;
        for (let step = 0; step < steps; step++) undoStep(store);
        follow();
        expect(store.getState().document).toEqual(start);
        for (let step = 0; step < steps; step++) redoStep(store);
        expect(store.getState().document).toEqual(end);
      }),
      { numRuns: 60 },
    );
  });

  it('takes all edits of a gesture as one step under its label', () => {
    const store = plainStore();
    const before = store.getState().document;
    beginGesture(store, 'Paint wheat');
    for (const k of [0, 1, 2] as const)
      edit(store, 'Paint', (draft) => paintSegment(draft, 'single', { q: 1, r: 0, k }, 'wheat'));
    endGesture(store);
    expect(store.getState().timeline.past.map(({ label }) => label)).toEqual(['Paint wheat']);
    expect(store.getState().document.schematics['single']!.hexes['1,0']).toEqual([
      'wheat',
      'wheat',
      'wheat',
      null,
      null,
      null,
    ]);
    undoStep(store);
    expect(store.getState().document).toEqual(before);
  });

  it('has nothing of a gesture that was canceled', () => {
    const store = plainStore();
    const before = store.getState().document;
    beginGesture(store, 'Paint wheat');
    edit(store, 'Paint', (draft) => paintSegment(draft, 'single', { q: 1, r: 0, k: 0 }, 'wheat'));
    cancelGesture(store);
    const { document, timeline, gesture } = store.getState();
    expect(document).toEqual(before);
    expect(gesture).toBeNull();
    expect([...timeline.past, ...timeline.future]).toEqual([]);
  });

  it('takes no step for an edit, or a gesture, that changes nothing', () => {
    const store = plainStore();
    edit(store, 'Paint', (draft) => paintSegment(draft, 'single', { q: 0, r: 0, k: 0 }, 'house'));
    beginGesture(store, 'Paint');
    endGesture(store);
    expect(store.getState().timeline.past).toEqual([]);
  });

  it('cannot redo what was undone once something new is done', () => {
    const store = plainStore();
    edit(store, 'One', (draft) => addSchematic(draft, 'one', 'One', null));
    undoStep(store);
    edit(store, 'Two', (draft) => addSchematic(draft, 'two', 'Two', null));
    redoStep(store);
    expect(store.getState().document.order.includes('one')).toBe(false);
    expect(store.getState().timeline.future).toEqual([]);
  });

  it('drops a session that names what undo took away', () => {
    const store = plainStore();
    edit(store, 'New', (draft) => addSchematic(draft, 'one', 'One', null));
    store.setState(({ session }) => ({
      session: {
        ...session,
        schematic: 'one',
      },
    }));
    stamping.take(store, { schematic: 'one', pose: PLAIN_POSE });
    undoStep(store);
    expect(store.getState().session.schematic).toBe('single');
    expect(heldTool(store.getState())).toBe('select');
  });

  it('opens what came in the place of a schematic that is gone, or stood before it', () => {
    const store = plainStore();
    const { order } = store.getState().document;
    setSession(store, { schematic: order[2]! });
    edit(store, 'Change id', (draft) => changeId(draft, order[2]!, 'other'));
    expect(store.getState().session.schematic).toBe('other');
    undoStep(store);
    expect(store.getState().session.schematic).toBe(order[2]);
    edit(store, 'Delete', (draft) => deleteSchematic(draft, order[2]!));
    expect(store.getState().session.schematic).toBe(order[1]);
  });

  it('puts down the ghost, and lets go of the selection, when what they name is deleted', () => {
    const store = plainStore();
    const [placement] = fromChunks(store.getState().document.city.placements);
    setSession(store, { schematic: 'tile' });
    citySelection.set(store, { ids: [placement!.id] });
    stamping.take(store, { schematic: 'tile', pose: PLAIN_POSE });
    edit(store, 'Delete', (draft) => deleteSchematic(draft, 'tile'));
    expect(store.getState().session.schematic).toBe('pair');
    expect(heldTool(store.getState())).toBe('select');
    removePlacement(store, placement!.id);
    expect(citySelection.of(store.getState()).ids).toEqual([]);
  });

  it('keeps the gesture that is under way when one before it is ended late, as by a field that loses the focus', () => {
    const store = plainStore();
    const endRenaming = beginGesture(store, 'Rename');
    edit(store, 'Rename', (draft) => void (draft.schematics['single']!.name = 'Cottage'));
    beginGesture(store, 'Paint');
    edit(store, 'Paint', (draft) => paintSegment(draft, 'single', { q: 1, r: 0, k: 0 }, 'wheat'));
    endRenaming();
    edit(store, 'Paint', (draft) => paintSegment(draft, 'single', { q: 1, r: 0, k: 1 }, 'wheat'));
    endGesture(store);
    expect(store.getState().timeline.past.map(({ label }) => label)).toEqual(['Rename', 'Paint']);
  });

  it('records what comes from elsewhere as a step of its own while a gesture goes on', () => {
    const store = plainStore();
    const before = store.getState().document;
    beginGesture(store, 'Change seed');
    edit(store, 'Change seed', (draft) => void (draft.recipe.seed = 2));
    editApart(store, 'Generate', (draft) => void (draft.city.placements = {}));
    edit(store, 'Change seed', (draft) => void (draft.recipe.seed = 23));
    expect(store.getState().timeline.past.map(({ label }) => label)).toEqual(['Generate']);
    endGesture(store);
    expect(store.getState().timeline.past.map(({ label }) => label)).toEqual(['Generate', 'Change seed']);
    undoStep(store);
    undoStep(store);
    expect(store.getState().document).toEqual(before);
  });

  it('says what typing a name has done as one replacement, and takes no step when it ends as it began', () => {
    const store = plainStore();
    const rename = (name: string) =>
      edit(store, 'Rename', (draft) => void (draft.schematics['single']!.name = name));
    const { name } = store.getState().document.schematics['single']!;
    beginGesture(store, 'Rename');
    for (const text of ['M', 'Mi', 'Mil', 'Mill']) rename(text);
    expect(canUndo(store.getState())).toBe(true);
    endGesture(store);
    const path = ['schematics', 'single', 'name'];
    expect(store.getState().timeline.last).toMatchObject({
      patches: [{ op: 'replace', path, value: 'Mill' }],
      inverse: [{ op: 'replace', path, value: name }],
    });
    beginGesture(store, 'Rename');
    for (const text of ['Mil', 'Mi', 'Mil', 'Mill']) rename(text);
    expect(store.getState().gesture!.parts).toBeNull();
    endGesture(store);
    expect(store.getState().timeline.position).toBe(1);
  });

  it('says so of a name that is kept in two places, too', () => {
    const store = plainStore();
    const rename = (name: string) =>
      edit(store, 'Rename', (draft) => {
        draft.schematics['single']!.name = name;
        draft.schematics['tile']!.name = name;
      });
    const { document: before } = store.getState();
    beginGesture(store, 'Rename');
    for (const text of ['M', 'Mi', 'Mil', 'Mill']) rename(text);
    endGesture(store);
    expect(store.getState().timeline.last!.patches).toHaveLength(2);
    undoStep(store);
    expect(store.getState().document).toEqual(before);
  });

  it('goes to any step at once, both ways, and no further than the history', () => {
    const store = plainStore();
    const states = [store.getState().document];
    for (const seed of [5, 6, 7, 8]) {
      edit(store, 'Change seed', (draft) => void (draft.recipe.seed = seed));
      states.push(store.getState().document);
    }
    for (const [to, at] of [
      [1, 1],
      [3, 3],
      [-2, 0],
      [9, 4],
    ] as const) {
      goToStep(store, to);
      expect(store.getState().timeline.position).toBe(at);
      expect(store.getState().document).toEqual(states[at]);
    }
  });

  it('tells a walk through the history from edits, gestures and what only looks', () => {
    const store = plainStore();
    const walks: boolean[] = [];
    store.subscribe((state, before) => void walks.push(isWalk(before, state)));
    const change = (seed: number) => edit(store, 'Change seed', (draft) => void (draft.recipe.seed = seed));
    change(5);
    change(6);
    setSession(store, { workspace: 'city' });
    beginGesture(store, 'Change seed');
    change(7);
    cancelGesture(store);
    beginGesture(store, 'Change seed');
    change(8);
    endGesture(store);
    editApart(store, 'Change seed', (draft) => void (draft.recipe.seed = 9));
    expect(walks.length).toBeGreaterThan(7);
    expect(walks).not.toContain(true);
    for (const walk of [() => undoStep(store), () => redoStep(store), () => goToStep(store, 0)]) {
      walks.length = 0;
      walk();
      expect(walks.filter(Boolean)).toHaveLength(1);
    }
  });

  it('brings back the very same city when a generation is undone', () => {
    const store = plainStore();
    const { city } = store.getState().document;
    edit(store, 'Generate', (draft) => void (draft.city = { ...draft.city, placements: {} }));
    undoStep(store);
    expect(store.getState().document.city).toBe(city);
  });

  it('undoes what was done to a schematic that is called as no property should be', () => {
    const store = plainStore();
    edit(store, 'New', (draft) => addSchematic(draft, 'constructor', 'Constructor', null));
    const named = store.getState().document;
    edit(store, 'Paint', (draft) => paintSegment(draft, 'constructor', { q: 0, r: 0, k: 0 }, 'wheat'));
    undoStep(store);
    expect(store.getState().document).toEqual(named);
  });
});

describe('a damaged step', () => {
  it('ends undo where it stands, and leaves the document and the history whole', () => {
    const store = plainStore();
    for (const seed of [101, 102, 103, 104])
      edit(store, `Seed ${seed}`, (draft) => void (draft.recipe.seed = seed));
    const steps = store.getState().timeline.slice(0, 4);
    const nowhere: Step = { ...steps[1]!, inverse: [{ op: 'replace', path: ['no', 'where'], value: 1 }] };
    const timeline = Timeline.of([steps[0]!, nowhere, steps[2]!, steps[3]!], 0, 4);
    store.setState({ timeline });
    goToStep(store, 0);
    const stuck = store.getState();
    expect(stuck.document.recipe.seed).toBe(102);
    expect(stuck.timeline).toMatchObject({ first: 0, position: 2, end: 4 });
    expect(stuck.stuckStep?.label).toBe('Seed 102');
    undoStep(store);
    expect(store.getState().document).toBe(stuck.document);
    expect(store.getState().stuckStep).not.toBe(stuck.stuckStep);
    redoStep(store);
    expect(store.getState().document.recipe.seed).toBe(103);
  });
});
