import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createBoardView } from '../../../src/app/view/board-view.ts';
import {
  fit,
  hexBounds,
  MAX_SCALE,
  MIN_SCALE,
  toPlane,
  toScreen,
  visibleBounds,
  FARTHEST_SCALE,
  FULL_SCALE,
  zoomAbout,
  zoomPercent,
  type Camera,
} from '../../../src/app/view/camera.ts';
import { DIRECTIONS } from '../../../src/engine/hex/hex.ts';
import { segmentVertices, thirdToPoint } from '../../../src/engine/segment/vertex.ts';

const pixel = fc.integer({ min: -5000, max: 5000 }).map((value) => value / 3);
const point = fc.record({ x: pixel, y: pixel });
const camera: fc.Arbitrary<Camera> = fc.record({
  originX: pixel,
  originY: pixel,
  scale: fc
    .integer({ min: 0, max: 1000 })
    .map((step) => MIN_SCALE * (MAX_SCALE / MIN_SCALE) ** (step / 1000)),
});
const factor = fc.integer({ min: -1000, max: 1000 }).map((step) => 10 ** (step / 500));
const size = fc.record({
  width: fc.integer({ min: 100, max: 3000 }),
  height: fc.integer({ min: 100, max: 3000 }),
});

describe('the camera', () => {
  it('zooms about a point of the screen: what lies there stays there', () => {
    fc.assert(
      fc.property(camera, point, factor, (before, about, by) => {
        const after = zoomAbout(before, about, by);
        const still = toScreen(after, toPlane(before, about));
        expect(still.x).toBeCloseTo(about.x, 5);
        expect(still.y).toBeCloseTo(about.y, 5);
      }),
    );
  });

  it('never leaves the range of scales, and stands still at its ends', () => {
    fc.assert(
      fc.property(camera, point, factor, (before, about, by) => {
        const { scale } = zoomAbout(before, about, by);
        expect(scale).toBeGreaterThanOrEqual(MIN_SCALE);
        expect(scale).toBeLessThanOrEqual(MAX_SCALE);
      }),
    );
    const far = { originX: 3, originY: 4, scale: MIN_SCALE };
    expect(zoomAbout(far, { x: 100, y: 100 }, 0.5)).toEqual(far);
  });

  it('goes from 10 % to 1600 %, of a city farther out', () => {
    expect([zoomPercent(MIN_SCALE), zoomPercent(MAX_SCALE)]).toEqual(['10 %', '1600 %']);
    expect([zoomPercent(FULL_SCALE), zoomPercent(33.9), zoomPercent(FARTHEST_SCALE)]).toEqual([
      '100 %',
      '85 %',
      '1.3 %',
    ]);
    const city = createBoardView(undefined, 0, FARTHEST_SCALE);
    city.resize({ width: 800, height: 600 }, 1);
    for (let press = 0; press < 40; press++) city.zoomOut();
    expect(city.getState().camera.scale).toBe(FARTHEST_SCALE);
    city.zoomToFull();
    expect(city.getState().camera.scale).toBeCloseTo(FULL_SCALE, 9);
  });

  it('fits bounds into the middle with the padding clear', () => {
    const bounds = fc.record({ x: pixel, y: pixel, width: fc.nat(500), height: fc.nat(500) });
    fc.assert(
      fc.property(bounds, size, ({ x, y, width, height }, element) => {
        const box = { left: x, top: y, right: x + width, bottom: y + height };
        const fitted = fit(box, element, 10);
        const { x: left, y: top } = toScreen(fitted, { x: box.left, y: box.top });
        const { x: right, y: bottom } = toScreen(fitted, { x: box.right, y: box.bottom });
        expect(left + right).toBeCloseTo(element.width, 3);
        expect(top + bottom).toBeCloseTo(element.height, 3);
        if (fitted.scale > MIN_SCALE) {
          expect(left).toBeGreaterThan(10 - 1e-6);
          expect(top).toBeGreaterThan(10 - 1e-6);
        }
      }),
    );
  });

  it('sees what lies between the corners of the element', () => {
    const seen = visibleBounds({ originX: 100, originY: 50, scale: 10 }, { width: 300, height: 200 });
    expect(seen).toEqual({ left: -10, top: -5, right: 20, bottom: 15 });
  });

  it('finds the bounds of a hex at the corners of its segments', () => {
    const hex = { q: 3, r: -2 };
    const corners = DIRECTIONS.flatMap((k) => segmentVertices({ ...hex, k })).map(thirdToPoint);
    const { left, top, right, bottom } = hexBounds([hex])!;
    expect(left).toBeCloseTo(Math.min(...corners.map(({ x }) => x)), 12);
    expect(right).toBeCloseTo(Math.max(...corners.map(({ x }) => x)), 12);
    expect(top).toBeCloseTo(Math.min(...corners.map(({ y }) => y)), 12);
    expect(bottom).toBeCloseTo(Math.max(...corners.map(({ y }) => y)), 12);
    expect(hexBounds([])).toBeUndefined();
  });
});

describe('the view of a board', () => {
  const bounds = { left: -10, top: -10, right: 10, bottom: 10 };
  const element = { width: 800, height: 600 };

  it('scrolls until its middle comes to an edge, and from beyond only back', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 }))),
        (steps) => {
          const view = createBoardView(bounds, 0, MIN_SCALE, undefined, true);
          view.resize(element, 1);
          for (const [x, y] of steps) view.scroll(x, y);
          const { originX, originY, scale } = view.getState().camera;
          const [middleX, middleY] = [(400 - originX) / scale, (300 - originY) / scale];
          expect(middleX).toBeGreaterThanOrEqual(bounds.left - 1 / scale);
          expect(middleX).toBeLessThanOrEqual(bounds.right + 1 / scale);
          expect(middleY).toBeGreaterThanOrEqual(bounds.top - 1 / scale);
          expect(middleY).toBeLessThanOrEqual(bounds.bottom + 1 / scale);
        },
      ),
    );
    const view = createBoardView(bounds, 0, MIN_SCALE, undefined, true);
    view.resize(element, 1);
    view.pan(5000, 0);
    const { originX } = view.getState().camera;
    view.scroll(10, 0);
    expect(view.getState().camera.originX).toBe(originX);
    view.scroll(-10, 0);
    expect(view.getState().camera.originX).toBe(originX - 10);
    const endless = createBoardView(bounds);
    endless.resize(element, 1);
    endless.scroll(5000, 0);
    expect(endless.getState().camera.originX).toBe(originX);
  });

  it('fits clear of a bar over its top', () => {
    const view = createBoardView(bounds, 40);
    view.resize(element, 1);
    const { camera } = view.getState();
    expect(camera.originY).toBe(320);
    expect(camera.originY + bounds.top * camera.scale).toBeGreaterThanOrEqual(40);
  });

  it('fits clear of controls at its lower right where they would lie over what is shown, and it gets little smaller', () => {
    const corner = { width: 66, height: 214 };
    const fittedTo = (right: number, bottom: number, width: number, height: number) => {
      const all = { left: -right, top: -bottom, right, bottom };
      const [view, plain] = [createBoardView(all, 0, MIN_SCALE, corner), createBoardView(all)];
      for (const one of [view, plain]) one.resize({ width, height }, 1);
      const { camera } = view.getState();
      return {
        // Where it ends, from the lower right.
        right: width - toScreen(camera, { x: right, y: 0 }).x,
        left: toScreen(camera, { x: all.left, y: 0 }).x,
        grown: camera.scale / plain.getState().camera.scale,
        isPlain: camera.originX === plain.getState().camera.originX,
      };
    };
    const wide = fittedTo(18, 14, 870, 850);
    expect(wide.right).toBeGreaterThanOrEqual(65.5);
    expect(wide.left).toBeGreaterThan(30);
    expect(wide.grown).toBeGreaterThan(0.95);
    // As high as the board: it only moves aside.
    expect(fittedTo(10, 10, 800, 750)).toMatchObject({ grown: 1, isPlain: false });
    // Beside them, or above.
    expect(fittedTo(10, 14, 745, 700).isPlain).toBe(true);
    expect(fittedTo(30, 5, 870, 850).isPlain).toBe(true);
    // Too narrow for it.
    expect(fittedTo(10, 10, 200, 220).isPlain).toBe(true);
  });

  it('fits when first shown and again on a resize, until it is moved', () => {
    const view = createBoardView(bounds);
    view.resize(element, 1);
    expect(view.getState().camera).toMatchObject({ originX: 400, originY: 300 });
    view.resize({ width: 400, height: 300 }, 1);
    expect(view.getState().camera).toMatchObject({ originX: 200, originY: 150 });
    view.pan(7, 0);
    const { scale } = view.getState().camera;
    view.resize({ width: 500, height: 300 }, 1);
    expect(view.getState().camera).toEqual({ originX: 257, originY: 150, scale });
    view.fit();
    expect(view.getState().camera).toMatchObject({ originX: 250, originY: 150 });
  });

  it('pans by whole device pixels and loses no part of one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1, 1.25, 1.5, 2, 3),
        fc.array(fc.record({ x: pixel, y: pixel }), { minLength: 1, maxLength: 40 }),
        (ratio, moves) => {
          const view = createBoardView(bounds);
          view.resize(element, ratio);
          const before = view.getState().camera;
          let [x, y] = [0, 0];
          for (const move of moves) {
            view.pan(move.x, move.y);
            [x, y] = [x + move.x, y + move.y];
            const device = view.getState().camera.originX * ratio;
            expect(Math.abs(device - Math.round(device))).toBeLessThan(1e-6);
          }
          const { camera } = view.getState();
          expect(Math.abs(camera.originX - before.originX - x)).toBeLessThan(0.51 / ratio);
          expect(Math.abs(camera.originY - before.originY - y)).toBeLessThan(0.51 / ratio);
        },
      ),
    );
  });

  it('zooms about the middle by default', () => {
    const view = createBoardView(bounds);
    view.resize(element, 1);
    view.pan(30, 40);
    const before = toPlane(view.getState().camera, { x: 400, y: 300 });
    view.zoomIn();
    const after = toPlane(view.getState().camera, { x: 400, y: 300 });
    expect(after.x).toBeCloseTo(before.x, 9);
    view.zoomOut();
    expect(view.getState().camera.originX).toBeCloseTo(430, 9);
  });

  it('stays where it is when what a fit shows is shown already', () => {
    const view = createBoardView(bounds);
    view.resize(element, 1);
    const { camera } = view.getState();
    view.fit();
    expect(view.getState().camera).toBe(camera);
  });

  it('tells nobody when nothing changes', () => {
    const view = createBoardView(bounds);
    view.resize(element, 1);
    const listener = vi.fn();
    view.subscribe(listener);
    view.resize({ ...element }, 1);
    view.pan(0, 0);
    view.zoom(1);
    expect(listener).not.toHaveBeenCalled();
  });
});
