import type { Board } from '../../../engine/board/board.ts';
import type { Placement } from '../../../engine/schematic/placement.ts';
import { FREE_LAND } from '../../../engine/fit/conditions.ts';
import { explainFit, type Blocked } from '../../../engine/fit/explain.ts';
import type { Hex } from '../../../engine/hex/hex.ts';
import type { PaintedHex } from '../../../engine/schematic/schematic.ts';
import { posedShape } from '../../board/posed-shape.ts';
import type { CityDocument } from '../../document/document.ts';

/** The segments that keep an oriented shape, its center at a hex, from standing there once some placements are gone. */
export function explainBeside(
  board: Board,
  hexes: readonly PaintedHex[],
  at: Hex,
  gone: ReadonlySet<number>,
): Blocked[] {
  return explainFit(board, hexes, at, FREE_LAND, { gone });
}

/** Whether an oriented shape, its center at a hex, may stand there once some placements are gone. */
export function fitsBeside(
  board: Board,
  hexes: readonly PaintedHex[],
  at: Hex,
  gone: ReadonlySet<number>,
): boolean {
  return explainFit(board, hexes, at, FREE_LAND, { gone, most: 1 }).length === 0;
}

/** The segments that block placements, together, at their places; all of those in `gone` have left by then. */
export function explainArrangement(
  city: CityDocument,
  board: Board,
  placements: readonly Placement[],
  gone: ReadonlySet<number>,
): Blocked[] {
  return placements.flatMap((placement) => {
    const { hexes } = posedShape(city.schematics[placement.schematic]!, placement, city.kinds);
    return explainBeside(board, hexes, placement, gone);
  });
}
