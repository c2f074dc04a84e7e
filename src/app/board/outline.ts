import type { Point } from '../../engine/hex/plane.ts';
import { adjacentSegments, segmentKey, type Segment } from '../../engine/segment/segment.ts';
import { segmentVertices, thirdToPoint } from '../../engine/segment/vertex.ts';

/** The edges that lie between a segment of the set and one outside of it, in side lengths. */
export function outlineOf(segments: readonly Segment[]): (readonly [Point, Point])[] {
  const inside = new Set(segments.map(segmentKey));
  const edges: (readonly [Point, Point])[] = [];
  for (const segment of segments) {
    const [center, before, after] = segmentVertices(segment).map(thirdToPoint) as [Point, Point, Point];
    const [counterclockwise, clockwise, across] = adjacentSegments(segment);
    if (!inside.has(segmentKey(counterclockwise))) edges.push([center, before]);
    if (!inside.has(segmentKey(clockwise))) edges.push([center, after]);
    if (!inside.has(segmentKey(across))) edges.push([before, after]);
  }
  return edges;
}
