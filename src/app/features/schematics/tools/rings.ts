import { STRIP_HEIGHT, type Point } from '../../../../engine/hex/plane.ts';
import { fromCell } from '../../../../engine/segment/cell.ts';
import type { Segment } from '../../../../engine/segment/segment.ts';
import type { Third } from '../../../../engine/segment/thirds.ts';
import { thirdToPoint } from '../../../../engine/segment/vertex.ts';
import { segmentCenter } from '../../../board/input/board-pointer.ts';
import { encloses } from '../../../board/tools/band.ts';

/** Sides from a point to another one as far as hexagons about it go: 1 on the hexagon of unit side about it. */
function hexagonRadius(about: Point, { x, y }: Point): number {
  const [along, height] = [x - about.x, (y - about.y) / STRIP_HEIGHT];
  return Math.max(Math.abs(height), Math.abs(along + height / 2), Math.abs(along - height / 2));
}

/** The segments whose centers lie in a rectangle, in side lengths. */
function* segmentsWithin(left: number, top: number, right: number, bottom: number): Generator<Segment> {
  for (let strip = Math.floor(top / STRIP_HEIGHT); strip <= Math.floor(bottom / STRIP_HEIGHT); strip++)
    for (let column = Math.floor(2 * left) - 1; column <= Math.ceil(2 * right) + 1; column++)
      yield fromCell({ strip, column });
}

/**
 * The segments of a hexagonal ring about a vertex.
 *
 * @param through a point of its outermost strip
 * @param width in strips, inward; all of its inside when it is that wide
 */
export function segmentsOfRing(vertex: Third, through: Point, width: number): Segment[] {
  const about = thirdToPoint(vertex);
  const radius = Math.floor(hexagonRadius(about, through)) + 1;
  const { x, y } = about;
  return [...segmentsWithin(x - radius, y - radius, x + radius, y + radius)].filter((segment) => {
    const far = hexagonRadius(about, segmentCenter(segment));
    return far < radius && far > radius - width;
  });
}

/** The steps in thirds from a vertex to the six around it, clockwise from the north-east. */
const SIDES: readonly Third[] = [
  { a: 1, b: -2 },
  { a: 2, b: -1 },
  { a: 1, b: 1 },
  { a: -1, b: 2 },
  { a: -2, b: 1 },
  { a: -1, b: -1 },
];

/** The vertices of hexagons about a vertex, from that through a point inward: as those of {@link segmentsOfRing}. */
export function verticesOfRing(vertex: Third, through: Point, width: number): Third[] {
  const radius = Math.max(1, Math.round(hexagonRadius(thirdToPoint(vertex), through)));
  const vertices: Third[] = [];
  // Whole tiles are two strips wide.
  for (let ring = radius; ring > 0 && ring > radius - width; ring -= 2)
    for (let side = 0; side < 6; side++) {
      const [out, along] = [SIDES[side]!, SIDES[(side + 2) % 6]!];
      for (let step = 0; step < ring; step++)
        vertices.push({
          a: vertex.a + ring * out.a + step * along.a,
          b: vertex.b + ring * out.b + step * along.b,
        });
    }
  return vertices;
}

/** The segments whose centers a closed line goes around. */
export function segmentsInside(line: readonly Point[]): Segment[] {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  return [...segmentsWithin(...box)].filter((segment) => encloses(line, segmentCenter(segment)));
}
