import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { undoCommand } from '../../../../../src/app/features/history/history-commands.ts';
import {
  schematicRunner,
  type SchematicRunner,
} from '../../../../../src/app/features/schematics/tools/schematic-runner.ts';
import { currentSelection } from '../../../../../src/app/features/schematics/selection/selection-edits.ts';
import { cancelGesture, setSession, undoStep, type AppStore } from '../../../../../src/app/store/store.ts';
import type { Hex } from '../../../../../src/engine/hex/hex.ts';
import { poseSegment } from '../../../../../src/engine/schematic/pose.ts';
import type { Segment } from '../../../../../src/engine/segment/segment.ts';
import { anyPose } from '../../../../support/arbitraries.ts';
import { plainStore } from '../../../../support/documents.ts';
import { pointOn } from '../../../../support/tool-board.ts';
import { schematicHand } from '../../../../../src/app/board/tools/schematic-hand.ts';
import { schematicPose } from '../../../../../src/app/store/schematic-pose.ts';

let store: AppStore;
let runner: SchematicRunner;

beforeEach(() => {
  store = plainStore();
  setSession(store, { workspace: 'schematics', schematic: 'single', kind: 'wheat' });
  runner = schematicRunner(store);
});

const hexes = () => store.getState().document.schematics['single']!.hexes;
const labels = () => store.getState().timeline.past.map(({ label }) => label);
const [first, second] = [pointOn({ q: 0, r: 0, k: 2 }), pointOn({ q: 0, r: 0, k: 3 })];
const [h, w] = ['house', 'wheat'];

describe('the runner of tools', () => {
  it('makes one step of a stroke', () => {
    runner.press(first);
    runner.move([second]);
    runner.release(second);
    expect(hexes()).toEqual({ '0,0': [h, null, w, w, null, null] });
    expect(labels()).toEqual(['Paint wheat field in single']);
    undoStep(store);
    expect(hexes()).toEqual({ '0,0': [h, null, null, null, null, null] });
  });

  it('takes everything back when it is canceled, and does nothing more until the next press', () => {
    runner.press(first);
    runner.cancel();
    runner.move([second]);
    runner.release(second);
    expect(hexes()).toEqual({ '0,0': [h, null, null, null, null, null] });
    expect(labels()).toEqual([]);
  });

  it('is called off by undo during a stroke, and no step before it is taken back', () => {
    const undo = () => undoCommand.run({ store, board: null, cursor: null, switchColors: () => {} });
    runner.press(first);
    runner.release(first);
    schematicHand.set(store, { tool: 'select', brush: 'paint' });
    runner.press(pointOn({ q: 2, r: 0, k: 0 }));
    runner.move([pointOn({ q: -2, r: 0, k: 0 })]);
    expect(runner.isRunning).toBe(true);
    undo();
    expect(runner.isRunning).toBe(false);
    expect(runner.state.getState().preview).toBeNull();
    expect(hexes()).toEqual({ '0,0': [h, null, w, null, null, null] });
    undo();
    expect(hexes()).toEqual({ '0,0': [h, null, null, null, null, null] });
    schematicHand.set(store, { tool: 'paint' });
    runner.press(second);
    undo();
    runner.release(second);
    expect(hexes()).toEqual({ '0,0': [h, null, null, null, null, null] });
    expect(store.getState().underWay).toEqual([]);
  });

  it('ends with its gesture, whatever ends that', () => {
    const stop = runner.connect();
    runner.press(first);
    expect(runner.state.getState().preview).not.toBeNull();
    cancelGesture(store);
    expect(runner.isRunning).toBe(false);
    expect(runner.state.getState().preview).toBeNull();
    runner.move([second]);
    expect(hexes()).toEqual({ '0,0': [h, null, null, null, null, null] });
    stop();
  });

  it('ends with the schematic that it was begun on: no other one is painted', () => {
    const stop = runner.connect();
    const before = store.getState().document.schematics;
    const other = Object.keys(before).find((id) => id !== 'single')!;
    runner.press(first);
    setSession(store, { schematic: other });
    expect(runner.isRunning).toBe(false);
    expect(runner.state.getState().preview).toBeNull();
    runner.move([second]);
    runner.release(second);
    expect(hexes()).toEqual({ '0,0': [h, null, w, null, null, null] });
    expect(store.getState().document.schematics[other]).toBe(before[other]);
    expect(labels()).toEqual(['Paint wheat field in single']);
    expect(store.getState().gesture).toBeNull();
    stop();
  });

  it('erases with the secondary button whatever the tool but Select, and picks with Alt', () => {
    for (const tool of ['center', 'pick'] as const) {
      schematicHand.set(store, { tool });
      const pointer = pointOn({ q: 0, r: 0, k: 0 }, { button: 'secondary' });
      runner.press(pointer);
      runner.release(pointer);
      expect(hexes()).toEqual({});
      undoStep(store);
    }
    schematicHand.set(store, { tool: 'tile', brush: 'tile' });
    const pointer = pointOn({ q: 0, r: 0, k: 0 }, { modifiers: { shift: false, alt: true, control: false } });
    runner.press(pointer);
    runner.release(pointer);
    expect(schematicHand.of(store.getState()).tool).toBe('tile');
    expect(store.getState().session.kind).toBe('house');
  });

  it('returns from Pick to the brush that was used last', () => {
    schematicHand.set(store, { tool: 'pick', brush: 'line' });
    const pointer = pointOn({ q: 0, r: 0, k: 0 });
    runner.press(pointer);
    runner.release(pointer);
    expect(schematicHand.of(store.getState()).tool).toBe('line');
    expect(store.getState().session.kind).toBe('house');
  });

  it('moves what is selected with the drag, and lets a canceled drag leave it where it was', () => {
    schematicHand.set(store, { tool: 'select' });
    const house = pointOn({ q: 0, r: 0, k: 0 });
    runner.press(house);
    runner.release(house);
    expect(currentSelection(store.getState())?.segments).toEqual([{ q: 0, r: 0, k: 0 }]);
    runner.press(house);
    runner.move([pointOn({ q: 2, r: -1, k: 0 })]);
    expect(Object.keys(hexes())).toEqual(['2,-1']);
    runner.cancel();
    expect(Object.keys(hexes())).toEqual(['0,0']);
    runner.press(house);
    runner.move([pointOn({ q: 2, r: -1, k: 0 })]);
    runner.release(pointOn({ q: 2, r: -1, k: 0 }));
    expect(labels()).toEqual(['Move selection in single']);
    expect(currentSelection(store.getState())?.segments).toEqual([{ q: 2, r: -1, k: 0 }]);
  });

  it('moves the center, as one step', () => {
    schematicHand.set(store, { tool: 'center' });
    const pointer = pointOn({ q: 2, r: -1, k: 4 });
    runner.press(pointer);
    runner.release(pointer);
    expect(Object.keys(hexes())).toEqual(['-2,1']);
    expect(labels()).toEqual(['Move center in single']);
  });

  it('tells from where to where all moves on the board with its center, in every pose', () => {
    fc.assert(
      fc.property(anyPose, fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }), (pose, q, r) => {
        store = plainStore();
        setSession(store, { workspace: 'schematics', schematic: 'single' });
        schematicPose.set(store, { pose });
        schematicHand.set(store, { tool: 'center' });
        const told: Hex[] = [];
        runner = schematicRunner(store, (by) => told.push(by));
        const house: Segment = { q: 0, r: 0, k: 0 };
        const seen = poseSegment(house, pose);
        const pointer = pointOn(poseSegment({ q, r, k: 3 }, pose));
        runner.press(pointer);
        runner.release(pointer);
        const after = poseSegment({ q: 0 - q, r: 0 - r, k: 0 }, pose);
        const isMoved = q !== 0 || r !== 0;
        expect(told).toEqual(isMoved ? [{ q: seen.q - after.q, r: seen.r - after.r }] : []);
        expect(after.k).toBe(seen.k);
      }),
    );
  });

  it('says why it does nothing', () => {
    const far = pointOn({ q: 600, r: 0, k: 0 });
    runner.press(far);
    runner.release(far);
    expect(runner.state.getState().message).toMatch(/512 hexes/);
    expect(labels()).toEqual([]);
  });
});
