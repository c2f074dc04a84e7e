/** A key of an object or an index of an array, as in {@link jsonPath}. */
export type PathKey = string | number;

/** `$.hexes[3].segments`: where a value is in a JSON text, for people. Odd keys are quoted: `$["a b"]`. */
export function jsonPath(keys: readonly PathKey[], root = '$'): string {
  let path = root;
  for (const key of keys) {
    if (typeof key === 'number') path += `[${key}]`;
    else path += /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${quote(key)}]`;
  }
  return path;
}

const LONGEST_QUOTE = 40;

/** The text in double quotes on one line, cut when it is long. */
export function quote(text: string): string {
  return JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
}

/** What was found, in a few words: short values as they stand, long ones cut, arrays by their length. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === null ? 'null' : 'an object';
}
