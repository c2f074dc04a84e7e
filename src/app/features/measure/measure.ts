import { distance } from '../../../engine/hex/hex.ts';
import { doorFinder } from '../../../engine/city/doors.ts';
import { isOpenAt } from '../../../engine/map/open-ground.ts';
import { SegmentWays } from '../../../engine/map/segment-path.ts';
import { paintedSegments } from '../../../engine/schematic/schematic.ts';
import {
  adjacentSegments,
  equalSegments,
  segmentKey,
  type Segment,
} from '../../../engine/segment/segment.ts';
import type { CityView } from '../../cityview/city-view.ts';
import { groundOf } from '../../cityview/open-ground-of.ts';
import * as words from './words.ts';

let last: { readonly open_hex: Uint8Array; readonly from: Segment; readonly ways: SegmentWays } | undefined;

/**
 * The shortest way on foot between two segments, over the sides of walkable segments; `null` when there is none. To and
 * from a building it leads by the doors, or where it has none by what lies beside it.
 */
export function measurePath(city: CityView, from: Segment, to: Segment): readonly Segment[] | null {
  const open_hex = groundOf(city);
  if (last?.open_hex !== open_hex || !equalSegments(last.from, from))
    last = { open_hex, from, ways: new SegmentWays(city.board, open_hex, feetOf(city, from)) };
  return last.ways.to(feetOf(city, to));
}

/** The walkable segments where people set out from a segment: itself, or those before the doors of its building. */
function feetOf(city: CityView, at: Segment): readonly Segment[] {
  const open_hex = groundOf(city);
  const isOpen = (segment: Segment) => isOpenAt(city.board, open_hex, segment);
  if (isOpen(at)) return [at];
  const placement = city.placementAt(at);
  if (!placement) return [];
  const { q, r } = placement;
  const closed = new Set(
    paintedSegments(city.hexesOf(placement)).flatMap((painted) => {
      const segment = { q: painted.q + q, r: painted.r + r, k: painted.k };
      return isOpen(segment) ? [] : segmentKey(segment);
    }),
  );
  const building = joined(at, (segment) => closed.has(segmentKey(segment)));
  const keys = new Set(building.map(segmentKey));
  const schematic = city.city.schematics[placement.schematic];
  const doors = doorFinder(schematic ? [schematic] : [], city.city.kinds)(placement);
  const before = doors.flatMap(({ segment, to }) => (keys.has(segmentKey(segment)) && isOpen(to) ? to : []));
  return before.length > 0 ? before : building.flatMap(adjacentSegments).filter(isOpen);
}

/** The segments that hang together with one over sides. */
function joined(start: Segment, isPart: (segment: Segment) => boolean): Segment[] {
  const seen = new Set([segmentKey(start)]);
  const found = [start];
  for (const segment of found)
    for (const beside of adjacentSegments(segment)) {
      if (seen.has(segmentKey(beside)) || !isPart(beside)) continue;
      seen.add(segmentKey(beside));
      found.push(beside);
    }
  return found;
}

/** How far it is in a straight line, and on foot, in words. */
export function describePath(way: readonly Segment[] | null, from: Segment, to: Segment): string {
  if (equalSegments(from, to)) return words.measuringFrom(words.hexAt(from.q, from.r));
  const onFoot = way ? words.steps(way.length - 1) : words.noWay;
  return words.distanceOf(distance(from, to), words.hexAt(from.q, from.r), words.hexAt(to.q, to.r), onFoot);
}
