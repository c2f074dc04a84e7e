import { createBoard, slotOf, stamp, type Board } from '../board/board.ts';
import type { City } from './city.ts';
import type { Placement } from '../schematic/placement.ts';
import { explainFit, type Blocked } from '../fit/explain.ts';
import { orient } from '../schematic/pose.ts';
import type { PaintedHex } from '../schematic/schematic.ts';

/** The parts of a city that decide the kind on each segment. */
export type Plan = Pick<City, 'kinds' | 'schematics' | 'land' | 'placements' | 'ground'>;

/**
 * A city's board with all placements stamped, and the kind on each segment.
 *
 *     kind_segment[6*slot + k]   1 + index into the kinds of the city, 0 = nothing
 */
export interface ResolvedCity {
  readonly board: Board;
  readonly kind_segment: Uint8Array;
}

/**
 * Lays the ground of a city and stamps its placements, in their order. A placement that does not fit is skipped and passed to `onBlocked`
 * with its index and its blocked segments, of which one of an unknown schematic has none. Stops when `onBlocked`
 * returns `stop`.
 *
 * @throws RangeError for more than 255 kinds, land whose box is too large for a board, or ground that is no land
 */
export function resolveCity(
  { kinds, schematics, land, placements, ground = [] }: Plan,
  onBlocked: (index: number, placement: Placement, blocked: readonly Blocked[]) => 'go on' | 'stop',
): ResolvedCity {
  if (kinds.length > 255) throw new RangeError(`${kinds.length} kinds are more than 255`);
  const board = createBoard(land, ground);
  const kind_segment = new Uint8Array(board.placement_segment.length);
  const indexOf = new Map(kinds.map(({ id }, index) => [id, index + 1]));
  const shapes = new Map(
    schematics.map(({ id, hexes }) => [id, { hexes, poses: new Map<number, PaintedHex[]>() }]),
  );

  for (const hex of ground) {
    const slot = slotOf(board, hex);
    hex.segments.forEach((kind, k) => {
      if (kind !== null) kind_segment[6 * slot + k] = indexOf.get(kind) ?? 0;
    });
  }
  for (const [index, placement] of placements.entries()) {
    const shape = shapes.get(placement.schematic);
    if (!shape) {
      if (onBlocked(index, placement, []) === 'stop') break;
      continue;
    }
    const { mirror, rotation, shift } = placement;
    const pose = (mirror ? 18 : 0) + 3 * rotation + shift + 1;
    let hexes = shape.poses.get(pose);
    if (!hexes) shape.poses.set(pose, (hexes = orient(shape.hexes, placement)));
    const blocked = explainFit(board, hexes, placement);
    if (blocked.length > 0) {
      if (onBlocked(index, placement, blocked) === 'stop') break;
      continue;
    }
    stamp(board, hexes, placement, placement.id);
    for (const hex of hexes) {
      const slot = slotOf(board, { q: hex.q + placement.q, r: hex.r + placement.r });
      for (let k = 0; k < 6; k++) {
        const kind = hex.segments[k];
        if (typeof kind === 'string') kind_segment[6 * slot + k] = indexOf.get(kind) ?? 0;
      }
    }
  }
  return { board, kind_segment };
}
