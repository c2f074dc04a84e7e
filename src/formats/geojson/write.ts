import type { City } from '../../engine/city/city.ts';
import { success, type Result } from '../../engine/problem.ts';
import { segmentVertices } from '../../engine/segment/vertex.ts';
import { adjacentSegments, equalSegments } from '../../engine/segment/segment.ts';
import type { OnWritten } from '../svg/write.ts';
import { pointWriter, type GeojsonCoordinates, type WritePoint } from './coordinates.ts';
import { cityFeatures, type CityFeature } from './features.ts';
import { stripOf } from './polygons.ts';

/** The options of a GeoJSON file. */
export interface GeojsonOptions {
  /** The plane, or the place on earth, of the city. */
  readonly coordinates: GeojsonCoordinates;
}

/** One unit per side length, in a plane. */
export const GEOJSON_DEFAULTS: GeojsonOptions = { coordinates: { kind: 'plane', scale: 1 } };

/** Least number of characters of a piece. */
const PIECE = 1 << 16;

/**
 * The coordinate system of a plane, as GDAL and QGIS read it from the member `crs`. Readers that do not know the member
 * take the coordinates for degrees.
 */
const PLANE = { type: 'name', properties: { name: 'LOCAL_CS["Sixfold plane",UNIT["unit",1]]' } };

/** The coordinate system of web maps, as GDAL and QGIS read it from the same member. */
const MERCATOR = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::3857' } };

/** The member `crs` for each kind of coordinates; degrees have none, as the format asks. */
const SYSTEMS = { plane: PLANE, degrees: null, mercator: MERCATOR } as const;

/**
 * A city as a FeatureCollection, in pieces. Every feature has a number of its own as its `id`, and names its `layer`:
 * land, districts, ground, placements, buildings, walls or doors. Doors are points, all other features polygons: valid, one for each connected part, with
 * counterclockwise outer rings, y or latitude growing to the north. Neighbors share their vertices exactly.
 *
 * @param onWritten called after every piece
 * @throws RangeError when a number of the options is out of its range
 */
export function geojsonPieces(
  city: City,
  options: GeojsonOptions = GEOJSON_DEFAULTS,
  onWritten?: OnWritten,
): Result<Iterable<string>> {
  const write = pointWriter(options.coordinates);
  return success({ [Symbol.iterator]: () => pieces(city, options.coordinates, write, onWritten) });
}

function* pieces(
  city: City,
  coordinates: GeojsonCoordinates,
  write: WritePoint,
  onWritten?: OnWritten,
): Generator<string> {
  const of = 3 * city.placements.length;
  let done = 0;
  let text = head(city, coordinates);
  let separator = '\n';
  let id = 0;
  for (const feature of cityFeatures(city, () => done++)) {
    text += `${separator}${featureText(++id, feature, write)}`;
    separator = ',\n';
    if (text.length < PIECE) continue;
    yield text;
    text = '';
    onWritten?.(done, of);
  }
  yield `${text}\n]}\n`;
  onWritten?.(of, of);
}

/** The text up to the features, with how the coordinates are meant. */
function head(city: City, coordinates: GeojsonCoordinates): string {
  const seed = city.recipe ? { seed: city.recipe.seed } : {};
  const system = SYSTEMS[coordinates.kind];
  const members = {
    type: 'FeatureCollection',
    name: 'city',
    ...(system && { crs: system }),
    sixfold: { engine: city.engine, ...seed, coordinates: ordered(coordinates) },
  };
  return `${JSON.stringify(members).slice(0, -1)},"features":[`;
}

/** The same coordinates with their members alone, in the order of the file, from whatever object they came. */
function ordered(coordinates: GeojsonCoordinates): GeojsonCoordinates {
  const { kind, scale } = coordinates;
  if (kind === 'plane') return { kind, scale };
  const { longitude, latitude } = coordinates;
  return { kind, longitude, latitude, scale };
}

function featureText(id: number, { layer, properties, shape }: CityFeature, write: WritePoint): string {
  const type = shape.kind === 'polygon' ? 'Polygon' : 'Point';
  const coordinates =
    shape.kind === 'polygon' ? polygonText(shape.polygon, write) : doorText(shape.door, write);
  const known = JSON.stringify({ layer, ...properties });
  return `{"type":"Feature","id":${id},"properties":${known},"geometry":{"type":"${type}","coordinates":${coordinates}}}`;
}

type Shape<K> = Extract<CityFeature['shape'], { kind: K }>;

function polygonText(polygon: Shape<'polygon'>['polygon'], write: WritePoint): string {
  const rings = polygon.map((ring) => {
    const points = ring.map((vertex) => write(vertex.a, stripOf(vertex)));
    return `[${points.join(',')},${points[0]}]`;
  });
  return `[${rings.join(',')}]`;
}

/** The middle of the side between a building and the ground before its door. */
function doorText({ segment, to }: Shape<'door'>['door'], write: WritePoint): string {
  const [center, before, after] = segmentVertices(segment);
  const [previous, following] = adjacentSegments(segment);
  const [one, two] = equalSegments(to, previous)
    ? [center, before]
    : equalSegments(to, following)
      ? [center, after]
      : [before, after];
  return write((one.a + two.a) / 2, (stripOf(one) + stripOf(two)) / 2);
}
