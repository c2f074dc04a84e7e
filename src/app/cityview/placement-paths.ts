import { ORIGIN } from '../../engine/hex/hex.ts';
import { hexCenter, type Point } from '../../engine/hex/plane.ts';
import { grownBounds } from '../../formats/picture/picture.ts';
import type { Bend, LinePath } from '../view/bend.ts';
import type { Bounds } from '../view/camera.ts';
import { traceOutline, traceSegments } from '../board/outline.ts';
import type { LaidShape, PosedShape } from '../board/posed-shape.ts';
import { segmentsAt } from './ghost.ts';
import { extentOf } from './shape-extent.ts';

/** A shape, ready to be drawn. */
interface ShapePaths {
  readonly area: Path2D;
  readonly outline: Path2D;
}

const ZERO: Point = { x: 0, y: 0 };

/** The straight paths of shapes, about the origin, and the bent ones of those that lie somewhere. */
const straight = new WeakMap<PosedShape, ShapePaths>();
const bent = new WeakMap<
  LaidShape,
  { readonly paths: ShapePaths; readonly bend: Bend; readonly at: Point }
>();

/** The paths of a shape that lies somewhere, and how far they are to be moved for it. */
function pathsOf(
  laid: LaidShape,
  bend: Bend | null,
  by: Point,
): { readonly paths: ShapePaths; readonly move: Point } {
  const { shape } = laid;
  const center = hexCenter(laid.at);
  const at = { x: center.x + by.x, y: center.y + by.y };
  if (bend) {
    let known = bent.get(laid);
    if (known?.bend !== bend || known.at.x !== at.x || known.at.y !== at.y)
      bent.set(laid, (known = { paths: tracePaths(shape, (path) => bend.path(path, at)), bend, at }));
    return { paths: known.paths, move: ZERO };
  }
  let paths = straight.get(shape);
  if (!paths) straight.set(shape, (paths = tracePaths(shape, (path) => path)));
  return { paths, move: at };
}

function tracePaths({ hexes }: PosedShape, into: (path: Path2D) => LinePath): ShapePaths {
  const segments = segmentsAt(hexes, ORIGIN);
  const area = new Path2D();
  traceSegments(into(area), segments);
  const outline = new Path2D();
  traceOutline(into(outline), segments);
  return { area, outline };
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
  for (const laid of shapes) {
    const { paths, move } = pathsOf(laid, bend, by);
    canvas.translate(move.x, move.y);
    if (fill !== undefined) canvas.fill(paths.area);
    canvas.stroke(paths.outline);
    canvas.translate(-move.x, -move.y);
  }
}

/** All shapes as one path, where they are bent, bent: so that a hatch goes on from one to the next. */
export function areaOf(shapes: readonly LaidShape[], bend: Bend | null, by: Point = ZERO): Path2D {
  const area = new Path2D();
  for (const laid of shapes) {
    const { paths, move } = pathsOf(laid, bend, by);
    area.addPath(paths.area, new DOMMatrix([1, 0, 0, 1, move.x, move.y]));
  }
  return area;
}
