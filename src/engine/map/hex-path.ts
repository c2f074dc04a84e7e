import { hexOf, SEA, slotOf, type Box, type Occupancy } from '../board/board.ts';
import { DIRECTIONS, STEPS, type Hex } from '../hex/hex.ts';
import type { Kind } from '../schematic/kind.ts';
import { offLine } from './map-grids.ts';
import { findPath, type PathGrid } from './path.ts';

/** A path over the hexes of a city. */
export interface HexPath {
  /** All hexes of the path, both ends included; empty when there is no path. */
  readonly hexes: readonly Hex[];
  /** Number of steps from hex to hex; Infinity when there is no path. */
  readonly length: number;
}

/**
 * The shortest path between two hexes of land. The hexes between the ends are walkable; the ends may be built on. Of
 * equally short paths it is one near the straight line, the same on every machine. There is no path from or to the sea.
 *
 * @param isOpenSlot whether people can cross the hex of a slot of the board, see {@link openHexes}
 */
export function shortestPath(
  board: Occupancy,
  isOpenSlot: (slot: number) => boolean,
  from: Hex,
  to: Hex,
): HexPath {
  const [first, last] = [slotOf(board, from), slotOf(board, to)];
  const ashore = [first, last].every((slot) => slot >= 0 && board.mask_hex[slot] !== SEA);
  if (!ashore) return { hexes: [], length: Infinity };
  const { cells, cost } = findPath(boxGrid(board), isOpenSlot, first, last);
  return { hexes: cells.map((slot) => hexOf(board, slot)), length: cost };
}

/**
 * The hexes that people can cross: land hexes whose six segments are all free or of a walkable kind.
 *
 * @param kind_segment 1 + index into `kinds` of the kind on segment 6 * slot + k, 0 = nothing
 * @returns by slot of the board, 1 = open
 */
export function openHexes(
  board: Occupancy,
  kind_segment: ArrayLike<number>,
  kinds: readonly Kind[],
): Uint8Array {
  const open_kind = [false, ...kinds.map(({ open }) => open)];
  return board.mask_hex.map((mask, slot) => {
    if (mask === SEA) return 0;
    for (let k = 0; k < 6; k++)
      if ((mask & (1 << k)) !== 0 && open_kind[kind_segment[6 * slot + k]!] !== true) return 0;
    return 1;
  });
}

/** The box of a board as a grid for {@link findPath}: a cell per slot, six moves of cost 1. */
function boxGrid(box: Box): PathGrid {
  const { column0, columns, rows } = box;
  const qOf = (slot: number) => Math.floor(slot / rows) + column0;
  // Relative to row 0 of the board's box: only differences of r matter.
  const rOf = (slot: number) => (slot % rows) - (qOf(slot) >> 1);
  const axial = (slot: number) => ({ x: qOf(slot), y: rOf(slot) });
  return {
    cells: columns * rows,
    cost_move: DIRECTIONS.map(() => 1),
    neighbors(slot, into) {
      const column = Math.floor(slot / rows);
      const row = slot - column * rows;
      const odd = (column + column0) & 1;
      for (const direction of DIRECTIONS) {
        const across = STEPS[direction].q;
        // Odd columns lie half a hex lower: their diagonal neighbors are a row further down.
        const down = across === 0 ? STEPS[direction].r : (direction === 1 || direction === 5 ? -1 : 0) + odd;
        const inside =
          column + across >= 0 && column + across < columns && row + down >= 0 && row + down < rows;
        into[direction] = inside ? slot + across * rows + down : -1;
      }
    },
    // The distance of hexes, computed without creating hex objects.
    least: (from, to) => {
      const q = qOf(from) - qOf(to);
      const r = rOf(from) - rOf(to);
      return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
    },
    aside: (slot, from, to) => offLine(axial(slot), axial(from), axial(to)),
  };
}
