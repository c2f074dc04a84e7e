import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marginOf } from '../../../src/app/board/moved-picture.ts';
import { covers, placingOf } from '../../../src/app/board/placing.ts';
import { toPlane, toScreen, type Camera } from '../../../src/app/view/camera.ts';

const length = fc.double({ min: -5000, max: 5000, noNaN: true });
const cameras: fc.Arbitrary<Camera> = fc.record({
  originX: length,
  originY: length,
  scale: fc.double({ min: 0.5, max: 640, noNaN: true }),
});
const points = fc.record({ x: length, y: length });

it('a picture of one camera is placed where another shows the same', () => {
  fc.assert(
    fc.property(cameras, cameras, points, (drawn, shown, at) => {
      const { factor, x, y } = placingOf(drawn, shown);
      const wanted = toScreen(shown, toPlane(drawn, at));
      const size = 1 + Math.abs(wanted.x) + Math.abs(wanted.y) + factor * 10_000;
      expect(Math.abs(at.x * factor + x - wanted.x) / size).toBeLessThan(1e-9);
      expect(Math.abs(at.y * factor + y - wanted.y) / size).toBeLessThan(1e-9);
    }),
  );
});

it('a picture covers an element when all of its corners lie within it', () => {
  const sizes = fc.record({
    width: fc.integer({ min: 1, max: 4000 }),
    height: fc.integer({ min: 1, max: 4000 }),
  });
  const near: fc.Arbitrary<Camera> = fc.record({
    originX: fc.integer({ min: -90, max: 90 }),
    originY: fc.integer({ min: -90, max: 90 }),
    scale: fc.constantFrom(0.5, 0.9, 1, 1.1, 2),
  });
  const drawn: Camera = { originX: 0, originY: 0, scale: 1 };
  fc.assert(
    fc.property(near, sizes, (shown, { width, height }) => {
      const corners = [
        { x: 0, y: 0 },
        { x: width, y: height },
      ].map((corner) => toScreen(drawn, toPlane(shown, corner)));
      const isWithin = corners.every(
        ({ x, y }) => x >= -64 - 1e-9 && y >= -64 - 1e-9 && x <= width + 64 + 1e-9 && y <= height + 64 + 1e-9,
      );
      expect(covers(placingOf(drawn, shown), { width, height }, { x: 64, y: 64 })).toBe(isWithin);
    }),
  );
});

it('the margin is whole device pixels', () => {
  for (const ratio of [1, 1.1, 1.25, 1.5, 5 / 3, 2, 2.625, 3])
    expect(marginOf(ratio) * ratio).toBeCloseTo(Math.round(marginOf(ratio) * ratio), 9);
});
