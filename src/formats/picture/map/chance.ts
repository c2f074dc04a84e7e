import { chanceAt } from '../chance.ts';
import type { Vec } from './geometry.ts';

/** Smooth noise over the plane, -1..1, with bumps about 1 wide: value noise with a curve of fifth degree (Perlin). */
export function noiseAt(x: number, y: number, salt: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [eased(x - column), eased(y - row)];
  const at = (i: number, j: number) => chanceAt(column + i, row + j, 0, salt);
  const top = at(0, 0) + across * (at(1, 0) - at(0, 0));
  const bottom = at(0, 1) + across * (at(1, 1) - at(0, 1));
  return 2 * (top + down * (bottom - top)) - 1;
}

function eased(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** One of a list, by chance. */
export function pick<T>(list: readonly T[], chance: number): T {
  return list[Math.min(list.length - 1, Math.floor(chance * list.length))]!;
}

/** Moves points as an unsteady hand does, so that no line of the lattice stays straight for long. */
export type Warp = (point: Vec) => Vec;

/** The farthest that a warp moves a point, in sides: one of 100,000 points would go farther, and is held. */
export const MOST_WARP = 1.14;

/** More than what is lost when a moved point is rounded. */
const ROUNDING = 1e-9;

/** The warp is worked out at points so many to a side in each direction, and straight between them. */
const POINTS = 4;

/** Points across a part of the plane whose warp is worked out at once. */
const PART = 32;

/** Parts that are kept: those of the largest land whose map is shown whole, and some more. */
const MOST_PARTS = 1024;

/** The warp of a city. One to one: the least determinant over 160,000 points is 0.34. */
export function warpOf(seed: number): Warp {
  const salt = 7 * (seed | 0) + 1;
  const parts = new Map<number, Float64Array<ArrayBuffer>>();
  // Most points lie in the same part as the one before.
  let lastKey = NaN;
  let last = new Float64Array();
  const partAt = (column: number, row: number) => {
    const key = column * 0x200000 + row;
    if (key === lastKey) return last;
    const part = parts.get(key) ?? warpPart(column, row, salt);
    if (parts.size >= MOST_PARTS) parts.clear();
    parts.set(key, part);
    [lastKey, last] = [key, part];
    return part;
  };
  return ([x, y]) => {
    const [column, row] = [Math.floor(POINTS * x), Math.floor(POINTS * y)];
    const [partColumn, partRow] = [Math.floor(column / PART), Math.floor(row / PART)];
    const part = partAt(partColumn, partRow);
    const at = 2 * ((row - PART * partRow) * (PART + 1) + (column - PART * partColumn));
    const below = at + 2 * (PART + 1);
    const [across, down] = [POINTS * x - column, POINTS * y - row];
    return [x + between(part, at, below, across, down), y + between(part, at + 1, below + 1, across, down)];
  };
}

/** The value between four points of a part, by where the two to the left are. */
function between(part: Float64Array, at: number, below: number, across: number, down: number): number {
  const top = part[at]! + across * (part[at + 2]! - part[at]!);
  return top + down * (part[below]! + across * (part[below + 2]! - part[below]!) - top);
}

/** How far the points of a part are moved, x and y in turn, row by row. */
function warpPart(column: number, row: number, salt: number): Float64Array<ArrayBuffer> {
  const part = new Float64Array(2 * (PART + 1) * (PART + 1));
  let at = 0;
  for (let j = 0; j <= PART; j++)
    for (let i = 0; i <= PART; i++) {
      const [x, y] = [(PART * column + i) / POINTS, (PART * row + j) / POINTS];
      const moveX = 0.75 * noiseAt(x / 6.5, y / 6.5, salt) + 0.15 * noiseAt(x / 1.9, y / 1.9, salt + 2);
      const moveY =
        0.75 * noiseAt(x / 6.5 + 40, y / 6.5, salt + 1) + 0.15 * noiseAt(x / 1.9 + 40, y / 1.9, salt + 3);
      const held = Math.min(1, (MOST_WARP - ROUNDING) / Math.sqrt(moveX * moveX + moveY * moveY));
      part[at++] = held * moveX;
      part[at++] = held * moveY;
    }
  return part;
}

/** The point that a warp moves to `point`: by fixed point, six steps, within 0.02 sides. */
export function unwarped(point: Vec, warp: Warp): Vec {
  let [x, y] = point;
  for (let step = 0; step < 6; step++) {
    const [toX, toY] = warp([x, y]);
    x += point[0] - toX;
    y += point[1] - toY;
  }
  return [x, y];
}
