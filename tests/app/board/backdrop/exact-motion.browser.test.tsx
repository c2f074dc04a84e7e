import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BoardBackdrop } from '../../../../src/app/board/backdrop/board-backdrop.ts';
import { CoarseBackdrop } from '../../../../src/app/board/backdrop/coarse-backdrop.ts';
import { openExactBackdrop } from '../../../../src/app/board/backdrop/exact-backdrop.ts';
import { BoardDrawing } from '../../../../src/app/board/board-drawing.ts';
import { LIGHT_BOARD } from '../../../../src/app/board/board-theme.ts';
import { BoardStage } from '../../../../src/app/board/BoardStage.tsx';
import { FirstPicture } from '../../../../src/app/board/FirstPicture.tsx';
import { segmentCenter } from '../../../../src/app/board/input/board-pointer.ts';
import { packPalette } from '../../../../src/app/board/paint/palette.ts';
import type { Scene } from '../../../../src/app/board/paint/scene.ts';
import { SegmentColors } from '../../../../src/app/board/paint/segment-colors.ts';
import type { PictureProps } from '../../../../src/app/board/picture-props.ts';
import { createBoardView } from '../../../../src/app/view/board-view.ts';
import { hexBounds, toScreen } from '../../../../src/app/view/camera.ts';
import { DIRECTIONS, type Hex } from '../../../../src/engine/hex/hex.ts';
import { drawn } from '../board-user.ts';

const COLORS = ['#102030', '#d04030', '#30a050', '#3050c0'];
const HEXES: readonly Hex[] = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -2, r: 1 },
];
const SEGMENTS = HEXES.flatMap((hex) => DIRECTIONS.map((k) => ({ ...hex, k })));
const SIZE = { width: 300, height: 200 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** Shows a board; `exactly` where the backdrop is drawn by WebGL, here on the processor. */
async function show(
  Picture: (props: PictureProps) => React.ReactNode,
  exactly: boolean,
  more: Partial<Scene> = {},
) {
  const colors = SegmentColors.covering(SEGMENTS);
  SEGMENTS.forEach((segment, index) => colors.setSegment(segment, 1 + (index % 3)));
  const view = createBoardView(hexBounds(HEXES));
  view.resize(SIZE, 1.5);
  const backdrop = new BoardBackdrop(async (element) =>
    exactly ? openExactBackdrop(element, () => true) : undefined,
  );
  backdrop.makeCoarse((element) => new CoarseBackdrop(element));
  const drawing = new BoardDrawing(view, backdrop);
  const end = drawing.show({
    colors,
    palette: packPalette(COLORS),
    grid: 'none',
    theme: LIGHT_BOARD,
    ...more,
  });
  const { container, unmount } = render(
    <div style={{ ...SIZE, position: 'relative' }}>
      <Picture drawing={drawing} />
      <div data-backdrop="" ref={(element) => (element ? backdrop.showOn(element) : undefined)} />
    </div>,
  );
  const moveOnce = async (by: number) => {
    act(() => view.pan(by, 0));
    await drawn();
    vi.advanceTimersByTime(1000);
    await drawn();
  };
  await drawn();
  // The first move of all looks for a graphics card.
  await moveOnce(3);
  await moveOnce(-3);
  const picture = container.querySelector('canvas')!;
  const exact = () => container.querySelectorAll<HTMLCanvasElement>('[data-backdrop] canvas')[1];
  return { colors, view, picture, exact, unmount, end };
}

type Board = Awaited<ReturnType<typeof show>>;

/** The colors that a canvas over the element has at the centers of segments in view, and those of the segments. */
function seenOn(canvas: HTMLCanvasElement, { view, colors }: Board) {
  const copy = document.createElement('canvas');
  Object.assign(copy, { width: canvas.width, height: canvas.height });
  const context = copy.getContext('2d')!;
  context.drawImage(canvas, 0, 0);
  const { camera, pixelRatio } = view.getState();
  const seen: string[] = [];
  const expected: (string | undefined)[] = [];
  for (const segment of SEGMENTS) {
    const { x, y } = toScreen(camera, segmentCenter(segment));
    if (x < 0 || y < 0 || x >= SIZE.width || y >= SIZE.height) continue;
    const [red, green, blue] = context.getImageData(
      Math.floor(x * pixelRatio),
      Math.floor(y * pixelRatio),
      1,
      1,
    ).data;
    seen.push(`#${((1 << 24) | (red! << 16) | (green! << 8) | blue!).toString(16).slice(1)}`);
    expected.push(COLORS[colors.getSegment(segment)]);
  }
  expect(seen.length).toBeGreaterThan(3);
  return { seen, expected };
}

function pixelsOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
  return canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data;
}

function expectSamePixels(one: Uint8ClampedArray, other: Uint8ClampedArray): void {
  expect(one.length).toBe(other.length);
  expect(one.findIndex((value, index) => value !== other[index])).toBe(-1);
}

/** Moves a view in many ways, then lets it rest. */
async function moveAndRest({ view, colors }: Board): Promise<void> {
  view.zoom(0.4, { x: 20, y: 30 });
  await drawn();
  for (let step = 0; step < 12; step++) view.pan(-11, 7);
  await drawn();
  colors.setSegment(SEGMENTS[3]!, 3);
  view.zoom(3.3, { x: 200, y: 150 });
  view.pan(40, -80);
  await drawn();
  vi.advanceTimersByTime(1000);
  await drawn();
}

it.each([
  ['the first picture', FirstPicture],
  ['the stage', BoardStage],
])('stands in the place of the picture while colors alone are moved: %s', async (_name, Picture) => {
  const board = await show(Picture, true);
  const { view, picture, exact } = board;
  const expectExact = () => {
    const { seen, expected } = seenOn(exact()!, board);
    expect(seen).toEqual(expected);
    expect(exact()).toBeVisible();
    expect(picture).not.toBeVisible();
  };
  const before = pixelsOf(picture);
  for (const move of [
    () => view.pan(-31, 12),
    () => view.pan(-90, 12),
    () => view.zoom(0.3),
    () => view.zoom(2.2),
    () => view.pan(500, 0),
    () => view.pan(-450, 0),
  ]) {
    move();
    if (view.getState().camera.originX < 400) expectExact();
    await drawn();
    expect(picture).not.toBeVisible();
  }
  expectSamePixels(pixelsOf(picture), before);
  vi.advanceTimersByTime(1000);
  await drawn();
  expect(picture).toBeVisible();
  expect(exact()).not.toBeVisible();
});

it('shows colors that change while it moves, in the next frame', async () => {
  const board = await show(BoardStage, true);
  const { view, colors, exact } = board;
  view.pan(-5, 0);
  await drawn();
  colors.setSegment(SEGMENTS[0]!, 3);
  // Konva draws in a frame that was asked for before this one.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const { seen, expected } = seenOn(exact()!, board);
  expect(seen).toEqual(expected);
  expect(seen).toContain('#3050c0');
});

it('stands behind the picture where lines are shown', async () => {
  const board = await show(BoardStage, true, { grid: 'everywhere' });
  const { view, picture, exact } = board;
  view.zoom(0.5);
  const { seen, expected } = seenOn(exact()!, board);
  expect(seen).toEqual(expected);
  expect(exact()).toBeVisible();
  expect(picture).toBeVisible();
});

it.each(['none', 'land'] as const)('leaves pixels at rest what they are: grid %s', async (grid) => {
  const exact = await show(BoardStage, true, { grid });
  await moveAndRest(exact);
  const coarse = await show(BoardStage, false, { grid });
  await moveAndRest(coarse);
  expect(exact.exact()).toBeDefined();
  expect(coarse.exact()).toBeUndefined();
  expect(exact.view.getState().camera).toEqual(coarse.view.getState().camera);
  expectSamePixels(pixelsOf(exact.picture), pixelsOf(coarse.picture));
});

it('leaves its place to the coarse backdrop and the picture while the context is lost', async () => {
  const board = await show(BoardStage, true);
  const { view, picture, exact } = board;
  view.pan(-5, 0);
  expect(picture).not.toBeVisible();
  exact()!.getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext();
  view.pan(-5, 0);
  expect(picture).toBeVisible();
  await drawn();
  expect(exact()).not.toBeVisible();
});

it('gives its context back with the board', async () => {
  const { exact, unmount, end } = await show(BoardStage, true);
  const gl = exact()!.getContext('webgl2')!;
  unmount();
  end();
  expect(gl.isContextLost()).toBe(true);
});
