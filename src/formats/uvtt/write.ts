import type { City } from '../../engine/city/city.ts';
import { STRIP_HEIGHT, type Point } from '../../engine/hex/plane.ts';
import { failure, success, type Result } from '../../engine/problem.ts';
import type { Third } from '../../engine/segment/thirds.ts';
import { thirdToPoint } from '../../engine/segment/vertex.ts';
import { cityBounds, cityDrawing, type Drawing } from '../svg/drawing.ts';
import { isDrawable, tooLarge, type Frame } from '../svg/size.ts';
import type { OnWritten } from '../svg/write.ts';
import { base64Pieces } from './base64.ts';
import { edgeChains } from './chains.ts';
import { wallEdges, type WallEdge } from './edges.ts';
import { MAX_UVTT_PIXELS, MAX_UVTT_SQUARES, MIN_UVTT_PIXELS, type UvttOptions } from './options.ts';

/** Paints a drawing as PNG. */
export type PaintPng = (drawing: Drawing) => Promise<Uint8Array>;

/**
 * A city as a Universal VTT file (`.dd2vtt`), in pieces: its picture with walls around all that blocks sight, and
 * portals at doors and gates. The picture has whole squares. Coordinates are in squares from its upper left corner.
 *
 * @param paint called once, for the picture
 * @param onWritten called after every piece
 * @returns a problem when the picture would be too large
 * @throws RangeError when a number of the options is out of its range
 */
export async function uvttPieces(
  city: City,
  { squares, pixels, movement }: UvttOptions,
  paint: PaintPng,
  onWritten?: OnWritten,
): Promise<Result<Iterable<string>>> {
  checkInteger('squares', squares, 1, MAX_UVTT_SQUARES);
  checkInteger('pixels', pixels, MIN_UVTT_PIXELS, MAX_UVTT_PIXELS);
  const frame = squareFrame(city, squares, pixels);
  if (!isDrawable(frame)) return failure([{ path: '$.land', message: tooLarge(frame, cityBounds(city)) }]);
  const options = { scale: 1, transparent: false, districts: false, hexLines: false };
  const png = await paint({ ...cityDrawing(city, options), frame });
  const edges = wallEdges(city);
  const place = (vertex: Third): Point => {
    const { x, y } = thirdToPoint(vertex);
    return { x: rounded((x - frame.left) * squares), y: rounded((y - frame.top) * squares) };
  };
  const chains = (list: readonly WallEdge[]) => edgeChains(list).map((chain) => chain.map(place));
  const members = {
    format: 0.3,
    resolution: {
      map_origin: { x: 0, y: 0 },
      map_size: { x: frame.width / pixels, y: frame.height / pixels },
      pixels_per_grid: pixels,
    },
    line_of_sight: chains(edges.sight),
    objects_line_of_sight: movement ? chains(edges.movement) : [],
    portals: edges.portals.map(({ from, to }) => portal(place(from), place(to))),
    environment: { baked_lighting: false, ambient_light: 'ffffffff' },
    lights: [],
  };
  return success({ [Symbol.iterator]: () => pieces(JSON.stringify(members), png, onWritten) });
}

function* pieces(members: string, png: Uint8Array, onWritten?: OnWritten): Generator<string> {
  yield `${members.slice(0, -1)},"image":"`;
  let done = 0;
  for (const piece of base64Pieces(png)) {
    yield piece;
    done += (3 * piece.length) / 4;
    onWritten?.(Math.min(done, png.length), png.length);
  }
  yield '"}\n';
}

/** A closed door between two points. */
function portal(from: Point, to: Point) {
  return {
    position: { x: rounded((from.x + to.x) / 2), y: rounded((from.y + to.y) / 2) },
    bounds: [from, to],
    rotation: rounded(Math.atan2(to.y - from.y, to.x - from.x)),
    closed: true,
    freestanding: false,
  };
}

/** The frame around a city with whole squares, its picture in the middle. */
function squareFrame(city: City, squares: number, pixels: number): Frame {
  const { left, top, right, bottom } = cityBounds(city);
  // A strip of sea on each side, so that the land never touches the border of the table.
  const width = Math.max(1, Math.ceil((right - left + STRIP_HEIGHT) * squares - 1e-6));
  const height = Math.max(1, Math.ceil((bottom - top + STRIP_HEIGHT) * squares - 1e-6));
  return {
    width: width * pixels,
    height: height * pixels,
    scale: squares * pixels,
    left: (left + right - width / squares) / 2,
    top: (top + bottom - height / squares) / 2,
  };
}

function rounded(value: number): number {
  // Adding zero avoids a negative zero.
  return Math.round(value * 1e6) / 1e6 + 0;
}

function checkInteger(name: string, value: number, least: number, most: number): void {
  if (!(Number.isInteger(value) && value >= least && value <= most))
    throw new RangeError(`${name} of ${value} are not ${least}..${most}`);
}
