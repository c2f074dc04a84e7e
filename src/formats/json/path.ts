/** A key of an object or an index of an array, as in {@link jsonPath}. */
export type PathKey = string | number;

/** The path of a value in a JSON text, for people: `$.hexes[3].segments`. Unusual keys are quoted: `$["a b"]`. */
export function jsonPath(keys: readonly PathKey[], root = '$'): string {
  let path = root;
  for (const key of keys) {
    if (typeof key === 'number') path += `[${key}]`;
    else path += /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${quote(key)}]`;
  }
  return path;
}

const LONGEST_QUOTE = 40;

/** A text in double quotes on one line, cut when it is long. */
export function quote(text: string): string {
  return JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
}

/** A value in a few words: short values in full, long ones cut, arrays as their length. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === null ? 'null' : 'an object';
}
