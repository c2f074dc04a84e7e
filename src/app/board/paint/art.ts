import type { Hex } from '../../../engine/hex/hex.ts';
import { hexCenter } from '../../../engine/hex/plane.ts';
import { segmentVertices, thirdToPoint } from '../../../engine/segment/vertex.ts';
import type { PicturePart } from '../../../formats/picture/live/live-part.ts';
import { LAYERS, type Layer, type Picture } from '../../../formats/picture/picture.ts';
import type { PixelRectangle, Raster } from './raster.ts';
import type { RasterView } from './scanline.ts';
import { joinStrokes, strokesOf, type Strokes } from './strokes.ts';

/** A picture whose hex (0, 0) is laid on the hex `at`. */
export interface PlacedPicture {
  readonly picture: Picture;
  readonly at: Hex;
}

/** A picture in parts whose hex (0, 0) is laid on the hex `at`. */
export interface PlacedParts {
  readonly parts: readonly PicturePart[];
  readonly at: Hex;
  /** Whether all of its layers lie under or over all layers of others; among them when not said. */
  readonly lies?: 'under' | 'over' | undefined;
}

/** A map of all that is seen, which stands in place of everything else. */
export interface PlacedMap {
  /**
   * Copies what is there of it into a part of a picture. What is not comes later: then the board is told that it is
   * drawn anew.
   *
   * @returns whether all of it was there
   */
  paint(raster: Raster, view: RasterView, part: PixelRectangle): boolean;
}

/** The pictures of a part of the plane: a map alone, or many. */
export type Pictures = PlacedMap | Iterable<PlacedPicture | PlacedParts>;

/** Something to draw about one point: paths, and where they are left out. */
interface Laid {
  readonly strokes: Strokes;
  readonly x: number;
  readonly y: number;
  readonly except: Path2D | undefined;
}

/** By identity: the pictures of a pose are one object, however often it stands in a city. */
const strokesOfPicture = new WeakMap<Picture, Strokes>();
const strokesOfPart = new WeakMap<PicturePart, Strokes>();

function pictureStrokes(picture: Picture): Strokes {
  let strokes = strokesOfPicture.get(picture);
  if (!strokes) strokesOfPicture.set(picture, (strokes = strokesOf(picture)));
  return strokes;
}

function partStrokes(part: PicturePart): Strokes {
  let strokes = strokesOfPart.get(part);
  if (!strokes) strokesOfPart.set(part, (strokes = strokesOf(part.paint())));
  return strokes;
}

/** Lines thinner than this many device pixels would be a haze. */
const THINNEST = 0.4;

/** Device pixels per side from which the marks of a layer are large enough to be seen, and worth their time. */
const MARKS_FROM: Partial<Record<Layer, number>> = { shadow: 10, detail: 15 };

/** The same for lines without an area: furrows, paving, ripples. */
const LINES_FROM: Partial<Record<Layer, number>> = { texture: 11 };

/** The parts of pictures that are drawn. */
interface Wanted {
  /** Also marks that are too small to matter in a city. */
  readonly everything?: boolean;
  /** All layers when not said. */
  readonly layers?: readonly Layer[];
}

/**
 * Draws pictures layer by layer, so that the shadow of one falls on the ground of the next. `view` is in device
 * pixels; the transform of the context is left as it was.
 *
 * @returns the number of paths that were filled or stroked: what it cost
 */
export function drawPictures(
  context: CanvasRenderingContext2D,
  placed: readonly (PlacedPicture | PlacedParts)[],
  view: RasterView,
  { everything = false, layers = LAYERS }: Wanted = {},
): number {
  const { side } = view;
  const passes = (['under', undefined, 'over'] as const).map((pass) =>
    placed.flatMap((one) => (('lies' in one ? one.lies : undefined) === pass ? layOut(one, view) : [])),
  );
  let paths = 0;
  context.save();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const [laid, layer] of passes.flatMap((pass) => layers.map((one) => [pass, one] as const))) {
    if (!everything && side < (MARKS_FROM[layer] ?? 0)) continue;
    const linesFrom = everything ? 0 : (LINES_FROM[layer] ?? 0);
    for (const { strokes, x, y, except } of laid) {
      const own = strokes[layer];
      if (own.length === 0) continue;
      context.setTransform(side, 0, 0, side, x, y);
      if (except) {
        context.save();
        context.clip(except, 'evenodd');
      }
      for (const { path, fill, stroke, width, from, to } of own) {
        if (!isSeen(side, from, to)) continue;
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
      if (except) context.restore();
    }
  }
  context.restore();
  return paths;
}

function isSeen(side: number, from = 0, to = Infinity): boolean {
  return side >= from && side < to;
}

/** The number of paths of a picture, large and small. */
export function countPaths(picture: Picture): number {
  const strokes = pictureStrokes(picture);
  return LAYERS.reduce((sum, layer) => sum + strokes[layer].length, 0);
}

function layOut(placed: PlacedPicture | PlacedParts, { originX, originY, side }: RasterView): Laid[] {
  const center = hexCenter(placed.at);
  const at = { x: originX + center.x * side, y: originY + center.y * side };
  if ('picture' in placed) return [{ strokes: pictureStrokes(placed.picture), ...at, except: undefined }];
  const whole = placed.parts.filter(({ except }) => except.length === 0);
  const holed = placed.parts.filter(({ except }) => except.length > 0);
  return [
    ...holed.map((part) => ({ strokes: partStrokes(part), ...at, except: exceptPath(part) })),
    { strokes: joinStrokes(whole.map(partStrokes)), ...at, except: undefined },
  ];
}

/** All of the part but the segments that have changed since it was painted, by the even-odd rule. */
function exceptPath({ bounds, except }: PicturePart): Path2D {
  const { left, top, right, bottom } = bounds;
  const path = new Path2D();
  path.rect(left - 1, top - 1, right - left + 2, bottom - top + 2);
  for (const segment of except) {
    const [a, b, c] = segmentVertices(segment).map(thirdToPoint);
    path.moveTo(a!.x, a!.y);
    path.lineTo(b!.x, b!.y);
    path.lineTo(c!.x, c!.y);
    path.closePath();
  }
  return path;
}
