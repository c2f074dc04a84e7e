import { STRIP_HEIGHT, type Point } from '../../../../engine/hex/plane.ts';
import type { Third } from '../../../../engine/segment/thirds.ts';
import { thirdToPoint } from '../../../../engine/segment/vertex.ts';

/** Sides from a point to another one as far as hexagons about it go: 1 on the hexagon of unit side about it. */
function hexagonRadius(about: Point, { x, y }: Point): number {
  const [along, height] = [x - about.x, (y - about.y) / STRIP_HEIGHT];
  return Math.max(Math.abs(height), Math.abs(along + height / 2), Math.abs(along - height / 2));
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

/**
 * The hexagons about a vertex between which a ring lies, the outer one first.
 *
 * @param through a point of its outermost strip
 * @param width in strips, inward; there is no inner one when all of the inside is that wide
 */
export function edgesOfRing(vertex: Third, through: Point, width: number): readonly (readonly Point[])[] {
  const radius = Math.floor(hexagonRadius(thirdToPoint(vertex), through)) + 1;
  return [radius, radius - width]
    .filter((one) => one > 0)
    .map((one) => SIDES.map(({ a, b }) => thirdToPoint({ a: vertex.a + one * a, b: vertex.b + one * b })));
}

/** The vertices of hexagons about a vertex, from that through a point inward: as far as {@link edgesOfRing}. */
export function* verticesOfRing(vertex: Third, through: Point, width: number): Generator<Third> {
  const radius = Math.max(1, Math.round(hexagonRadius(thirdToPoint(vertex), through)));
  // Whole tiles are two strips wide.
  for (let ring = radius; ring > 0 && ring > radius - width; ring -= 2)
    for (let side = 0; side < 6; side++) {
      const [out, along] = [SIDES[side]!, SIDES[(side + 2) % 6]!];
      for (let step = 0; step < ring; step++)
        yield {
          a: vertex.a + ring * out.a + step * along.a,
          b: vertex.b + ring * out.b + step * along.b,
        };
    }
}
