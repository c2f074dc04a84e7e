import type { Hex } from '../../engine/hex/hex.ts';
import { hexCenter } from '../../engine/hex/plane.ts';
import { pathBatches, type PathBatch } from '../../formats/picture/path.ts';
import { LAYERS, type Layer, type Picture } from '../../formats/picture/picture.ts';
import type { RasterView } from './scanline.ts';

/** A picture whose hex (0, 0) is laid on the hex `at`. */
export interface PlacedPicture {
  readonly picture: Picture;
  readonly at: Hex;
}

/** A {@link PathBatch} ready for a canvas. */
interface Stroke {
  readonly path: Path2D;
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly width: number;
}

type Strokes = Readonly<Record<Layer, readonly Stroke[]>>;

/** By identity: the pictures of a pose are one object, however often it stands in a city. */
const strokesOfPicture = new WeakMap<Picture, Strokes>();

function strokesOf(picture: Picture): Strokes {
  const known = strokesOfPicture.get(picture);
  if (known) return known;
  const layers: Record<Layer, Stroke[]> = {
    ground: [],
    texture: [],
    shadow: [],
    body: [],
    roof: [],
    detail: [],
    top: [],
  };
  for (const batch of pathBatches(picture)) layers[batch.layer].push(toStroke(batch));
  strokesOfPicture.set(picture, layers);
  return layers;
}

function toStroke({ d, fill, stroke, width }: PathBatch): Stroke {
  return { path: new Path2D(d), fill, stroke, width };
}

/** Lines thinner than this many device pixels would be a haze. */
const THINNEST = 0.4;

/** Device pixels per side from which the marks of a layer are large enough to be seen, and worth their time. */
const MARKS_FROM: Partial<Record<Layer, number>> = { shadow: 10, detail: 15 };

/** The same for lines without an area: furrows, paving, ripples. */
const LINES_FROM: Partial<Record<Layer, number>> = { texture: 11 };

/**
 * Draws pictures layer by layer, so that the shadow of one falls on the ground of the next. `view` is in device
 * pixels; the transform of the context is left as it was.
 *
 * @param everything whether marks that are too small to matter in a city are drawn, too
 * @returns the number of paths that were filled or stroked: what it cost
 */
export function drawPictures(
  context: CanvasRenderingContext2D,
  placed: readonly PlacedPicture[],
  view: RasterView,
  everything = false,
): number {
  const { originX, originY, side } = view;
  let paths = 0;
  const laid = placed.map(({ picture, at }) => {
    const { x, y } = hexCenter(at);
    return { strokes: strokesOf(picture), x: originX + x * side, y: originY + y * side };
  });
  context.save();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const layer of LAYERS) {
    if (!everything && side < (MARKS_FROM[layer] ?? 0)) continue;
    const linesFrom = everything ? 0 : (LINES_FROM[layer] ?? 0);
    for (const { strokes, x, y } of laid) {
      const own = strokes[layer];
      if (own.length === 0) continue;
      context.setTransform(side, 0, 0, side, x, y);
      for (const { path, fill, stroke, width } of own) {
        if (fill === null && side < linesFrom) continue;
        if (fill !== null) {
          context.fillStyle = fill;
          context.fill(path);
          paths++;
        }
        if (stroke !== null && (everything || width * side >= THINNEST)) {
          context.strokeStyle = stroke;
          context.lineWidth = width;
          context.stroke(path);
          paths++;
        }
      }
    }
  }
  context.restore();
  return paths;
}
