import { hexCenter, type Point } from '../../engine/hex/plane.ts';
import { DIRECTIONS, type Hex } from '../../engine/hex/hex.ts';
import { segmentCenter } from '../board/input/board-pointer.ts';
import type { Bounds } from '../view/camera.ts';
import type { PosedShape } from '../board/posed-shape.ts';

/** Where a shape lies with its center at the origin, in side lengths. */
export interface ShapeExtent {
  /** The mean of the centers of its segments. */
  readonly middle: Point;
  readonly bounds: Bounds;
}

const extents = new WeakMap<PosedShape, ShapeExtent>();

export function extentOf(shape: PosedShape): ShapeExtent {
  let extent = extents.get(shape);
  if (!extent) extents.set(shape, (extent = measure(shape)));
  return extent;
}

/** The middle of a shape with its center at a hex. */
export function middleAt(shape: PosedShape, at: Hex): Point {
  const { x, y } = extentOf(shape).middle;
  const center = hexCenter(at);
  return { x: x + center.x, y: y + center.y };
}

function measure({ hexes }: PosedShape): ShapeExtent {
  let [count, x, y] = [0, 0, 0];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { q, r, segments } of hexes) {
    for (const k of DIRECTIONS) {
      if (segments[k] === null) continue;
      const center = segmentCenter({ q, r, k });
      count++;
      x += center.x;
      y += center.y;
    }
    const center = hexCenter({ q, r });
    left = Math.min(left, center.x - 1);
    right = Math.max(right, center.x + 1);
    top = Math.min(top, center.y - 1);
    bottom = Math.max(bottom, center.y + 1);
  }
  return { middle: { x: x / count, y: y / count }, bounds: { left, right, top, bottom } };
}
