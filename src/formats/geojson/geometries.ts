import { failure, success, type Result } from '../../engine/problem.ts';
import { describeValue, jsonPath } from '../json/path.ts';
import { ProblemList } from '../problem-list.ts';
import type { Properties } from '../sea/rule.ts';

/** A polygon by its rings x0, y0, x1, y1, ...: a point is inside when it is in an odd number of them. */
export type Rings = readonly (readonly number[])[];

/** A polygon with the properties of its feature. */
export interface PolygonOfFeature {
  readonly rings: Rings;
  readonly properties: Properties;
}

type Fields = Readonly<Record<string, unknown>>;

const NO_PROPERTIES: Properties = new Map();

/**
 * The polygons in any GeoJSON object; points, lines and features without a place are skipped. Of a collection that
 * names the layers of a city, only those of the layer `land` count, and without their properties.
 */
export function readPolygons(data: unknown): Result<PolygonOfFeature[]> {
  const problems = new ProblemList();
  const polygons: PolygonOfFeature[] = [];
  const isCity = isFields(data) && data['sixfold'] !== undefined;
  const visit = (value: unknown, path: string, of: Properties): void => {
    if (!isFields(value)) return problems.add(path, `expected an object, found ${describeValue(value)}`);
    const visitAll = (member: string, one: (element: unknown, path: string, of: Properties) => void) => {
      const list = value[member];
      const place = jsonPath([member], path);
      if (!Array.isArray(list)) return problems.add(place, `expected an array, found ${describeValue(list)}`);
      list.forEach((element, index) => one(element, jsonPath([index], place), of));
    };
    const addPolygon = (rings: unknown, place: string) => {
      const read = readRings(rings, place, problems);
      if (read.length > 0) polygons.push({ rings: read, properties: of });
    };
    switch (value['type']) {
      case 'FeatureCollection':
        return visitAll('features', visit);
      case 'Feature': {
        const { geometry, properties } = value;
        if (geometry === null) return;
        if (isCity && !(isFields(properties) && properties['layer'] === 'land')) return;
        const own = isCity ? NO_PROPERTIES : propertiesOf(properties);
        return visit(geometry, jsonPath(['geometry'], path), own);
      }
      case 'GeometryCollection':
        return visitAll('geometries', visit);
      case 'MultiPolygon':
        return visitAll('coordinates', addPolygon);
      case 'Polygon':
        return addPolygon(value['coordinates'], jsonPath(['coordinates'], path));
      case 'Point':
      case 'MultiPoint':
      case 'LineString':
      case 'MultiLineString':
        return;
      default:
        return problems.add(
          jsonPath(['type'], path),
          `expected a type of GeoJSON, such as "Polygon", found ${describeValue(value['type'])}`,
        );
    }
  };
  visit(data, '$', NO_PROPERTIES);
  if (!problems.isEmpty) return failure(problems.finish());
  if (polygons.length === 0) return failure([{ path: '$', message: 'there are no polygons in it' }]);
  return success(polygons);
}

/** The properties of a feature, with those of objects within them, as `tags` of OpenStreetMap. */
function propertiesOf(properties: unknown): Properties {
  if (!isFields(properties)) return NO_PROPERTIES;
  const all = new Map<string, unknown>();
  for (const [name, value] of Object.entries(properties))
    if (isFields(value)) for (const [inner, of] of Object.entries(value)) all.set(inner, of);
    else all.set(name, value);
  return all;
}

function readRings(rings: unknown, path: string, problems: ProblemList): number[][] {
  if (!Array.isArray(rings)) {
    problems.add(path, `expected an array of rings, found ${describeValue(rings)}`);
    return [];
  }
  return rings.map((ring: unknown, index) => readRing(ring, jsonPath([index], path), problems));
}

function readRing(ring: unknown, path: string, problems: ProblemList): number[] {
  if (!Array.isArray(ring) || ring.length < 4) {
    problems.add(path, `expected a ring of at least four positions, found ${describeValue(ring)}`);
    return [];
  }
  const points: number[] = [];
  ring.forEach((position: unknown, index) => {
    const [x, y] = Array.isArray(position) ? (position as unknown[]) : [];
    if (isCoordinate(x) && isCoordinate(y)) points.push(x, y);
    else
      problems.add(
        jsonPath([index], path),
        `expected two numbers of at most ${MAX_COORDINATE}, found ${describeValue(position)}`,
      );
  });
  return points;
}

/** Largest coordinate, in either direction: areas of larger ones lose their digits. */
const MAX_COORDINATE = 1_000_000_000;

function isCoordinate(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= MAX_COORDINATE;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
