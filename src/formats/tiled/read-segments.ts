import { SEA, slotOf, type Occupancy } from '../../engine/board/board.ts';
import { modulo6 } from '../../engine/hex/hex.ts';
import { plainGid, type ReadLand } from './read-land.ts';
import type { ReadMap } from './read-map.ts';
import type { TileKinds } from './read-kinds.ts';

/** The kinds and districts that the tiles of a map paint. */
export interface PaintedLand {
  /** 1 + index into the kinds, 0 = nothing, for each segment of each slot of the board. */
  readonly kind_segment: Uint8Array;
  /** The group that the tile of land of a slot has; absent for slots without one. */
  readonly group_slot: ReadonlyMap<number, string>;
  /** Tiles that lie off the land. */
  readonly off: number;
}

/** Flags of a global id. On hexagonal maps two of them turn the tile, by 60° and by 120°. */
const [ACROSS, DOWN, TURN, TURN_TWICE] = [0x80000000, 0x40000000, 0x20000000, 0x10000000];

/**
 * The kinds that the tiles of all visible layers paint, upper layers over lower ones: a tile with a property `segment`
 * paints that segment, turned and mirrored as the tile is, any other tile all six.
 */
export function paintedLand(
  map: ReadMap,
  { layer, hexAt }: ReadLand,
  board: Occupancy,
  kinds: TileKinds,
): PaintedLand {
  const kind_segment = new Uint8Array(6 * board.mask_hex.length);
  const group_slot = new Map<number, string>();
  let off = 0;
  for (const one of map.layers) {
    if (!one.visible && one !== layer) continue;
    for (const { x, y, width, gids } of one.blocks)
      for (let index = 0; index < gids.length; index++) {
        const gid = gids[index]!;
        const tile = gid === 0 ? undefined : map.tileOf(plainGid(gid));
        if (!tile) continue;
        const slot = slotOf(board, hexAt(x + (index % width), y + Math.floor(index / width)));
        const isOff = slot < 0 || board.mask_hex[slot] === SEA;
        const group = tile.properties.get('group');
        if (typeof group === 'string' && !isOff) group_slot.set(slot, group);
        const kind = kinds.indexOf(tile);
        if (kind === 0) continue;
        if (isOff) off++;
        else
          for (const k of segmentsOf(tile.properties.get('segment'), gid, map.axis))
            kind_segment[6 * slot + k] = kind;
      }
  }
  return { kind_segment, group_slot, off };
}

const WHOLE: readonly number[] = [0, 1, 2, 3, 4, 5];

/** The segments that a tile paints; a map of pointy-top hexes has no segments of ours. */
function segmentsOf(segment: unknown, gid: number, axis: 'x' | 'y'): readonly number[] {
  if (axis === 'y' || typeof segment !== 'number' || !WHOLE.includes(segment)) return WHOLE;
  let k = segment;
  if ((gid & ACROSS) !== 0) k = 6 - k;
  if ((gid & DOWN) !== 0) k = 3 - k;
  if ((gid & TURN) !== 0) k += 1;
  if ((gid & TURN_TWICE) !== 0) k += 2;
  return [modulo6(k)];
}
