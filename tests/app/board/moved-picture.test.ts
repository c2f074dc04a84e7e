import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Backdrop } from '../../../src/app/board/backdrop.ts';
import { marginOf, MovedPicture } from '../../../src/app/board/moved-picture.ts';
import { covers, isWhole, placingOf, transformOf } from '../../../src/app/board/placing.ts';
import { createBoardView } from '../../../src/app/view/board-view.ts';

const SIZE = { width: 300, height: 200 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A picture that follows a view and counts how often it is drawn; a frame has shown it unless it is `unseen`. */
function follow(pixelRatio: number, unseen = false) {
  const view = createBoardView();
  view.resize(SIZE, pixelRatio);
  const style = { transform: '' };
  const isShown = { backdrop: false };
  const backdrop: Pick<Backdrop, 'show' | 'hide'> = {
    show: () => void (isShown.backdrop = true),
    hide: () => void (isShown.backdrop = false),
  };
  const draw = vi.fn<() => void>();
  const carrier = { style } as unknown as HTMLElement;
  const picture = new MovedPicture({ carrier, backdrop: backdrop as Backdrop, draw });
  picture.resize(view.getState().camera, SIZE, pixelRatio);
  if (!unseen) picture.painted();
  view.subscribe(({ camera }) => picture.follow(camera));
  return { view, picture, style, isShown, draw };
}

const rests = fc.constant({ kind: 'rest' as const });
const pans = fc.record({
  kind: fc.constant('pan' as const),
  x: fc.integer({ min: -90, max: 90 }),
  y: fc.integer({ min: -90, max: 90 }),
});
const zooms = fc.record({ kind: fc.constant('zoom' as const), by: fc.constantFrom(0.3, 0.8, 1, 1.25, 4) });
const ratios = fc.constantFrom(1, 1.25, 1.5, 2, 2.625);

it('a picture covers its element, or its backdrop does; at rest it covers it with every pixel in place', () => {
  fc.assert(
    fc.property(ratios, fc.array(fc.oneof(pans, pans, zooms, rests)), (pixelRatio, steps) => {
      const { view, picture, style, isShown } = follow(pixelRatio);
      const margin = marginOf(pixelRatio);
      for (const step of steps) {
        if (step.kind === 'pan') view.pan(step.x, step.y);
        else if (step.kind === 'zoom') view.zoom(step.by);
        else vi.advanceTimersByTime(1000);
        const placing = placingOf(picture.drawn!, view.getState().camera);
        if (style.transform === '') expect(placing).toEqual({ factor: 1, x: 0, y: 0 });
        else expect(style.transform).toBe(transformOf(placing));
        if (!isShown.backdrop) expect(covers(placing, SIZE, { x: margin, y: margin })).toBe(true);
        if (step.kind === 'rest') expect(isShown.backdrop || !isWhole(placing, pixelRatio)).toBe(false);
      }
      picture.stop();
    }),
    { numRuns: 50 },
  );
});

it('a picture is drawn ahead of a pan: once in 112 pixels, not in 64', () => {
  const { view, draw, picture } = follow(2);
  draw.mockClear();
  for (let i = 0; i < 104; i++) view.pan(11, 6);
  expect(draw.mock.calls.length).toBeLessThanOrEqual(11);
  expect(picture.isMoving).toBe(true);
  const { calls } = draw.mock;
  const before = calls.length;
  const where = picture.drawn;
  vi.advanceTimersByTime(1000);
  expect(calls.length).toBe(before + 1);
  expect(picture.drawn).toBe(where);
});

it('a picture that no frame has shown is drawn where the view is, and does not move', () => {
  const { view, draw, picture, style } = follow(2, true);
  draw.mockClear();
  view.pan(11, 6);
  view.zoom(0.8);
  expect(draw).toHaveBeenCalledTimes(2);
  expect(picture.drawn).toBe(view.getState().camera);
  expect(style.transform).toBe('');
  expect(picture.isMoving).toBe(false);
});
