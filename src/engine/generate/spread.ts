import type { Occupancy } from '../board/board.ts';
import { slotOf } from '../board/board.ts';
import { forEachFit } from '../fit/all.ts';
import { centerAt } from '../fit/placed.ts';
import { clusterOf } from '../hex/cluster.ts';
import type { Supply } from './supply.ts';

/** Columns of the table of clusters; more than any land has. */
const SPAN = 2 ** 26;

/**
 * An upper bound of the number of placements of a schematic with a spacing: the placements on the board, and one more
 * for each hexagon that can hold a center, in a tiling by hexagons so small that none can hold two centers.
 *
 * @param enough a number at which counting may end
 */
export function mostApart(occupancy: Occupancy, supply: Supply, enough: number): number {
  const { spacing, shapes, placed } = supply;
  if (!spacing) return Infinity;
  const radius = Math.floor((spacing.least - 1) / 2);
  const clusters = new Set<number>();
  const seen_hex = new Uint8Array(occupancy.mask_hex.length);
  forEachFit(supply.allFits(), (index, slot) => {
    if (placed + clusters.size >= enough) return;
    const shape = shapes[index]!;
    for (let pose = 0; pose < shape.poses.length; pose++) {
      const center = centerAt(occupancy, shape, pose, slot);
      const at = slotOf(occupancy, center);
      if (at >= 0 && seen_hex[at] === 1) continue;
      if (at >= 0) seen_hex[at] = 1;
      const [first, second] = clusterOf(center, radius);
      clusters.add(first * SPAN + second);
    }
  });
  return placed + clusters.size;
}
