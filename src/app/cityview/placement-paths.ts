import { hexCenter, type Point } from '../../engine/hex/plane.ts';
import type { Segment } from '../../engine/segment/segment.ts';
import { grownBounds } from '../../formats/picture/picture.ts';
import type { Bend } from '../view/bend.ts';
import type { Bounds } from '../view/camera.ts';
import { traceOutline, traceSegments } from '../board/outline.ts';
import type { LaidShape, PosedShape } from '../board/posed-shape.ts';
import { segmentsAt } from './ghost.ts';
import { extentOf } from './shape-extent.ts';

/** A shape with its center at the origin, ready to be drawn. */
interface ShapePaths {
  readonly segments: readonly Segment[];
  readonly area: Path2D;
  readonly outline: Path2D;
}

const ZERO: Point = { x: 0, y: 0 };

const paths = new WeakMap<PosedShape, ShapePaths>();

function pathsOf(shape: PosedShape): ShapePaths {
  let known = paths.get(shape);
  if (!known) paths.set(shape, (known = tracePaths(shape)));
  return known;
}

function tracePaths({ hexes }: PosedShape): ShapePaths {
  const segments = segmentsAt(hexes, { q: 0, r: 0 });
  const area = new Path2D();
  traceSegments(area, segments);
  const outline = new Path2D();
  traceOutline(outline, segments);
  return { segments, area, outline };
}

/** The part of the plane of which a canvas may show something under its transform, which scales both axes alike. */
export function visibleBounds(canvas: CanvasRenderingContext2D, bend: Bend | null): Bounds {
  const { a: scale, e, f } = canvas.getTransform();
  const { width, height } = canvas.canvas;
  const seen = {
    left: -e / scale,
    top: -f / scale,
    right: (width - e) / scale,
    bottom: (height - f) / scale,
  };
  return bend ? grownBounds(seen, bend.reach) : seen;
}

/**
 * The shapes that reach into a part of the plane.
 *
 * @param most number of shapes after which no more are looked for
 */
export function visibleShapes(shapes: readonly LaidShape[], seen: Bounds, most = Infinity): LaidShape[] {
  const visible: LaidShape[] = [];
  for (const laid of shapes) {
    if (visible.length >= most) break;
    const { bounds } = extentOf(laid.shape);
    const { x, y } = hexCenter(laid.at);
    if (
      bounds.left + x < seen.right &&
      bounds.right + x > seen.left &&
      bounds.top + y < seen.bottom &&
      bounds.bottom + y > seen.top
    )
      visible.push(laid);
  }
  return visible;
}

export interface ShapeLook {
  readonly bend: Bend | null;
  /** Moves the shapes before they are bent. */
  readonly by?: Point;
  readonly fill?: string | undefined;
  readonly stroke: string;
  /** In the units of the plane. */
  readonly lineWidth: number;
}

export function drawShapes(
  canvas: CanvasRenderingContext2D,
  shapes: readonly LaidShape[],
  { bend, by = ZERO, fill, stroke, lineWidth }: ShapeLook,
): void {
  canvas.strokeStyle = stroke;
  canvas.lineWidth = lineWidth;
  canvas.lineCap = 'round';
  if (fill !== undefined) canvas.fillStyle = fill;
  for (const { shape, at } of shapes) {
    const center = hexCenter(at);
    const [x, y] = [center.x + by.x, center.y + by.y];
    const { segments, area, outline } = pathsOf(shape);
    if (bend) {
      const path = bend.path(canvas, { x, y });
      if (fill !== undefined) {
        canvas.beginPath();
        traceSegments(path, segments);
        canvas.fill();
      }
      canvas.beginPath();
      traceOutline(path, segments);
      canvas.stroke();
      continue;
    }
    canvas.translate(x, y);
    if (fill !== undefined) canvas.fill(area);
    canvas.stroke(outline);
    canvas.translate(-x, -y);
  }
}

/** All shapes as one path, where they are bent, bent: so that a hatch goes on from one to the next. */
export function areaOf(shapes: readonly LaidShape[], bend: Bend | null, by: Point = ZERO): Path2D {
  const area = new Path2D();
  for (const { shape, at } of shapes) {
    const center = hexCenter(at);
    const [x, y] = [center.x + by.x, center.y + by.y];
    const { segments, area: own } = pathsOf(shape);
    if (bend) traceSegments(bend.path(area, { x, y }), segments);
    else area.addPath(own, new DOMMatrix([1, 0, 0, 1, x, y]));
  }
  return area;
}
