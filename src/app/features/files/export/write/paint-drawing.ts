import type { DrawnLayer, DrawnPlacement, Drawing } from '../../../../../formats/svg/drawing.ts';
import type { DrawnPath } from '../../../../../formats/svg/parts.ts';
import type { Frame } from '../../../../../formats/svg/size.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const paths = new WeakMap<DrawnPath, Path2D>();

/** Pixels per side length below which a sketch does without shadows. */
const SHADOWS_FROM = 2;

/** Pixels that a line is wide at the least in a sketch. */
const THINNEST = 0.2;

/**
 * Paints a drawing over a canvas of its size, in the order in which its SVG has it: pixel by pixel it is that.
 *
 * @param sketch whether what nobody can see at its scale is left out: it is much of a large city
 */
export function paintDrawing(
  context: Context,
  { frame, background, under, ground, placements, over }: Drawing,
  sketch = false,
): void {
  const { width, height, scale } = frame;
  context.resetTransform();
  context.clearRect(0, 0, width, height);
  if (background !== null) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  const thinnest = sketch ? THINNEST / scale : 0;
  const paintPaths = (drawn: readonly DrawnPath[]) => paint(context, drawn, thinnest);
  const each = (paintOne: (placement: DrawnPlacement) => void) => {
    for (const placement of placements) {
      layPlane(context, frame, placement);
      paintOne(placement);
    }
  };
  paintLayers(context, frame, [...under, ...ground], sketch);
  each(({ parts }) => {
    for (const building of parts.flat) paintPaths(building.paths);
    paintPaths(parts.lots);
  });
  if (!sketch || scale >= SHADOWS_FROM) each(({ parts }) => paintPaths(parts.shadows));
  each(({ parts }) => {
    for (const building of parts.standing) paintPaths(building.paths);
  });
  paintLayers(context, frame, over, sketch);
}

/** Paints layers of a drawing over what is there. */
export function paintLayers(
  context: Context,
  frame: Frame,
  layers: readonly DrawnLayer[],
  sketch = false,
): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  layPlane(context, frame);
  for (const { paths } of layers) paint(context, paths, sketch ? THINNEST / frame.scale : 0);
}

/** From here on all is painted in side lengths about a point of the plane. */
export function layPlane(
  context: Context,
  { scale, left, top }: Frame,
  { x, y }: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): void {
  context.setTransform(scale, 0, 0, scale, (x - left) * scale, (y - top) * scale);
}

function paint(context: Context, drawn: readonly DrawnPath[], thinnest: number): void {
  for (const one of drawn) {
    let path = paths.get(one);
    if (!path) paths.set(one, (path = new Path2D(one.d)));
    context.globalCompositeOperation = one.isLight ? 'screen' : 'source-over';
    if (one.fill !== null) {
      context.fillStyle = one.fill;
      context.fill(path);
    }
    if (one.stroke !== null && one.width >= thinnest) {
      context.strokeStyle = one.stroke;
      context.lineWidth = one.width;
      context.stroke(path);
    }
  }
}
