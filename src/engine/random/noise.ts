import { randomStream } from './stream.ts';

/** Values of the lattice, repeated in both directions. */
const SIZE = 64;

/**
 * Smooth noise over the plane: random values at the points of a square lattice, blended between them by a cubic. Uses
 * only additions, multiplications and floors, which every engine rounds alike.
 *
 * @param seed 0..4294967295
 * @param name name of the random stream that the values are drawn from
 * @returns a function of x and y with values -1..1 and bumps about 1 wide
 */
export function smoothNoise(seed: number, name: string): (x: number, y: number) => number {
  const random = randomStream(seed, name);
  const value = Float64Array.from({ length: SIZE * SIZE }, () => 2 * random.fraction() - 1);
  const at = (column: number, row: number) => value[(row & (SIZE - 1)) * SIZE + (column & (SIZE - 1))]!;
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const across = ease(x - column);
    const top = at(column, row) + across * (at(column + 1, row) - at(column, row));
    const bottom = at(column, row + 1) + across * (at(column + 1, row + 1) - at(column, row + 1));
    return top + ease(y - row) * (bottom - top);
  };
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
