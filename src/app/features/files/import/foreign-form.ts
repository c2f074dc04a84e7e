import type { TextFile } from '../../../document/text-file.ts';

/** A form of another program: a map of Tiled, polygons, or a tileset that belongs to a map of Tiled. */
export type ForeignForm = 'tiled' | 'geojson' | 'tileset';

const GEOJSON_TYPE =
  /^(?:FeatureCollection|Feature|GeometryCollection|(?:Multi)?(?:Polygon|LineString|Point))$/;

/** The form of another program that a file has, by its name or else by its content; `null` for none. */
export function foreignFormOf({ path, text }: TextFile): ForeignForm | null {
  if (/\.ts[xj]$/i.test(path)) return 'tileset';
  if (/\.tm[xj]$/i.test(path)) return 'tiled';
  if (/\.(?:geojson(?:l|s|seq)?|ndjson)$/i.test(path)) return 'geojson';
  return mayBeForeign(text) ? formOfContent(text) : null;
}

/** Whether the beginning of a text leaves open whether it is a map of another program; quick for any text. */
export function mayBeForeign(text: string): boolean {
  const start = text.slice(0, 2000);
  if (/^\uFEFF?\s*\{/.test(start)) return !/"format"\s*:\s*"sixfold\//.test(start);
  return isTmx(start);
}

function isTmx(text: string): boolean {
  return /^\uFEFF?\s*</.test(text) && /<(?:map|tileset)\s[^>]*\b(?:orientation|tilewidth)=/.test(text);
}

/** The form of another program that the content of a text has; `null` for none. */
export function formOfContent(text: string): ForeignForm | null {
  if (isTmx(text)) return /<map\s/.test(text) ? 'tiled' : 'tileset';
  // A file can have one feature for each line.
  const fields = objectOf(text) ?? objectOf(/^\s*\{.*/.exec(text)?.[0] ?? '');
  if (!fields || Object.hasOwn(fields, 'format')) return null;
  const { type } = fields;
  if (type === 'tileset') return 'tileset';
  if (type === 'map' || (Array.isArray(fields['layers']) && typeof fields['orientation'] === 'string'))
    return 'tiled';
  return typeof type === 'string' && GEOJSON_TYPE.test(type) ? 'geojson' : null;
}

/** The members of a JSON object; `null` for all else, which the readers of our forms explain. */
function objectOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : null;
  } catch {
    return null;
  }
}
