import { failure, success, type Result } from '../../engine/problem.ts';
import { quote } from '../json/path.ts';
import { GEOGRAPHIC_NAMES, isGeographic } from './geographic-systems.ts';

/** The meaning of coordinates: a plane, longitudes and latitudes, or the meters of Web Mercator (EPSG:3857). */
export type GeojsonSystem = 'plane' | 'degrees' | 'mercator';

export const GEOJSON_SYSTEMS = ['plane', 'degrees', 'mercator'] as const satisfies readonly GeojsonSystem[];

/** EPSG and ESRI codes of Web Mercator. */
const MERCATOR_CODES: ReadonlySet<number> = new Set([3857, 3785, 900913, 102100, 102113]);

/**
 * The system that a GeoJSON object names as `crs`, or as `coordRefSys` of JSON-FG; `undefined` when it names none.
 * A system that is not known is a problem of the path `map`.
 */
export function namedSystem(data: unknown): Result<GeojsonSystem | undefined> {
  const name = systemName(data);
  if (name === undefined) return success(undefined);
  const system = systemOf(name);
  if (system) return success(system);
  const message = `the coordinate system ${quote(name)} is not known: choose whether its coordinates are a plane, degrees or Web Mercator`;
  return failure([{ path: 'map', message }]);
}

/** The name of a system, its address or its code. */
function systemName(data: unknown): string | undefined {
  const { crs, coordRefSys } = fieldsOf(data);
  const named = crs ?? (Array.isArray(coordRefSys) ? (coordRefSys as unknown[])[0] : coordRefSys);
  if (named === undefined || named === null) return undefined;
  if (typeof named === 'string') return named;
  const { type, properties, href } = fieldsOf(named);
  const { name, href: link, code } = fieldsOf(properties);
  const found = name ?? link ?? href;
  if (typeof found === 'string') return found;
  if (typeof code === 'number' || typeof code === 'string') return `${String(type)}:${code}`;
  return JSON.stringify(named);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

/**
 * The system of a name: a code of EPSG, ESRI or OGC, as a URN, an address or alone; well-known text; a text of PROJ; the
 * usual name of a geographic system. `undefined` for any other.
 */
function systemOf(name: string): GeojsonSystem | undefined {
  if (/^\s*(?:LOCAL_CS|ENGCRS|ENGINEERINGCRS)\b/i.test(name)) return 'plane';
  if (/^\s*(?:GEOGCS|GEOGCRS|GEOGRAPHICCRS|GEODCRS|GEODETICCRS)\b/i.test(name)) return 'degrees';
  if (/^\s*\+/.test(name) || /^\s*(?:PROJCS|PROJCRS|PROJECTEDCRS)\b/i.test(name)) {
    if (/\+proj=(?:longlat|latlong)\b/.test(name)) return 'degrees';
    const isMercator = /pseudo.?mercator|web.?mercator|\+proj=webmerc|\+proj=merc\b.*\+b=6378137/i.test(name);
    return isMercator ? 'mercator' : undefined;
  }
  if (/\bCRS:?(?:84h?|83|27)$/i.test(name.trim())) return 'degrees';
  if (/epsg|esri|^\s*\d+\s*$/i.test(name)) {
    // Versions have dots, as in `EPSG:6.18.3:4326`.
    const codes = (name.match(/(?<![\d.])\d{4,6}(?![\d.])/g) ?? []).map(Number);
    if (codes.some((code) => MERCATOR_CODES.has(code))) return 'mercator';
    return codes.some(isGeographic) ? 'degrees' : undefined;
  }
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, '');
  if (/^(?:wgs(?:19)?84)?(?:pseudo|web|google|popularvisualisation)mercator(?:auxiliarysphere)?$/.test(plain))
    return 'mercator';
  return GEOGRAPHIC_NAMES.has(plain.replace(/^gcs/, '')) ? 'degrees' : undefined;
}
