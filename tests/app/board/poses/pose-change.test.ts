import { beforeEach, describe, expect, it } from 'vitest';
import { nextChange, type PoseChange } from '../../../../src/app/board/poses/pose-change.ts';
import { beginGesture, setSession, type AppStore } from '../../../../src/app/store/store.ts';
import { PLAIN_POSE, type Pose } from '../../../../src/engine/schematic/pose.ts';
import { plainStore } from '../../../support/documents.ts';
import { schematicHand } from '../../../../src/app/board/tools/schematic-hand.ts';
import { schematicPose } from '../../../../src/app/store/schematic-pose.ts';
import { previewedPose } from '../../../../src/app/board/poses/previewed-pose.ts';
import { openSchematic } from '../../../../src/app/store/open-schematic.ts';

const TURNED: Pose = { mirror: false, rotation: 1, shift: 0 };
const SHIFTED: Pose = { mirror: false, rotation: 0, shift: 1 };

let store: AppStore;
let shown: PoseChange | null;

beforeEach(() => {
  store = plainStore();
  setSession(store, { workspace: 'schematics' });
  shown = null;
  store.subscribe((now, before) => {
    shown = nextChange(shown, before, now);
  });
});

const pointAt = (pose: Pose | null) => previewedPose.set(store, { pose });
const choose = (pose: Pose) => schematicPose.set(store, { pose });

describe('what is shown of a pose over the schematic', () => {
  it('is the way to the pose that is pointed at, and nothing when none is', () => {
    pointAt(TURNED);
    expect(shown).toEqual({ from: PLAIN_POSE, to: TURNED, stays: true, quick: false });
    pointAt(SHIFTED);
    expect(shown).toEqual({ from: PLAIN_POSE, to: SHIFTED, stays: true, quick: false });
    pointAt(null);
    expect(shown).toBeNull();
    pointAt(PLAIN_POSE);
    expect(shown).toBeNull();
  });

  it('does not begin anew when something else changes', () => {
    pointAt(TURNED);
    const before = shown;
    schematicHand.set(store, { tool: 'erase' });
    expect(shown).toBe(before);
  });

  it('is, once, the way to a pose that was chosen', () => {
    choose(TURNED);
    expect(shown).toEqual({ from: PLAIN_POSE, to: TURNED, stays: false, quick: true });
    choose(PLAIN_POSE);
    expect(shown).toEqual({ from: TURNED, to: PLAIN_POSE, stays: false, quick: true });
  });

  it('goes on, but stays no more, when the pose that is pointed at is chosen', () => {
    pointAt(TURNED);
    const { from, to } = shown!;
    choose(TURNED);
    expect(shown!.stays).toBe(false);
    expect([shown!.from, shown!.to]).toEqual([from, to]);
    pointAt(null);
    expect(shown).not.toBeNull();
  });

  it('ends with another schematic, and with an edit', () => {
    pointAt(TURNED);
    previewedPose.set(store, { pose: null });
    choose(TURNED);
    openSchematic(store, 'tile');
    expect(shown).toBeNull();
    choose(SHIFTED);
    beginGesture(store, 'Paint');
    expect(shown).toBeNull();
  });
});
