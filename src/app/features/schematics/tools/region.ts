import { toCell } from '../../../../engine/segment/cell.ts';
import { adjacentSegments, segmentKey, type Segment } from '../../../../engine/segment/segment.ts';
import type { ToolBoard } from './schematic-tool.ts';

/** Segments that belong together, or `null` for empty ground that is open to the endless outside. */
export type Region = readonly Segment[] | null;

/** Regions that were found, by the keys of their segments: the pointer stays in one for long. */
const found = new WeakMap<ToolBoard, Map<string, Region>>();

/**
 * The segments of the same kind as one of them that are reached from it over edges; of an empty one, the hole in the
 * shape that it lies in.
 */
export function regionAround(segment: Segment, board: ToolBoard): Region {
  let regions = found.get(board);
  if (!regions) found.set(board, (regions = new Map<string, Region>()));
  const key = segmentKey(segment);
  const known = regions.get(key);
  if (known !== undefined) return known;
  const region = flood(segment, board);
  for (const one of region ?? [segment]) regions.set(segmentKey(one), region);
  return region;
}

function flood(start: Segment, board: ToolBoard): Region {
  const kind = board.kindAt(start);
  const isWithin = kind === null ? boxAround(board) : () => true;
  const seen = new Set([segmentKey(start)]);
  const reached = [start];
  for (const segment of reached) {
    if (!isWithin(segment)) return null;
    for (const next of adjacentSegments(segment)) {
      const key = segmentKey(next);
      if (seen.has(key) || board.kindAt(next) !== kind) continue;
      seen.add(key);
      reached.push(next);
    }
  }
  return reached;
}

/** Whether a segment lies within the rectangle of cells about everything painted: beyond it all is outside. */
function boxAround(board: ToolBoard): (segment: Segment) => boolean {
  let [top, bottom, left, right] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const painted of board.painted) {
    const { strip, column } = toCell(painted);
    top = Math.min(top, strip);
    bottom = Math.max(bottom, strip);
    left = Math.min(left, column);
    right = Math.max(right, column);
  }
  return (segment) => {
    const { strip, column } = toCell(segment);
    return strip >= top && strip <= bottom && column >= left && column <= right;
  };
}

/** All segments of the same kind, wherever they are; `null` for empty ground, of which there is no end. */
export function sameKind(segment: Segment, board: ToolBoard): Region {
  const kind = board.kindAt(segment);
  if (kind === null) return null;
  const same: Segment[] = [];
  for (const { q, r, k, kind: other } of board.painted) if (other === kind) same.push({ q, r, k });
  return same;
}
