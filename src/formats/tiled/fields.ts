import { describeValue } from '../json/path.ts';
import { TiledFault } from './fault.ts';

/** The members of an object of a map, in the form of Tiled's JSON. Unknown ones are passed over. */
export type Fields = Readonly<Record<string, unknown>>;

/** An object, or a fault at `path`. */
export function fieldsOf(value: unknown, path: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new TiledFault(path, `expected an object, found ${describeValue(value)}`);
}

/** The elements of an array; none when it is absent. */
export function listOf(value: unknown, path: string): readonly unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  throw new TiledFault(path, `expected an array, found ${describeValue(value)}`);
}

/** An integer in a range, both ends included. */
export function integerOf(value: unknown, path: string, min: number, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value + 0;
  throw new TiledFault(path, `expected an integer ${min}..${max}, found ${describeValue(value)}`);
}

/** A text; an empty one for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The custom properties of a layer, tile or object, by name. */
export function propertiesOf({ properties }: Fields): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>();
  // Before Tiled 1.2, they were an object by name.
  if (typeof properties === 'object' && properties !== null && !Array.isArray(properties))
    return new Map(Object.entries(properties));
  if (!Array.isArray(properties)) return values;
  for (const property of properties as unknown[]) {
    if (typeof property !== 'object' || property === null) continue;
    const { name, value } = property as Fields;
    if (typeof name === 'string') values.set(name, value);
  }
  return values;
}

/** The class of a tile or object: the field had another name in version 1.9. */
export function classOf({ type, class: named }: Fields): string {
  return textOf(type) || textOf(named);
}
