import { MAX_SLOTS } from '../../engine/board/board.ts';
import { STRIP_HEIGHT } from '../../engine/hex/plane.ts';
import { MAX_LAND_COORDINATE, MAX_LAND_HEXES, type LandRow } from '../../engine/land/row.ts';
import { failure, success, type Result } from '../../engine/problem.ts';
import { parseJson } from '../json/parse.ts';
import { isSea, namesSea, SEA_BY_WORDS, type SeaRule } from '../sea/rule.ts';
import { checkLand } from '../text-map/land.ts';
import { joinedOnCircle } from './circle.ts';
import { METERS_PER_DEGREE } from './coordinates.ts';
import { readPolygons, type PolygonOfFeature, type Rings } from './geometries.ts';
import { namedSystem, type GeojsonSystem } from './system.ts';

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

/** The reading of a file beside the size of hexes. */
export interface GeojsonReading {
  /** The meaning of coordinates; what the file says when absent, or else degrees where they can be that. */
  readonly system?: GeojsonSystem | undefined;
  /** The features that are sea; those whose properties name a body of water when absent. */
  readonly sea?: SeaRule | undefined;
}

/** The land of a GeoJSON file with what is to be known of it. */
export interface GeojsonLand {
  readonly land: LandRow[];
  /** Sentences about what was decided, without a trailing period. */
  readonly notes: readonly string[];
}

/** The polygons of a GeoJSON file, before hexes are laid over them. */
export interface GeojsonPolygons {
  readonly data: unknown;
  readonly polygons: readonly PolygonOfFeature[];
}

/**
 * The land of the polygons in a GeoJSON text, centered about hex (0, 0): a hex is land when its center lies in one of
 * them, and not in its holes. Where polygons of land and sea lie over each other, the smaller one counts. Longitudes and
 * latitudes are projected about the middle, so that a place keeps its shape; see {@link joinedOnCircle} for the
 * antimeridian. Coordinates are taken as a plane when the member `crs` names one, or when it is absent and one of them
 * can be no degree. A text with one feature for each line is read, too.
 *
 * @throws RangeError when the size is out of its range
 */
export function readGeojsonLand(
  text: string,
  size: GeojsonLandSize = GEOJSON_LAND_DEFAULTS,
  reading: GeojsonReading = {},
): Result<LandRow[]> {
  const read = readGeojson(text);
  if (!read.ok) return read;
  const land = landOfPolygons(read.value, size, reading);
  return land.ok ? success(land.value.land) : land;
}

/** The polygons of a GeoJSON text, whole or with one object for each line. */
export function readGeojson(text: string): Result<GeojsonPolygons> {
  const parsed = parseGeojson(text);
  if (!parsed.ok) return parsed;
  const read = readPolygons(parsed.value);
  return read.ok ? success({ data: parsed.value, polygons: read.value }) : read;
}

/** The land of polygons, see {@link readGeojsonLand}. */
export function landOfPolygons(
  { data, polygons }: GeojsonPolygons,
  size: GeojsonLandSize,
  { system, sea = SEA_BY_WORDS }: GeojsonReading,
): Result<GeojsonLand> {
  const wished = size.kind === 'hexes' ? size.hexes : size.side;
  if (!(wished > 0 && Number.isFinite(wished)))
    throw new RangeError(`a size of ${wished} is not more than 0`);
  const placed = onPlane(
    data,
    polygons.map(({ rings }) => rings),
    system,
  );
  if (!placed.ok) return placed;
  const isSea_polygon = polygons.map(({ properties }) => isSea(sea, properties));
  const land = placed.value.filter((_, index) => !isSea_polygon[index]);
  if (land.length === 0) return failure([{ path: 'map', message: ALL_SEA }]);
  const side = size.kind === 'side' ? size.side : fittedSide(land, size.hexes);
  if (!(side > 0)) return failure([{ path: '$', message: 'the polygons have no area' }]);
  const inHexes = placed.value.map((rings) => rings.map((ring) => axial(ring, side)));
  if (!hasRoom(inHexes))
    return failure([
      {
        path: 'map',
        message:
          'the polygons lie too far apart, or too far from 0, for hexes of this size: choose larger hexes, or fewer of them',
      },
    ]);
  const rows = landRows(inHexes, isSea_polygon);
  if (!rows.ok) return rows;
  const checked = checkLand(rows.value);
  return checked.ok ? success({ land: checked.value, notes: seaNotes(polygons, sea) }) : checked;
}

const ALL_SEA = 'all polygons are sea by their properties: choose others for the sea, or none';

/** Most properties that a note names. */
const MOST_NAMED = 5;

/** A sentence about the features that are sea by words. */
function seaNotes(polygons: readonly PolygonOfFeature[], sea: SeaRule): string[] {
  if (sea.kind !== 'words') return [];
  const says = polygons.flatMap(({ properties }) => namesSea(properties) ?? []);
  if (says.length === 0) return [];
  const named = [...new Set(says)];
  const more = named.length > MOST_NAMED ? ' and others' : '';
  return [
    `${says.length} of ${polygons.length} polygons are sea by their properties: ${named.slice(0, MOST_NAMED).join(', ')}${more}`,
  ];
}

/** A GeoJSON text, or one object for each line, which a record separator can precede (RFC 8142), as a collection. */
function parseGeojson(text: string): Result<unknown> {
  const whole = parseJson(text);
  if (whole.ok) return whole;
  const plain = text.replaceAll('\u001e', '').replace(/^\uFEFF/, '');
  if (!/^\s*\{[^\n\r]*\}[^\S\n\r]*[\n\r]\s*\{/.test(plain)) return whole;
  const features: unknown[] = [];
  const lines = plain.split(/\r\n|[\n\r]/);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const parsed = parseJson(line);
    if (!parsed.ok)
      return failure(
        parsed.problems.map(({ path, message }) => ({ path: `line ${index + 1}: ${path}`, message })),
      );
    features.push(parsed.value);
  }
  return success({ type: 'FeatureCollection', features });
}

/** Longitude and latitude, in degrees, beyond which coordinates of no named system are no degrees. */
const [MOST_LONGITUDE, MOST_LATITUDE] = [540, 90];

/** Polygons in units of a plane, which are meters for places on earth. */
function onPlane(
  data: unknown,
  polygons: readonly Rings[],
  chosen: GeojsonSystem | undefined,
): Result<readonly Rings[]> {
  const named = chosen === undefined ? namedSystem(data) : success(chosen);
  if (!named.ok) return named;
  const [longitude, latitude] = farthest(polygons);
  const canBeDegrees = longitude <= MOST_LONGITUDE && latitude <= MOST_LATITUDE;
  const system = named.value ?? (canBeDegrees ? 'degrees' : 'plane');
  if (system === 'plane') return success(polygons);
  if (system === 'mercator') return success(projected(joinedOnCircle(polygons.map(fromMercator))));
  if (latitude <= MOST_LATITUDE) return success(projected(joinedOnCircle(polygons)));
  const message = `expected latitudes of -90 to 90 degrees, found ${latitude}: choose whether the coordinates are a plane`;
  return failure([{ path: 'map', message }]);
}

/** Largest amounts of both coordinates. */
function farthest(polygons: readonly Rings[]): [number, number] {
  const most: [number, number] = [0, 0];
  for (const ring of polygons.flat())
    for (let i = 0; i < ring.length; i++) most[i % 2] = Math.max(most[i % 2]!, Math.abs(ring[i]!));
  return most;
}

/** Longitudes and latitudes of meters in Web Mercator. */
function fromMercator(rings: Rings): Rings {
  return rings.map((ring) =>
    ring.map((value, index) => {
      const degrees = value / METERS_PER_DEGREE;
      if (index % 2 === 0) return degrees;
      return (180 / Math.PI) * Math.atan(Math.sinh((degrees * Math.PI) / 180));
    }),
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

/** A run of hexes in a polygon of land or sea. */
interface Run {
  readonly q: number;
  readonly count: number;
  readonly isSea: boolean;
}

/**
 * The hexes with their centers in polygons of axial coordinates, row by row; overlaps are listed twice. Larger polygons
 * are laid first, so that a lake counts within its country, and an island within the sea around it.
 */
function landRows(polygons: readonly Rings[], isSea_polygon: readonly boolean[]): Result<LandRow[]> {
  const runs_row = new Map<number, Run[]>();
  let [hexes, crossings] = [0, 0];
  const hasSea = isSea_polygon.includes(true);
  const areas = hasSea ? polygons.map((rings) => Math.abs(ringArea(rings[0]!))) : [];
  const order = polygons.map((_, index) => index);
  if (hasSea) order.sort((a, b) => areas[b]! - areas[a]!);
  for (const index of order) {
    const isSea = isSea_polygon[index]!;
    const qs_row = new Map<number, number[]>();
    for (const ring of polygons[index]!)
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
        if (count <= 0) continue;
        const runs = runs_row.get(r);
        if (runs) runs.push({ q, count, isSea });
        else runs_row.set(r, [{ q, count, isSea }]);
      }
    }
  }
  const rows: LandRow[] = [];
  for (const [r, runs] of runs_row)
    for (const { q, count } of hasSea ? landOver(runs) : runs) rows.push({ r: r + 0, q: q + 0, count });
  return success(rows);
}

/** The runs of land that are left in a row where runs are laid over each other, the last uppermost. */
function landOver(runs: readonly Run[]): Run[] {
  if (!runs.some(({ isSea }) => isSea)) return [...runs];
  const isLand_q = new Map<number, boolean>();
  for (const { q, count, isSea } of runs) for (let at = q; at < q + count; at++) isLand_q.set(at, !isSea);
  return [...isLand_q].flatMap(([q, isLand]) => (isLand ? [{ q, count: 1, isSea: false }] : []));
}

function tooManyCrossings(): Result<never> {
  const message = `the borders cross more than ${MAX_CROSSINGS} rows of hexes: choose larger hexes, or fewer of them`;
  return failure([{ path: 'map', message }]);
}

function tooLarge(): Result<never> {
  const message = `expected at most ${MAX_LAND_HEXES} hexes of land, found more: choose larger hexes, or fewer of them`;
  return failure([{ path: 'map', message }]);
}
