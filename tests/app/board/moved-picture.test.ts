import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { marginOf, MovedPicture } from '../../../src/app/board/moved-picture.ts';
import type { Camera } from '../../../src/app/view/camera.ts';
import { covers, isWhole, placingOf, transformOf } from '../../../src/app/board/placing.ts';
import { createBoardView } from '../../../src/app/view/board-view.ts';

const SIZE = { width: 300, height: 200 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * A picture that follows a view and counts how often it is drawn; a frame has shown it unless it is `unseen`. With an
 * exact backdrop, colors alone are seen below a scale of 30.
 */
function follow(pixelRatio: number, { unseen = false, exact = false } = {}) {
  const view = createBoardView();
  view.resize(SIZE, pixelRatio);
  const style = { transform: '' };
  const shown: { backdrop: Camera | undefined; isPicture: boolean } = {
    backdrop: undefined,
    isPicture: true,
  };
  const draw = vi.fn<() => void>();
  const [moveNodes, drawNodes] = [vi.fn<(x: number, y: number) => void>(), vi.fn<(camera: Camera) => void>()];
  const prepare = vi.fn<() => void>();
  const picture = new MovedPicture({
    carrier: { style } as unknown as HTMLElement,
    backdrop: {
      isExact: exact,
      show: (camera) => void (shown.backdrop = camera),
      hide: () => void (shown.backdrop = undefined),
      prepare,
    },
    draw,
    drawBit: () => undefined,
    moveNodes,
    drawNodes,
    isPlain: ({ scale }) => scale < 30,
    showPicture: (isShown) => void (shown.isPicture = isShown),
  });
  picture.resize(view.getState().camera, SIZE, pixelRatio);
  if (!unseen) picture.painted();
  view.subscribe(({ camera }) => picture.follow(camera));
  return { view, picture, style, shown, draw, moveNodes, drawNodes, prepare };
}

const rests = fc.constant({ kind: 'rest' as const });
const pans = fc.record({
  kind: fc.constant('pan' as const),
  x: fc.integer({ min: -90, max: 90 }),
  y: fc.integer({ min: -90, max: 90 }),
});
const slowPans = fc.record({
  kind: fc.constant('pan' as const),
  x: fc.integer({ min: -20, max: 20 }),
  y: fc.integer({ min: -20, max: 20 }),
});
const paints = fc.constant({ kind: 'paint' as const });
const zooms = fc.record({ kind: fc.constant('zoom' as const), by: fc.constantFrom(0.3, 0.8, 1, 1.25, 4) });
const ratios = fc.constantFrom(1, 1.25, 1.5, 2, 2.625);

it('a picture covers its element, or its backdrop does; at rest it covers it with every pixel in place', () => {
  fc.assert(
    fc.property(
      ratios,
      fc.boolean(),
      fc.array(fc.oneof(pans, slowPans, slowPans, paints, zooms, rests), { maxLength: 40 }),
      (pixelRatio, exact, steps) => {
        const { view, picture, style, shown } = follow(pixelRatio, { exact });
        const margin = marginOf(pixelRatio);
        for (const step of steps) {
          if (step.kind === 'pan') view.pan(step.x, step.y);
          else if (step.kind === 'zoom') view.zoom(step.by);
          else if (step.kind === 'paint') picture.painted();
          else vi.advanceTimersByTime(1000);
          const placing = placingOf(picture.drawn!, view.getState().camera);
          if (style.transform === '') expect(placing).toEqual({ factor: 1, x: 0, y: 0 });
          else expect(style.transform).toBe(transformOf(placing));
          if (!shown.backdrop) expect(covers(placing, SIZE, { x: margin, y: margin })).toBe(true);
          if (step.kind === 'rest') expect(!shown.backdrop && isWhole(placing, pixelRatio)).toBe(true);
          expect(shown.isPicture).toBe(!picture.isReplaced);
          if (!shown.isPicture) expect([exact, shown.backdrop]).toEqual([true, view.getState().camera]);
          if (step.kind === 'rest') expect(shown.isPicture).toBe(true);
        }
        picture.stop();
      },
    ),
    { numRuns: 200 },
  );
});

it('a picture comes ahead of a pan, once in 60 pixels, and is never drawn at once', () => {
  const { view, draw, moveNodes, drawNodes, picture, style } = follow(2);
  draw.mockClear();
  for (let i = 0; i < 104; i++) {
    view.pan(11, 6);
    const { coming, drawn } = picture;
    // It takes two frames; the nodes are drawn in the next one.
    if (i % 2 === 0 && drawNodes.mock.lastCall) expect(drawNodes.mock.lastCall).toEqual([drawn]);
    if (i % 2 === 0 || !coming) continue;
    picture.painted();
    expect(picture.drawn).toBe(coming);
    expect(moveNodes).toHaveBeenLastCalledWith(
      coming.originX - drawn!.originX,
      coming.originY - drawn!.originY,
    );
    expect(style.transform).toBe(transformOf(placingOf(coming, view.getState().camera)));
  }
  expect(draw).not.toHaveBeenCalled();
  // The first one ends sooner: it does not lie ahead.
  expect(drawNodes.mock.calls.length).toBeLessThanOrEqual(1 + (104 * 11) / 60);
});

it('a picture that does not come in time is drawn at once', () => {
  const { view, draw, drawNodes, picture } = follow(2);
  draw.mockClear();
  for (let i = 0; i < 104; i++) view.pan(11, 6);
  expect(drawNodes).not.toHaveBeenCalled();
  expect(draw.mock.calls.length).toBeLessThanOrEqual((104 * 11) / 60);
  expect(picture.isMoving).toBe(true);
  const { calls } = draw.mock;
  const before = calls.length;
  const where = picture.drawn;
  vi.advanceTimersByTime(1000);
  expect(calls.length).toBe(before + 1);
  expect(picture.drawn).toBe(where);
});

it('a picture that no frame has shown is drawn where the view is, and does not move', () => {
  const { view, draw, picture, style } = follow(2, { unseen: true });
  draw.mockClear();
  view.pan(11, 6);
  view.zoom(0.8);
  expect(draw).toHaveBeenCalledTimes(2);
  expect(picture.drawn).toBe(view.getState().camera);
  expect(style.transform).toBe('');
  expect(picture.isMoving).toBe(false);
});

it('leaves its place to an exact backdrop while it moves where colors alone are seen, and comes back', () => {
  const { view, draw, picture, shown, prepare } = follow(2, { exact: true });
  view.zoom(0.3);
  expect([picture.isReplaced, shown.isPicture]).toEqual([true, false]);
  expect(prepare).not.toHaveBeenCalled();
  draw.mockClear();
  view.zoom(1.2);
  expect(draw).not.toHaveBeenCalled();
  // Lines are seen from here: the picture on its canvas is of another place.
  view.zoom(1.5);
  expect([picture.isReplaced, shown.isPicture, shown.backdrop]).toEqual([false, true, undefined]);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(picture.drawn).toBe(view.getState().camera);
  view.zoom(0.3);
  vi.advanceTimersByTime(1000);
  expect([picture.isReplaced, shown.isPicture, shown.backdrop]).toEqual([false, true, undefined]);
  expect(prepare).toHaveBeenCalled();
});
