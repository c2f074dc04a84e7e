import type { City } from '../engine/city/city.ts';
import { success, type Result } from '../engine/problem.ts';
import type { Kind } from '../engine/schematic/kind.ts';
import type { Schematic } from '../engine/schematic/schematic.ts';
import { mapLookOf, pieceLookOf, type CityPicture } from '../formats/picture/city-picture.ts';
import { GEOJSON_SYSTEMS } from '../formats/geojson/system.ts';
import { geojsonPieces, type GeojsonOptions } from '../formats/geojson/write.ts';
import { cityDrawing, schematicDrawing, type PictureOptions } from '../formats/svg/drawing.ts';
import { DEFAULT_SCALE } from '../formats/svg/size.ts';
import { svgPieces, type SvgOptions } from '../formats/svg/write.ts';
import { asciiPieces } from '../formats/text-map/ascii.ts';
import { MAX_COLUMNS, TEXT_GRIDS, type TextGrid } from '../formats/text-map/names.ts';
import { squarePieces } from '../formats/text-map/square.ts';
import { textMapperPieces } from '../formats/text-map/text-mapper-write.ts';
import {
  MAX_UVTT_PIXELS,
  MAX_UVTT_SQUARES,
  MIN_UVTT_PIXELS,
  UVTT_DEFAULTS,
  type UvttOptions,
} from '../formats/uvtt/options.ts';
import { uvttPieces } from '../formats/uvtt/write.ts';
import {
  checkCity,
  checkedOptions,
  checkSchematicOf,
  FLAG,
  FUNCTION,
  integer,
  LIST,
  oneOf,
  OBJECT,
  type Rules,
} from './check-call.ts';
import { CITY_PICTURE, SCHEMATIC_PICTURE } from './picture-rules.ts';

const PICTURE_DEFAULTS: PictureOptions = {
  scale: DEFAULT_SCALE,
  transparent: false,
  districts: false,
  hexLines: false,
};

/**
 * A city as an SVG document, the same as that of the command line. Its layers are groups that Inkscape shows as layers; in
 * a plan, each building is a group with a title.
 *
 * @param options 32 pixels per side length, sea behind the land, no districts and no lines between hexes where absent.
 *   The style is the one that the city chooses, else a map, beyond 4,000 hexes a plan; with `objects` it is a plan.
 * @throws RangeError when the scale is out of range, or the city contradicts itself
 */
export function writeSvg(
  city: City,
  options: Partial<PictureOptions> & CityPicture & SvgOptions = {},
): string {
  checkCity('writeSvg', city);
  const chosen = checkedOptions('writeSvg', options, CITY_PICTURE);
  const map = chosen.map ?? (chosen.objects ? undefined : mapLookOf(city, chosen));
  const drawing = cityDrawing(city, { ...PICTURE_DEFAULTS, ...chosen, ...(map && { map }) });
  return joined(svgPieces(drawing, undefined, chosen));
}

/** The look of a picture of a schematic; a map by day when absent. */
export type SchematicPicture = Pick<CityPicture, 'style' | 'mood'>;

/**
 * A schematic in its plain pose as an SVG document, the same as that of the command line: as on a map, straight and with
 * nothing about it.
 *
 * @param kinds those that the schematic names; others may be among them
 * @param options 32 pixels per side length, nothing behind the piece and no lines between hexes where absent; schematics
 *   have no districts
 * @throws RangeError when the scale is out of range
 */
export function writeSchematicSvg(
  schematic: Schematic,
  kinds: readonly Kind[],
  options: Partial<PictureOptions> & SchematicPicture = {},
): string {
  checkSchematicOf('writeSchematicSvg', schematic);
  LIST(kinds, 'writeSchematicSvg: kinds');
  const asked = checkedOptions('writeSchematicSvg', options, SCHEMATIC_PICTURE);
  const map = asked.map ?? pieceLookOf(asked);
  const chosen = { ...PICTURE_DEFAULTS, transparent: true, ...asked, ...(map && { map }) };
  return joined(svgPieces(schematicDrawing(schematic, kinds, chosen)));
}

const ASCII: Rules<AsciiOptions> = { grid: oneOf(TEXT_GRIDS), columns: integer(1, MAX_COLUMNS) };

const UVTT: Rules<UvttOptions> = {
  squares: integer(1, MAX_UVTT_SQUARES),
  pixels: integer(MIN_UVTT_PIXELS, MAX_UVTT_PIXELS),
  movement: FLAG,
};

/** The options of a map of characters. */
export interface AsciiOptions {
  /** A character per hex, or per square over the city in its true shape; `hex` when absent. */
  readonly grid?: TextGrid;
  /** Number of squares across, 1..10,000, for `square` alone; 80 when absent. */
  readonly columns?: number;
}

/**
 * A city as a map of characters: `~` is sea, `.` free land, others are the glyphs of kinds. On the grid of hexes, one
 * blank separates characters, and odd rows are indented by one.
 *
 * @throws RangeError when the number of columns is out of range, or the city contradicts itself
 */
export function writeAscii(city: City, options: AsciiOptions = {}): string {
  checkCity('writeAscii', city);
  const { grid = 'hex', columns } = checkedOptions('writeAscii', options, ASCII);
  return joined(grid === 'hex' ? asciiPieces(city) : squarePieces(city, columns));
}

/**
 * A city as a file for Text Mapper that needs no include: a line per hex of land, a type per kind and segment.
 *
 * @throws RangeError when the city contradicts itself
 */
export function writeTextMapper(city: City): string {
  checkCity('writeTextMapper', city);
  return joined(textMapperPieces(city));
}

/**
 * A city as a GeoJSON FeatureCollection. Every feature names its `layer`: land, districts, ground, placements,
 * buildings, walls or doors. Doors are points, all other features polygons that share their vertices exactly.
 *
 * @param options a plane with one unit per side length when absent
 * @throws RangeError when a number of the options is out of its range
 */
export function writeGeojson(city: City, options?: GeojsonOptions): Result<string> {
  checkCity('writeGeojson', city);
  checkGeojson(options);
  const pieces = geojsonPieces(city, options);
  return pieces.ok ? success(joined(pieces.value)) : pieces;
}

/**
 * Paints an SVG document as PNG: in Node with a package such as `@resvg/resvg-js`, in a page with an image and a canvas.
 *
 * @param width of the picture in pixels
 * @param height of the picture in pixels
 */
export type PaintSvg = (svg: string, width: number, height: number) => Promise<Uint8Array>;

/**
 * A city as a Universal VTT file (`.dd2vtt`): its picture with walls around all that blocks sight, and portals at doors
 * and gates. Coordinates are in squares from the upper left corner of the picture.
 *
 * @param paint called once, for the picture
 * @param options 2 squares per side of a hex, 50 pixels per square, no walls around water where absent
 * @returns the text, or a problem when the picture would be too large
 * @throws RangeError when a number of the options is out of its range
 */
export async function writeUvtt(
  city: City,
  paint: PaintSvg,
  options: Partial<UvttOptions> = {},
): Promise<Result<string>> {
  checkCity('writeUvtt', city);
  FUNCTION(paint, 'writeUvtt: paint');
  const chosen = { ...UVTT_DEFAULTS, ...checkedOptions('writeUvtt', options, UVTT) };
  const pieces = await uvttPieces(city, chosen, (drawing) =>
    paint(joined(svgPieces(drawing)), drawing.frame.width, drawing.frame.height),
  );
  return pieces.ok ? success(joined(pieces.value)) : pieces;
}

/** @throws RangeError for coordinates that there are not; their numbers are checked where they are used */
function checkGeojson(options: GeojsonOptions | undefined): void {
  if (options === undefined) return;
  const { coordinates } = checkedOptions('writeGeojson', options, { coordinates: OBJECT });
  const place = 'writeGeojson: options.coordinates';
  OBJECT(coordinates, place);
  oneOf(GEOJSON_SYSTEMS)(coordinates.kind, `${place}.kind`);
}

function joined(pieces: Iterable<string>): string {
  return [...pieces].join('');
}
