import type { Point } from '../../engine/hex/plane.ts';
import { adjacentSegments, type Segment } from '../../engine/segment/segment.ts';
import { toThirds, type Third } from '../../engine/segment/thirds.ts';
import { segmentVertices, thirdToPoint } from '../../engine/segment/vertex.ts';

/** An edge between a segment of a shape and a segment outside of it; the inside lies to the right of from → to. */
export interface BorderEdge {
  readonly from: Third;
  readonly to: Third;
  readonly inside: Segment;
  readonly outside: Segment;
}

/** A unique number for a point of the thirds lattice with coordinates up to ±2^24. */
export function thirdKey({ a, b }: Third): number {
  return (a + 0x1000000) * 0x2000000 + (b + 0x1000000);
}

/** The edge of a segment from its vertex `i` to the next, clockwise. */
function edgeOf(segment: Segment, i: number): BorderEdge {
  const vertices = segmentVertices(segment);
  const [before, after, across] = adjacentSegments(segment);
  return {
    from: vertices[i]!,
    to: vertices[(i + 1) % 3]!,
    inside: segment,
    outside: [before, across, after][i]!,
  };
}

/**
 * The borders of a set of segments as closed loops: clockwise around the outside, counterclockwise around holes. Where
 * the shape touches itself in a vertex, the loop stays at the same group of connected segments.
 */
export function traceBorders(segments: readonly Segment[]): BorderEdge[][] {
  const inside = new Set(segments.map((segment) => thirdKey(toThirds(segment))));
  const isInside = (segment: Segment) => inside.has(thirdKey(toThirds(segment)));
  const walked = new Set<number>();
  const loops: BorderEdge[][] = [];
  for (const segment of segments) {
    const [before, after, across] = adjacentSegments(segment);
    const outside = [before, across, after];
    for (let side = 0; side < 3; side++) {
      // Most sides of a large area lie inside of it, so they are sorted out quickly.
      if (isInside(outside[side]!)) continue;
      let edge = edgeOf(segment, side);
      if (walked.has(edgeKey(edge))) continue;
      const loop: BorderEdge[] = [];
      while (!walked.has(edgeKey(edge))) {
        walked.add(edgeKey(edge));
        loop.push(edge);
        edge = nextEdge(edge, isInside);
      }
      loops.push(loop);
    }
  }
  return loops;
}

/** A unique number for an edge: three times its middle is an integer point that no other edge has. */
function edgeKey({ from, to }: BorderEdge): number {
  return thirdKey({ a: from.a + to.a, b: from.b + to.b });
}

/** The border edge that follows `edge`, a border edge, around all segments that are inside. */
export function nextEdge(edge: BorderEdge, isInside: (segment: Segment) => boolean): BorderEdge {
  let segment = edge.inside;
  for (;;) {
    const next = edgeFrom(segment, edge.to);
    if (!isInside(next.outside)) return next;
    segment = next.outside;
  }
}

/** The border edge before `edge`: the inverse of {@link nextEdge}. */
export function previousEdge(edge: BorderEdge, isInside: (segment: Segment) => boolean): BorderEdge {
  let segment = edge.inside;
  for (;;) {
    const previous = edgeTo(segment, edge.from);
    if (!isInside(previous.outside)) return previous;
    segment = previous.outside;
  }
}

/** The edge of `segment` that starts at one of its vertices. */
function edgeFrom(segment: Segment, vertex: Third): BorderEdge {
  return edgeOf(segment, vertexIndex(segment, vertex));
}

/** The edge of `segment` that ends at one of its vertices. */
function edgeTo(segment: Segment, vertex: Third): BorderEdge {
  return edgeOf(segment, (vertexIndex(segment, vertex) + 2) % 3);
}

function vertexIndex(segment: Segment, vertex: Third): number {
  return segmentVertices(segment).findIndex(({ a, b }) => a === vertex.a && b === vertex.b);
}

/** The unit normal of an edge, inward. */
function inward(edge: BorderEdge): Point {
  const [from, to] = [thirdToPoint(edge.from), thirdToPoint(edge.to)];
  return { x: from.y - to.y, y: to.x - from.x };
}

/** The point where two successive border edges meet when both are moved inward by `inset` side lengths. */
export function insetCorner(first: BorderEdge, second: BorderEdge, inset: number): Point {
  const [one, two] = [inward(first), inward(second)];
  const { x, y } = thirdToPoint(second.from);
  const cross = one.x * two.y - one.y * two.x;
  if (Math.abs(cross) < 0.1) return { x: x + one.x * inset, y: y + one.y * inset };
  return { x: x + (inset * (two.y - one.y)) / cross, y: y + (inset * (one.x - two.x)) / cross };
}

/** The ring along a loop, moved inward by `inset` side lengths. */
function insetRing(loop: readonly BorderEdge[], inset: number): number[] {
  return loop.flatMap((edge, i) => {
    const { x, y } = insetCorner(loop[(i + loop.length - 1) % loop.length]!, edge, inset);
    return [x, y];
  });
}

/** The rings along loops, all sides moved inward by `inset` side lengths. */
export function insetRings(loops: readonly (readonly BorderEdge[])[], inset: number): number[][] {
  return loops.map((loop) => insetRing(loop, inset));
}
