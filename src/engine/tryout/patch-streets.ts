import { DIRECTIONS } from '../hex/hex.ts';
import { hexesOf, type LandRow } from '../land/row.ts';
import { randomStream } from '../random/stream.ts';
import type { StreetRecipe } from '../recipe/town.ts';
import { mergeSegments, type PaintedHex, type PaintedSegment } from '../schematic/schematic.ts';
import { toCell } from '../segment/cell.ts';
import type { PatchSize } from './patch-land.ts';

/**
 * The streets of a patch: a main street from side to side through its middle, and a lane that crosses it and turns there,
 * so that there are streets in all three directions. Each is a strip of segments between two lines of the lattice.
 *
 * @param sea whether the southern side is sea
 */
export function patchStreets(
  land: readonly LandRow[],
  { columns, rows }: PatchSize,
  sea: boolean,
  seed: number,
  { main, lane }: Pick<StreetRecipe, 'main' | 'lane'>,
): PaintedHex[] {
  const random = randomStream(seed, 'streets');
  // A row of hexes is two strips high.
  const level = Math.round(2 * rows * (sea ? 0.36 : 0.42)) + random.below(3);
  const falls = random.below(2) === 0;
  // Where the lane crosses the main street, in side lengths from the left.
  const crossing = Math.round(1.5 * columns * (0.35 + 0.3 * random.fraction()));
  // In a strip that falls, cells with their apex up have one even difference of column and strip; in one that rises, one
  // even sum. Those between them have the next number.
  const fall = even(2 * crossing - level);
  const rise = even(2 * crossing + level);
  const painted: PaintedSegment[] = [];
  for (const hex of hexesOf(land))
    for (const k of DIRECTIONS) {
      const { strip, column } = toCell({ ...hex, k });
      const isMain = strip === level;
      const isLane =
        strip < level === falls
          ? column - strip === fall || column - strip === fall - 1
          : column + strip === rise || column + strip === rise + 1;
      if (isMain || isLane) painted.push({ ...hex, k, kind: isMain ? main : lane });
    }
  return mergeSegments(painted);
}

function even(number: number): number {
  return number - (number & 1);
}
