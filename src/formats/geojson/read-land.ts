import { MAX_SLOTS } from '../../engine/board/board.ts';
import { STRIP_HEIGHT } from '../../engine/hex/plane.ts';
import { MAX_LAND_COORDINATE, MAX_LAND_HEXES, type LandRow } from '../../engine/land/row.ts';
import { failure, success, type Result } from '../../engine/problem.ts';
import { parseJson } from '../json/parse.ts';
import { checkLand } from '../text-map/land.ts';
import { METERS_PER_DEGREE } from './coordinates.ts';
import { readPolygons, type Rings } from './geometries.ts';

/** The size of hexes for land from polygons. */
export type GeojsonLandSize =
  /** As many hexes as have the area of the polygons together, about; an integer of 1 or more. */
  | { readonly kind: 'hexes'; readonly hexes: number }
  /** Units per side length, meters for degrees; more than 0. */
  | { readonly kind: 'side'; readonly side: number };

/** A town of middle size. */
export const GEOJSON_LAND_DEFAULTS: GeojsonLandSize = { kind: 'hexes', hexes: 600 };

/** Most crossings of borders with rows of hexes, which limits the memory. */
const MAX_CROSSINGS = 2_000_000;

/** Most columns and rows of hexes between the ends of all polygons: land has no room for more. */
const MAX_EXTENT = 2 * MAX_LAND_COORDINATE;

/** Largest number of a column or row: far beyond it, numbers have no next one. */
const MAX_PLACE = 2 ** 40;

/**
 * The land of the polygons in a GeoJSON text, centered about hex (0, 0): a hex is land when its center lies in one of
 * them, and not in its holes. Longitudes and latitudes are projected about the middle, so that a place keeps its shape;
 * coordinates are taken as a plane when a member `crs` names none of degrees, or one of them can be no degree.
 *
 * @throws RangeError when the size is out of its range
 */
export function readGeojsonLand(
  text: string,
  size: GeojsonLandSize = GEOJSON_LAND_DEFAULTS,
): Result<LandRow[]> {
  const wished = size.kind === 'hexes' ? size.hexes : size.side;
  if (!(wished > 0 && Number.isFinite(wished)))
    throw new RangeError(`a size of ${wished} is not more than 0`);
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const read = readPolygons(parsed.value);
  if (!read.ok) return read;
  const polygons = isPlane(parsed.value, read.value) ? read.value : projected(read.value);
  const side = size.kind === 'side' ? size.side : fittedSide(polygons, size.hexes);
  if (!(side > 0)) return failure([{ path: '$', message: 'the polygons have no area' }]);
  const inHexes = polygons.map((rings) => rings.map((ring) => axial(ring, side)));
  if (!hasRoom(inHexes))
    return failure([
      {
        path: 'map',
        message:
          'the polygons lie too far apart, or too far from 0, for hexes of this size: choose larger hexes, or fewer of them',
      },
    ]);
  const rows = landRows(inHexes);
  return rows.ok ? checkLand(rows.value) : rows;
}

/** Whether coordinates are no degrees. */
function isPlane(data: unknown, polygons: readonly Rings[]): boolean {
  const { crs } = data as { readonly crs?: { readonly properties?: { readonly name?: unknown } } | null };
  const name = crs?.properties?.name;
  if (typeof name === 'string' && !/CRS:?84|4326|WGS ?84"?$/i.test(name)) return true;
  return polygons.some((rings) =>
    rings.some((ring) => ring.some((value, index) => Math.abs(value) > (index % 2 === 0 ? 180 : 90))),
  );
}

/** Degrees as meters about the middle of all polygons. */
function projected(polygons: readonly Rings[]): Rings[] {
  let [south, north] = [Infinity, -Infinity];
  for (const ring of polygons.flat())
    for (let i = 1; i < ring.length; i += 2) {
      south = Math.min(south, ring[i]!);
      north = Math.max(north, ring[i]!);
    }
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  return polygons.map((rings) =>
    rings.map((ring) =>
      ring.map((value, index) => value * METERS_PER_DEGREE * (index % 2 === 0 ? narrow : 1)),
    ),
  );
}

/** The side at which so many hexes have the area of all polygons; overlaps count twice. */
function fittedSide(polygons: readonly Rings[], hexes: number): number {
  let area = 0;
  for (const rings of polygons)
    rings.forEach((ring, index) => (area += (index === 0 ? 1 : -1) * Math.abs(ringArea(ring))));
  return Math.sqrt(Math.max(0, area) / (3 * STRIP_HEIGHT * hexes));
}

function ringArea(ring: readonly number[]): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const next = (i + 2) % ring.length;
    // Relative to the first point, so that large coordinates do not swallow a small area.
    twice +=
      (ring[i]! - ring[0]!) * (ring[next + 1]! - ring[1]!) -
      (ring[next]! - ring[0]!) * (ring[i + 1]! - ring[1]!);
  }
  return twice / 2;
}

/** A ring in axial coordinates of hexes, as fractions: q0, r0, q1, r1, ...; y grows to the north in the file. */
function axial(ring: readonly number[], side: number): number[] {
  const points: number[] = [];
  for (let i = 0; i < ring.length; i += 2) {
    const q = ring[i]! / side / 1.5;
    points.push(q, -ring[i + 1]! / side / (2 * STRIP_HEIGHT) - q / 2);
  }
  return points;
}

/** Whether all polygons lie within the room that land has, wherever that is. */
function hasRoom(polygons: readonly Rings[]): boolean {
  const [least, greatest] = [
    [Infinity, Infinity],
    [-Infinity, -Infinity],
  ];
  for (const ring of polygons.flat())
    for (const [index, value] of ring.entries()) {
      // Not a number, too.
      if (!(Math.abs(value) <= MAX_PLACE)) return false;
      least[index % 2] = Math.min(least[index % 2]!, value);
      greatest[index % 2] = Math.max(greatest[index % 2]!, value);
    }
  return greatest.every((most, axis) => most - least[axis]! <= MAX_EXTENT);
}

/** The hexes with their centers in polygons of axial coordinates, row by row; overlaps are listed twice. */
function landRows(polygons: readonly Rings[]): Result<LandRow[]> {
  const rows: LandRow[] = [];
  let [hexes, crossings] = [0, 0];
  for (const rings of polygons) {
    const qs_row = new Map<number, number[]>();
    for (const ring of rings)
      for (let i = 0; i < ring.length; i += 2) {
        const next = (i + 2) % ring.length;
        const [q0, r0, q1, r1] = [ring[i]!, ring[i + 1]!, ring[next]!, ring[next + 1]!];
        const last = Math.ceil(Math.max(r0, r1)) - 1;
        const first = Math.ceil(Math.min(r0, r1));
        crossings += Math.max(0, last - first + 1);
        if (crossings > MAX_CROSSINGS) return tooManyCrossings();
        for (let r = first; r <= last; r++) {
          const q = q0 + ((r - r0) / (r1 - r0)) * (q1 - q0);
          const known = qs_row.get(r);
          if (known) known.push(q);
          else qs_row.set(r, [q]);
        }
      }
    for (const [r, qs] of qs_row) {
      qs.sort((a, b) => a - b);
      for (let i = 0; i + 1 < qs.length; i += 2) {
        const q = Math.ceil(qs[i]!);
        const count = Math.ceil(qs[i + 1]!) - q;
        hexes += Math.max(0, count);
        if (hexes > Math.min(MAX_SLOTS, 2 * MAX_LAND_HEXES)) return tooLarge();
        if (count > 0) rows.push({ r: r + 0, q: q + 0, count });
      }
    }
  }
  return success(rows);
}

function tooManyCrossings(): Result<never> {
  const message = `the borders cross more than ${MAX_CROSSINGS} rows of hexes: choose larger hexes, or fewer of them`;
  return failure([{ path: 'map', message }]);
}

function tooLarge(): Result<never> {
  const message = `expected at most ${MAX_LAND_HEXES} hexes of land, found more: choose larger hexes, or fewer of them`;
  return failure([{ path: 'map', message }]);
}
