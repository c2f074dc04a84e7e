import type { Board } from '../board/board.ts';
import { compareHexes, type Hex } from '../hex/hex.ts';
import { distinctPoses } from '../schematic/distinct.ts';
import { comparePoses, type Pose, type PoseRules } from '../schematic/pose.ts';
import type { PaintedHex } from '../schematic/schematic.ts';
import { centerAt, compileShape, forEachFit } from './shape.ts';

/** Where a schematic may be stamped: the hex of its center and its pose. */
export interface Fit extends Hex, Pose {}

/** Every distinct placement of a shape that fits, sorted by r, q and pose. */
export function allFits(board: Board, hexes: readonly PaintedHex[], rules: PoseRules): Fit[] {
  const fits: Fit[] = [];
  for (const distinct of distinctPoses(hexes, rules)) {
    const shape = compileShape(board, distinct);
    forEachFit(board, shape, (slot) => fits.push({ ...centerAt(board, shape, slot), ...distinct.pose }));
  }
  return fits.sort((a, b) => compareHexes(a, b) || comparePoses(a, b));
}

/** Number of distinct placements of a shape that fit. */
export function countFits(board: Board, hexes: readonly PaintedHex[], rules: PoseRules): number {
  let count = 0;
  for (const distinct of distinctPoses(hexes, rules))
    forEachFit(board, compileShape(board, distinct), () => count++);
  return count;
}
