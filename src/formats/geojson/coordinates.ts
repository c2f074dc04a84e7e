import { STRIP_HEIGHT, type Point } from '../../engine/hex/plane.ts';

/** The coordinates of a GeoJSON file: a plane, or a place around a point of the earth. */
export type GeojsonCoordinates =
  | {
      readonly kind: 'plane';
      /** Units per side length, 0.001..1,000,000. */
      readonly scale: number;
    }
  | {
      /** Longitude and latitude in degrees, or the same places in EPSG:3857, the Mercator projection of web maps. */
      readonly kind: 'degrees' | 'mercator';
      /** Longitude of the center of hex (0, 0) in degrees, -180..180. */
      readonly longitude: number;
      /** Latitude of the center of hex (0, 0) in degrees, -80..80. */
      readonly latitude: number;
      /** Meters per side length, 0.001..1,000,000. */
      readonly scale: number;
    };

export const MIN_GEOJSON_SCALE = 0.001;
export const MAX_GEOJSON_SCALE = 1_000_000;

/** Largest latitude, north or south, around which coordinates are converted: the plane fits the earth badly beyond. */
export const MAX_LATITUDE = 80;

/** Radius of the earth as a ball, in meters. */
const EARTH_RADIUS = 6_378_137;

/** Meters per degree of latitude, and of longitude at the equator. */
export const METERS_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS;

/** Decimals of degrees: a tenth of a millimeter. */
const DEGREE_PLACES = 9;

/** Decimals of meters in EPSG:3857: a tenth of a millimeter. */
const MERCATOR_PLACES = 4;

/** Writes points as elements of `coordinates`, with x and strips of segments counted from the center of hex (0, 0). */
export type WritePoint = (halves: number, strips: number) => string;

/**
 * Makes what writes points. Equal points have equal texts, so that neighboring polygons share their vertices exactly.
 * Points are given in half side lengths to the right and in strip heights downward; y points north in the file.
 *
 * @throws RangeError when a number of the coordinates is out of its range
 */
export function pointWriter(coordinates: GeojsonCoordinates): WritePoint {
  checkRange('scale', coordinates.scale, MIN_GEOJSON_SCALE, MAX_GEOJSON_SCALE);
  const { scale } = coordinates;
  const plane = (halves: number, strips: number): Point => ({
    x: (halves / 2) * scale,
    y: -strips * STRIP_HEIGHT * scale,
  });
  if (coordinates.kind === 'plane') {
    const places = 6 - Math.floor(Math.log10(scale));
    return (halves, strips) => {
      const { x, y } = plane(halves, strips);
      return `[${rounded(x, places)},${rounded(y, places)}]`;
    };
  }
  const { longitude, latitude } = coordinates;
  checkRange('longitude', longitude, -180, 180);
  checkRange('latitude', latitude, -MAX_LATITUDE, MAX_LATITUDE);
  const metersPerLongitude = METERS_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const isMercator = coordinates.kind === 'mercator';
  const places = isMercator ? MERCATOR_PLACES : DEGREE_PLACES;
  return (halves, strips) => {
    const { x, y } = plane(halves, strips);
    const place = { x: longitude + x / metersPerLongitude, y: latitude + y / METERS_PER_DEGREE };
    const written = isMercator ? toMercator(place) : place;
    return `[${rounded(written.x, places)},${rounded(written.y, places)}]`;
  };
}

/** Degrees of longitude and latitude as meters east and north in EPSG:3857. */
function toMercator({ x, y }: Point): Point {
  return {
    x: x * METERS_PER_DEGREE,
    y: EARTH_RADIUS * Math.log(Math.tan(Math.PI / 4 + (y * Math.PI) / 360)),
  };
}

/** A number with so many decimals, 0..9. */
function rounded(value: number, places: number): string {
  // Adding zero avoids a negative zero.
  return String(Number(value.toFixed(places)) + 0);
}

function checkRange(name: string, value: number, least: number, most: number): void {
  if (!(value >= least && value <= most))
    throw new RangeError(`a ${name} of ${value} is not ${least}..${most}`);
}
