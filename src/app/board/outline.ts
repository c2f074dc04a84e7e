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

/** Adds the triangles of segments to a path, in side lengths. */
export function traceSegments(path: CanvasPath, segments: readonly Segment[]): void {
  for (const segment of segments)
    segmentVertices(segment).forEach((vertex, index) => {
      const { x, y } = thirdToPoint(vertex);
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    });
}

/** Adds the edges about segments, as {@link outlineOf} has them, to a path. */
export function traceOutline(path: CanvasPath, segments: readonly Segment[]): void {
  for (const [from, to] of outlineOf(segments)) {
    path.moveTo(from.x, from.y);
    path.lineTo(to.x, to.y);
  }
}
