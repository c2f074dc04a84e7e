import { hexCenter } from '../../engine/hex/plane.ts';
import type { Bounds } from '../view/camera.ts';
import { traceOutline, traceSegments } from '../board/outline.ts';
import type { LaidShape, PosedShape } from '../board/posed-shape.ts';
import { segmentsAt } from './ghost.ts';
import { extentOf } from './shape-extent.ts';

/** A shape with its center at the origin, ready to be drawn. */
export interface ShapePaths {
  readonly area: Path2D;
  readonly outline: Path2D;
}

const paths = new WeakMap<PosedShape, ShapePaths>();

export function pathsOf(shape: PosedShape): ShapePaths {
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
  return { area, outline };
}

/** The part of the plane that a canvas shows under its transform, which scales both axes alike. */
export function visibleBounds(canvas: CanvasRenderingContext2D): Bounds {
  const { a: scale, e, f } = canvas.getTransform();
  const { width, height } = canvas.canvas;
  return { left: -e / scale, top: -f / scale, right: (width - e) / scale, bottom: (height - f) / scale };
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
  readonly fill?: string | undefined;
  readonly stroke: string;
  /** In the units of the plane. */
  readonly lineWidth: number;
}

export function drawShapes(
  canvas: CanvasRenderingContext2D,
  shapes: readonly LaidShape[],
  { fill, stroke, lineWidth }: ShapeLook,
): void {
  canvas.strokeStyle = stroke;
  canvas.lineWidth = lineWidth;
  canvas.lineCap = 'round';
  if (fill !== undefined) canvas.fillStyle = fill;
  for (const { shape, at } of shapes) {
    const { x, y } = hexCenter(at);
    const { area, outline } = pathsOf(shape);
    canvas.translate(x, y);
    if (fill !== undefined) canvas.fill(area);
    canvas.stroke(outline);
    canvas.translate(-x, -y);
  }
}
