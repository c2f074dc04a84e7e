import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { Board } from '../../../../src/app/board/Board.tsx';
import { LIGHT_BOARD } from '../../../../src/app/board/board-theme.ts';
import { createBoardView } from '../../../../src/app/view/board-view.ts';
import { packPalette } from '../../../../src/app/board/paint/palette.ts';
import { SegmentColors } from '../../../../src/app/board/paint/segment-colors.ts';
import { loadPieceArt } from '../../../../src/app/cityview/piece-art.ts';
import { PosePreview } from '../../../../src/app/board/poses/PosePreview.tsx';
import { StoreProvider } from '../../../../src/app/store/context.tsx';
import { setSession, type AppStore } from '../../../../src/app/store/store.ts';
import { PLAIN_POSE, poseSegment, type Pose } from '../../../../src/engine/schematic/pose.ts';
import type { Segment } from '../../../../src/engine/segment/segment.ts';
import { plainStore } from '../../../support/documents.ts';
import { boardNamed, placeOf } from '../../../support/workspace.tsx';
import { drawn } from '../board-user.ts';
import { schematicPose } from '../../../../src/app/store/schematic-pose.ts';
import { previewedPose } from '../../../../src/app/board/poses/previewed-pose.ts';

// However far the page is that runs the tests.
await loadPieceArt();

const POSED: Pose = { mirror: false, rotation: 2, shift: 1 };
/** The one segment of the schematic. */
const OWN: Segment = { q: 0, r: 0, k: 0 };

let store: AppStore;

async function prefer(motion: 'reduce' | 'no-preference'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: motion }],
  });
}

beforeEach(async () => {
  store = plainStore();
  setSession(store, { workspace: 'schematics' });
  const view = createBoardView({ left: -4, top: -3, right: 4, bottom: 3 });
  render(
    <MantineProvider forceColorScheme="light">
      <StoreProvider store={store}>
        <div style={{ position: 'relative', width: 500, height: 400 }}>
          <Board
            view={view}
            label="Preview"
            colors={new SegmentColors({ strip0: 0, column0: 0, strips: 0, columns: 0 })}
            palette={packPalette(['#ffffff'])}
            grid="none"
            theme={LIGHT_BOARD}
          >
            <PosePreview theme={LIGHT_BOARD} />
          </Board>
        </div>
      </StoreProvider>
    </MantineProvider>,
  );
  await drawn();
});

afterEach(async () => {
  cleanup();
  await prefer('no-preference');
});

function pixelsAt(segment: Segment): Uint8ClampedArray {
  const board = boardNamed('Preview');
  const canvas = board.querySelectorAll('canvas')[1]!;
  const { inside } = placeOf(board, segment);
  const [box, own] = [canvas.getBoundingClientRect(), board.getBoundingClientRect()];
  const ratio = canvas.width / box.width;
  const [x, y] = [inside.x + own.left - box.left, inside.y + own.top - box.top];
  return canvas.getContext('2d')!.getImageData(x * ratio, y * ratio, 1, 1).data;
}

/** Whether a house stands on a segment: redder than the veil and the guides. */
function hasHouse(segment: Segment): boolean {
  const [red, , blue] = pixelsAt(segment);
  return red! - blue! > 25;
}

const isVeiled = () => pixelsAt({ q: -2, r: 0, k: 0 })[3]! > 0;
const pointAt = (pose: Pose | null) => act(() => previewedPose.set(store, { pose }));

/** Frames in which the overlay is drawn during some time. */
async function framesDrawn(): Promise<number> {
  const canvas = boardNamed('Preview').querySelectorAll('canvas')[1]!;
  const context = canvas.getContext('2d')!;
  const clear = context.clearRect.bind(context);
  let frames = 0;
  context.clearRect = (...box) => {
    frames++;
    clear(...box);
  };
  for (let frame = 0; frame < 10; frame++) await new Promise((next) => requestAnimationFrame(next));
  context.clearRect = clear;
  return frames;
}

describe('a pose that is pointed at', () => {
  it('comes about over the veiled board, then rests, and is gone with the pointer', async () => {
    pointAt(POSED);
    await waitFor(() => expect(isVeiled()).toBe(true));
    expect(await framesDrawn()).toBeGreaterThan(3);
    const end = poseSegment(OWN, POSED);
    expect(hasHouse(end)).toBe(false);
    await waitFor(() => expect(hasHouse(end)).toBe(true), { timeout: 8000 });
    await waitFor(async () => expect(await framesDrawn()).toBe(0), { timeout: 4000 });
    expect(hasHouse(end)).toBe(true);
    pointAt(null);
    await drawn();
    expect(isVeiled()).toBe(false);
  });

  it('is at its end at once for those who want less motion', async () => {
    await prefer('reduce');
    await drawn();
    pointAt(POSED);
    await drawn();
    expect(hasHouse(poseSegment(OWN, POSED))).toBe(true);
    expect(await framesDrawn()).toBe(0);
    // What was chosen is on the board itself.
    pointAt(null);
    act(() => schematicPose.set(store, { pose: POSED }));
    await drawn();
    expect(isVeiled()).toBe(false);
  });
});

describe('a pose that is chosen', () => {
  it('is shown on its way once, and then left to the board', async () => {
    act(() => schematicPose.set(store, { pose: { ...PLAIN_POSE, rotation: 1 } }));
    await waitFor(() => expect(isVeiled()).toBe(true));
    await waitFor(() => expect(isVeiled()).toBe(false), { timeout: 4000 });
    expect(await framesDrawn()).toBe(0);
  });
});
