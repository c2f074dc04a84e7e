/** Sizes of large values by identity: the city that a step brings is the one that the next step takes away. */
const known = new WeakMap<object, number>();

/**
 * An estimate of what plain data takes in memory and in the browser's database, in bytes: 8 for a number, 4 for
 * `true`, `false`, `null` and `undefined`, 4 and its length for a string, 8 for a list or a record and, beside what
 * they hold, 4 and its length for each key of a record. Objects that stand in several places count in each.
 *
 * What hangs below a record with a `value` is looked at once and then remembered, see {@link known}.
 */
export function valueBytes(value: unknown): number {
  if (typeof value === 'number') return 8;
  if (typeof value === 'string') return 4 + value.length;
  return typeof value === 'object' && value !== null ? objectBytes(value) : 4;
}

function objectBytes(value: object): number {
  let bytes = 8;
  if (Array.isArray(value)) {
    for (const item of value) bytes += valueBytes(item);
    return bytes;
  }
  // Plain data inherits nothing, and a list of entries would cost several times as much.
  for (const key in value) {
    const member: unknown = (value as Readonly<Record<string, unknown>>)[key];
    bytes += 4 + key.length + (key === 'value' ? rememberedBytes(member) : valueBytes(member));
  }
  return bytes;
}

function rememberedBytes(value: unknown): number {
  if (typeof value !== 'object' || value === null) return valueBytes(value);
  let bytes = known.get(value);
  if (bytes === undefined) known.set(value, (bytes = objectBytes(value)));
  return bytes;
}
