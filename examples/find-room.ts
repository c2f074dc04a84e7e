import { createBoard, stamp } from '../src/engine/board/board.ts';
import { explainFit, fits } from '../src/engine/fit/explain.ts';
import { hexagonLand } from '../src/engine/land/shapes.ts';
import { orient, PLAIN_POSE } from '../src/engine/schematic/pose.ts';
import type { Schematic } from '../src/engine/schematic/schematic.ts';

/** Tests whether a schematic fits in the middle of empty land, and finds the reasons why a second one does not. */
export function findRoom(schematic: Schematic): { first: boolean; reasons: readonly string[] } {
  const board = createBoard(hexagonLand(6));
  const hexes = orient(schematic.hexes, PLAIN_POSE);
  const middle = { q: 0, r: 0 };
  const first = fits(board, hexes, middle);
  stamp(board, hexes, middle, 1);
  const reasons = explainFit(board, hexes, middle).map(({ reason }) => reason);
  return { first, reasons: [...new Set(reasons)] };
}
