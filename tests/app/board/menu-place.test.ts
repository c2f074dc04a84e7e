import fc from 'fast-check';
import { expect, test } from 'vitest';
import { menuPlace } from '../../../src/app/board/input/menu-place.ts';
import { createBoardView } from '../../../src/app/view/board-view.ts';
import { toScreen } from '../../../src/app/view/camera.ts';

const CENTER = { x: 500, y: 300 };

function viewOf() {
  const view = createBoardView();
  view.setBounds({ left: -10, right: 10, top: -10, bottom: 10 });
  view.resize({ width: 600, height: 400 }, 1);
  view.fit();
  return view;
}

test('a menu that keys open stands at the middle of what is selected, or on the board next to it', () => {
  const coordinate = fc.double({ min: -40, max: 40, noNaN: true });
  const anyPoints = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(anyPoints, (points) => {
      const view = viewOf();
      const place = menuPlace(view, CENTER, points);
      // The board's element goes from 200, 100 to 800, 500.
      expect(place.x).toBeGreaterThan(200);
      expect(place.x).toBeLessThan(800);
      expect(place.y).toBeGreaterThan(100);
      expect(place.y).toBeLessThan(500);
      const on = points.map((point) => toScreen(view.getState().camera, point));
      if (on.every(({ x, y }) => x > 16 && x < 584 && y > 16 && y < 384)) {
        expect(place.x - 200).toBeGreaterThanOrEqual(Math.min(...on.map(({ x }) => x)) - 1e-6);
        expect(place.x - 200).toBeLessThanOrEqual(Math.max(...on.map(({ x }) => x)) + 1e-6);
        expect(place.y - 100).toBeGreaterThanOrEqual(Math.min(...on.map(({ y }) => y)) - 1e-6);
        expect(place.y - 100).toBeLessThanOrEqual(Math.max(...on.map(({ y }) => y)) + 1e-6);
      }
    }),
  );
});

test('without a selection it stands in the middle of the board', () => {
  expect(menuPlace(viewOf(), CENTER, [])).toEqual(CENTER);
});
