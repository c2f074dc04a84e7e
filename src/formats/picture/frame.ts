import type { Point } from '../../engine/hex/plane.ts';
import { lit } from './palette.ts';
import type { Brush } from './brush.ts';
import type { Layer } from './picture.ts';

/**
 * A frame of reference: its origin, and the direction of its first axis; the second axis is 90° clockwise of the first.
 */
export interface Frame {
  readonly origin: Point;
  /** Unit vector. */
  readonly axis: Point;
}

/**
 * Points of the plane, x and y in turn, from pairs of coordinates in a frame: along the first axis and along the
 * second.
 */
export function place({ origin, axis }: Frame, points: readonly number[]): number[] {
  const placed: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const [u, v] = [points[i]!, points[i + 1]!];
    placed.push(origin.x + u * axis.x - v * axis.y, origin.y + u * axis.y + v * axis.x);
  }
  return placed;
}

/** The shadow of a ring at a height of `height` side lengths. */
export function shadowOf(ring: readonly number[], height: number): number[] {
  const shadow: number[] = [];
  for (let i = 0; i < ring.length; i += 2) shadow.push(ring[i]! + 0.8 * height, ring[i + 1]! + height);
  return shadow;
}

/**
 * Paints a sloped face of a roof. Its eave runs from its first point to its second, clockwise around the building; its
 * color depends on the direction that it faces.
 */
export function paintFace(brush: Brush, layer: Layer, color: string, face: readonly number[]): void {
  const [x0, y0, x1, y1] = [face[0]!, face[1]!, face[2]!, face[3]!];
  const length = Math.hypot(x1 - x0, y1 - y0);
  brush.polygons(layer, [face], lit(color, (y1 - y0) / length, (x0 - x1) / length));
}

/** Paints a roof that rises from every side of a clockwise ring to one point. */
export function paintSpire(
  brush: Brush,
  layer: Layer,
  color: string,
  ring: readonly number[],
  top: Point,
): void {
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    paintFace(brush, layer, color, [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!, top.x, top.y]);
  }
}

/**
 * Paints a hipped roof over four corners, clockwise, the first two at the front.
 *
 * @param ridge the ends of the ridge: x, y on the side of the first corner, then x, y on the side of the second
 */
export function paintHipRoof(
  brush: Brush,
  color: string,
  corners: readonly number[],
  ridge: readonly number[],
): void {
  const [ax, ay, bx, by, cx, cy, dx, dy] = corners as Eight;
  const [leftX, leftY, rightX, rightY] = ridge as Four;
  paintFace(brush, 'roof', color, [ax, ay, bx, by, rightX, rightY, leftX, leftY]);
  paintFace(brush, 'roof', color, [bx, by, cx, cy, rightX, rightY]);
  paintFace(brush, 'roof', color, [cx, cy, dx, dy, leftX, leftY, rightX, rightY]);
  paintFace(brush, 'roof', color, [dx, dy, ax, ay, leftX, leftY]);
}

type Four = readonly [number, number, number, number];
type Eight = readonly [...Four, ...Four];
