import { DIRECTIONS, type Hex } from '../../engine/hex/hex.ts';
import type { Point } from '../../engine/hex/plane.ts';
import { adjacentSegments, type Segment } from '../../engine/segment/segment.ts';
import { toThirds, type Third } from '../../engine/segment/thirds.ts';
import { segmentVertices, thirdToPoint } from '../../engine/segment/vertex.ts';
import { thirdKey } from '../picture/border.ts';
import type { MeshBuilder, Point3 } from './mesh.ts';
import { roofField, type RoofField } from './roof.ts';

/** The heights of a solid in side lengths, relative to the top of the land. */
export interface Heights {
  readonly bottom: number;
  /** Greater than `bottom`; where a roof begins, if there is one. */
  readonly top: number;
  /** Rise of the roof for each side length from the border; 0 for a flat top. */
  readonly slope: number;
}

/**
 * Adds the solid over some segments: closed, each edge in as many triangles of one direction as of the other. A flat
 * solid has the volume of its area times its height.
 */
export function addSolid(mesh: MeshBuilder, segments: readonly Segment[], heights: Heights): void {
  const inside = new Set(segments.map((segment) => thirdKey(toThirds(segment))));
  const isInside = (segment: Segment) => inside.has(thirdKey(toThirds(segment)));
  const { bottom, top, slope } = heights;
  addCap(mesh, segments, bottom, 'down');
  const roof = slope > 0 ? roofField(segments, slope) : undefined;
  if (roof) for (const segment of segments) addRoof(mesh, segment, isInside, roof, top);
  else addCap(mesh, segments, top, 'up');
  for (const segment of segments)
    for (const [side, from, to] of sidesOf(segment)) if (!isInside(side)) addWall(mesh, from, to, heights);
}

/** Adds the column over a convex ring of points, clockwise on screen. */
export function addColumn(mesh: MeshBuilder, ring: readonly Point[], bottom: number, top: number): void {
  const at = (y: number) => ring.map(({ x, y: z }) => ({ x, y, z }));
  mesh.face(at(bottom));
  mesh.face(at(top).reverse());
  ring.forEach((from, i) => addWallBetween(mesh, from, ring[(i + 1) % ring.length]!, bottom, top));
}

/** The sides of a segment, clockwise on screen: the segment across it, its start and its end. */
function sidesOf(segment: Segment): readonly (readonly [Segment, Third, Third])[] {
  const [center, first, second] = segmentVertices(segment);
  const [before, after, across] = adjacentSegments(segment);
  return [
    [before, center, first],
    [across, first, second],
    [after, second, center],
  ];
}

/** Adds a horizontal face; whole hexes get four triangles, other segments one each. */
function addCap(
  mesh: MeshBuilder,
  segments: readonly Segment[],
  height: number,
  facing: 'up' | 'down',
): void {
  const vertices = new Map<number, number>();
  const normal = { x: 0, y: facing === 'up' ? 1 : -1, z: 0 };
  const vertexAt = (third: Third) => {
    const key = thirdKey(third);
    let vertex = vertices.get(key);
    if (vertex === undefined) {
      vertex = mesh.vertex(lifted(thirdToPoint(third), height), normal);
      vertices.set(key, vertex);
    }
    return vertex;
  };
  const addClockwise = (a: Third, b: Third, c: Third) => {
    const [first, second, third] = [vertexAt(a), vertexAt(b), vertexAt(c)];
    // Clockwise on screen is clockwise from above.
    if (facing === 'up') mesh.triangle(first, third, second);
    else mesh.triangle(first, second, third);
  };
  for (const { hex, mask } of byHex(segments)) {
    if (mask === 0x3f) {
      const corners = DIRECTIONS.map((k) => segmentVertices({ ...hex, k })[1]);
      for (let i = 2; i < 6; i++) addClockwise(corners[0]!, corners[i - 1]!, corners[i]!);
    } else
      for (const k of DIRECTIONS)
        if ((mask & (1 << k)) !== 0) addClockwise(...segmentVertices({ ...hex, k }));
  }
}

/** The hexes of some segments; bit k of a mask stands for segment k. */
function byHex(segments: readonly Segment[]): Iterable<{ readonly hex: Hex; readonly mask: number }> {
  const hexes = new Map<number, { readonly hex: Hex; mask: number }>();
  for (const { q, r, k } of segments) {
    const key = thirdKey({ a: q, b: r });
    const known = hexes.get(key);
    if (known) known.mask |= 1 << k;
    else hexes.set(key, { hex: { q, r }, mask: 1 << k });
  }
  return hexes.values();
}

/** Adds the faces of a roof over a segment: one for a side at the border, two for a side within the solid. */
function addRoof(
  mesh: MeshBuilder,
  segment: Segment,
  isInside: (segment: Segment) => boolean,
  rise: RoofField,
  top: number,
): void {
  const at = (third: Third) => lifted(thirdToPoint(third), top + rise(thirdToPoint(third)));
  const peak = at(toThirds(segment));
  for (const [side, from, to] of sidesOf(segment)) {
    const [start, end] = [at(from), at(to)];
    if (!isInside(side)) mesh.face([peak, end, start]);
    else {
      // The same sum for both segments, so that their roofs meet without a gap.
      const middle = { x: (start.x + end.x) / 2, y: (start.z + end.z) / 2 };
      const half = lifted(middle, top + rise(middle));
      mesh.face([peak, half, start]);
      mesh.face([peak, end, half]);
    }
  }
}

function addWall(mesh: MeshBuilder, from: Third, to: Third, { bottom, top }: Heights): void {
  addWallBetween(mesh, thirdToPoint(from), thirdToPoint(to), bottom, top);
}

/** Adds a wall whose inside lies to the right of from → to on screen. */
function addWallBetween(mesh: MeshBuilder, from: Point, to: Point, bottom: number, top: number): void {
  mesh.face([lifted(to, bottom), lifted(from, bottom), lifted(from, top), lifted(to, top)]);
}

function lifted({ x, y }: Point, height: number): Point3 {
  return { x, y: height, z: y };
}
