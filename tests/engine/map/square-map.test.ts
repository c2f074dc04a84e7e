import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SQUARE_MOVES, squareDistance, squareNeighbor } from '../../../src/engine/map/square-map.ts';

const side = fc.integer({ min: 1, max: 9 });
const cost = fc.integer({ min: 1, max: 12 });

test('the eight moves of a square map lead to the cells around, clockwise from north', () => {
  fc.assert(
    fc.property(
      side,
      side,
      fc.nat(),
      fc.constantFrom(...SQUARE_MOVES.keys()),
      (width, height, place, move) => {
        const index = place % (width * height);
        const angle = (move * Math.PI) / 4;
        const x = (index % width) + Math.round(Math.sin(angle));
        const y = Math.floor(index / width) - Math.round(Math.cos(angle));
        const inside = x >= 0 && x < width && y >= 0 && y < height;
        expect(squareNeighbor({ width, height }, index, move)).toBe(inside ? y * width + x : -1);
      },
    ),
  );
  expect(() => squareNeighbor({ width: 2, height: 2 }, 0, 8)).toThrow(
    new RangeError('move 8 of a square map is not 0..7'),
  );
});

test('the distance on squares is the cheapest mix of straight and diagonal steps', () => {
  const map = { width: 400, height: 400 };
  const near = fc.integer({ min: -6, max: 6 });
  fc.assert(
    fc.property(near, near, cost, cost, (across, down, orthogonal, diagonal) => {
      // The oracle: as many diagonal steps as there can be, each way, and straight ones for the rest.
      let least = Infinity;
      for (let a = -15; a <= 15; a++)
        for (let b = -15; b <= 15; b++) {
          const rest = Math.abs(across - a - b) + Math.abs(down - a + b);
          least = Math.min(least, (Math.abs(a) + Math.abs(b)) * diagonal + rest * orthogonal);
        }
      const from = 200 * 400 + 200;
      const to = (200 + down) * 400 + 200 + across;
      expect(squareDistance(map, from, to, { orthogonal, diagonal })).toBe(least);
    }),
    { numRuns: 300 },
  );
});
