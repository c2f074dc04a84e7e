import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  reachOf,
  renderModel,
  type Triangles,
} from '../../../../../src/app/features/files/export/preview/turntable/render-model.ts';

const SIDE = 64;

/** Flat triangles at heights over the ground, seen from above, each of a color. */
function stacked(heights: readonly number[], colors: readonly (readonly number[])[]): Triangles {
  const positions = heights.flatMap((y) => [-1, y, 1, 1, y, 1, 0, y, -1]);
  return {
    positions: Float32Array.from(positions),
    colors: Uint8Array.from(colors.flatMap((color) => [...color, ...color, ...color])),
    indices: Uint32Array.from({ length: 3 * heights.length }, (_, i) => i),
  };
}

function render(model: Triangles, view: { readonly turn: number; readonly height: number }) {
  const image = { data: new Uint8ClampedArray(4 * SIDE * SIDE), width: SIDE, height: SIDE };
  renderModel(image, model, reachOf(model), view);
  return image.data;
}

const middle = 4 * (SIDE * (SIDE / 2) + SIDE / 2);
const ABOVE = { turn: 0, height: Math.PI / 2 };

describe('the picture of a model', () => {
  test('shows the nearest triangle, in whatever order they come', () => {
    for (const heights of [
      [0, 1],
      [1, 0],
    ]) {
      const red = heights[0] === 1;
      const [r, g] = render(stacked(heights, [[255, 0, 0], [0, 255, 0]]), ABOVE).subarray(middle); // prettier-ignore
      expect(red ? r! > g! : g! > r!).toBe(true);
    }
  });

  test('leaves out what is seen from behind', () => {
    const { positions, colors } = stacked([0], [[255, 0, 0]]);
    const back = { positions, colors, indices: Uint32Array.of(0, 2, 1) };
    expect(render(back, ABOVE).every((value) => value === 0)).toBe(true);
  });

  test('fits, from wherever it is seen', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 4 }),
        fc.double({ min: -10, max: 10, noNaN: true }),
        fc.double({ min: 0.2, max: Math.PI / 2, noNaN: true }),
        (heights, turn, height) => {
          const colors = heights.map(() => [200, 200, 200]);
          const data = render(stacked(heights, colors), { turn, height });
          const isPainted = (x: number, y: number) => data[4 * (y * SIDE + x) + 3] === 255;
          let painted = 0;
          for (let at = 0; at < SIDE; at++) {
            expect(isPainted(at, 0) || isPainted(at, SIDE - 1)).toBe(false);
            expect(isPainted(0, at) || isPainted(SIDE - 1, at)).toBe(false);
            for (let x = 0; x < SIDE; x++) if (isPainted(x, at)) painted++;
          }
          expect(painted).toBeGreaterThan(0);
        },
      ),
    );
  });
});
