import type { Point } from '../../../engine/hex/plane.ts';
import type { Bounds } from '../../view/camera.ts';

/** Side lengths of a page across and down: pages are painted one by one, and drawn in parts. */
export const PAGE = 24;

/** All marks of one style in one layer of a page. Coordinates are in side lengths from the corner of the page. */
export interface PageStroke {
  readonly fill: string | null;
  readonly stroke: string | null;
  /** Width of the stroke in side lengths. */
  readonly width: number;
  /** Whether it lightens what lies under it. */
  readonly isLight?: boolean;
  /** Pixels per side length from which the marks are drawn, and from which no longer. */
  readonly from: number;
  readonly to: number;
  /** Points of all lines, x and y in turn; the rings come before open lines. */
  readonly points: Float32Array;
  /** End of each line in the points, in numbers. */
  readonly ends: Uint32Array;
  readonly rings: number;
  /** The box of each line: left, top, right, bottom. */
  readonly boxes: Float32Array;
  /** Circles as x, y, radius. */
  readonly circles: Float32Array;
}

/** A part of the map of a city, ready to be drawn at any scale. */
export interface MapPage {
  readonly bounds: Bounds;
  readonly sea: string;
  /** Whether its lines are all that shows most things, so that none of them is left out. */
  readonly isInked: boolean;
  /** From the ground up. */
  readonly strokes: readonly PageStroke[];
}

/** The box about some others. */
export function boundsOfAll(all: readonly Bounds[]): Bounds {
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}

/** The thing whose part of the plane has its middle nearest to a point, the first of equal ones; `undefined` for none. */
export function nearestTo<T>(
  { x, y }: Point,
  things: Iterable<T>,
  boundsOf: (thing: T) => Bounds,
): T | undefined {
  let nearest: T | undefined;
  let least = Infinity;
  for (const thing of things) {
    const { left, top, right, bottom } = boundsOf(thing);
    const away = Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
    if (away < least) [nearest, least] = [thing, away];
  }
  return nearest;
}

/** Bytes of the marks of a page, about. */
export function bytesOf({ strokes }: MapPage): number {
  return strokes.reduce(
    (sum, { points, ends, boxes, circles }) =>
      sum + 200 + points.byteLength + ends.byteLength + boxes.byteLength + circles.byteLength,
    0,
  );
}
