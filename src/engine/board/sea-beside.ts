import { DIRECTIONS, neighbor, STEPS, type Hex } from '../hex/hex.ts';
import { borderOf, type OpenSide } from '../land/open-side.ts';
import type { LandRow } from '../land/row.ts';
import type { Box } from './board.ts';

/**
 * Where sea lies off a land, as `Country` has it, worked out for all of a box at once.
 *
 * @param open the sides of the land beyond which the country goes on, one or more
 * @param box all of the land, and a hex more on each side
 * @returns whether a hex of the box, which is no land, is sea
 */
export function seaBeside(
  land: readonly LandRow[],
  open: readonly OpenSide[],
  box: Box,
): (hex: Hex) => boolean {
  const border = borderOf(land, open);
  const [toCountry, toSea] = [stepsFrom(border.open, box), stepsFrom(border.sea, box)];
  return (hex) => {
    const place = placeOf(hex, box);
    return toSea[place]! <= toCountry[place]!;
  };
}

/** More steps than a way has. */
const FAR = 0x7fffffff;

/** The steps to each hex of a box from the nearest of those across some sides: a shortest way lies in the box. */
function stepsFrom(sides: readonly OpenSide[], box: Box): Int32Array {
  const steps_place = new Int32Array(box.columns * box.rows).fill(FAR);
  const reached: Hex[] = [];
  const reach = (hex: Hex, steps: number) => {
    const [column, row] = [hex.q - box.column0, hex.r + (hex.q >> 1) - box.row0];
    if (column < 0 || column >= box.columns || row < 0 || row >= box.rows) return;
    const place = placeOf(hex, box);
    if (steps_place[place]! <= steps) return;
    steps_place[place] = steps;
    reached.push(hex);
  };
  for (const { side, ...hex } of sides) reach(neighbor(hex, side), 0);
  for (const hex of reached) {
    const steps = steps_place[placeOf(hex, box)]! + 1;
    for (const direction of DIRECTIONS) {
      const { q, r } = STEPS[direction];
      reach({ q: hex.q + q, r: hex.r + r }, steps);
    }
  }
  return steps_place;
}

/** The number of a hex of a box. */
function placeOf({ q, r }: Hex, { column0, row0, columns }: Box): number {
  return (r + (q >> 1) - row0) * columns + q - column0;
}
