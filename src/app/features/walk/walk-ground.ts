import { DIRECTIONS } from '../../../engine/hex/hex.ts';
import { hexCenter, type Point } from '../../../engine/hex/plane.ts';
import { patchAt, reachFrom } from '../../../engine/map/open-ground.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { segmentCenter } from '../../board/input/board-pointer.ts';
import type { CityView } from '../../cityview/city-view.ts';
import { groundOf } from '../../cityview/open-ground-of.ts';

/** The open ground that can be reached from a place. */
export interface Reach {
  readonly open_hex: Uint8Array;
  /** Bits by slot, as in `open_hex`. */
  readonly reached_hex: Uint8Array;
  /** Segments. */
  readonly open: number;
  readonly reached: number;
}

let last: Reach | undefined;

/** The open ground that can be reached from a segment; the same object as long as it is the same. */
export function reachOf(city: CityView, from: Segment): Reach {
  const open_hex = groundOf(city);
  const patch = patchAt(city.board, open_hex, from);
  if (last?.open_hex === open_hex && (patchAt(city.board, last.reached_hex, from) & patch) !== 0) return last;
  const reached_hex = reachFrom(city.board, open_hex, from);
  last = { open_hex, reached_hex, open: countBits(open_hex), reached: countBits(reached_hex) };
  return last;
}

const BITS = Uint8Array.from({ length: 64 }, (_, mask) => DIRECTIONS.filter((k) => (mask >> k) & 1).length);

function countBits(mask_hex: Uint8Array): number {
  let count = 0;
  for (const mask of mask_hex) count += BITS[mask]!;
  return count;
}

/** Where a walker is seen to stand: in the middle of the open ground of the hex that hangs together about it. */
export function standOf(city: CityView, at: Segment): Point {
  const patch = patchAt(city.board, groundOf(city), at);
  const segments = DIRECTIONS.filter((k) => (patch >> k) & 1);
  if (segments.length === 6) return hexCenter(at);
  if (segments.length === 0) return segmentCenter(at);
  const centers = segments.map((k) => segmentCenter({ q: at.q, r: at.r, k }));
  return {
    x: centers.reduce((sum, { x }) => sum + x, 0) / centers.length,
    y: centers.reduce((sum, { y }) => sum + y, 0) / centers.length,
  };
}
