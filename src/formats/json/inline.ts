/**
 * JSON on one line in the style of Sixfold's files: `{ "q": 0, "tags": ["farm"], "meta": {} }`. Members that are
 * `undefined` are left out. Writes -0 as 0.
 *
 * @throws RangeError for a value that JSON cannot represent
 */
export function inlineJson(value: unknown): string {
  return inline(value, String);
}

/**
 * The `meta` of a file on one line, as {@link inlineJson} writes it, except that -0 stays -0.
 *
 * @throws RangeError for a value that JSON cannot represent
 */
export function inlineMeta(meta: Readonly<Record<string, unknown>>): string {
  return inline(meta, (number) => (Object.is(number, -0) ? '-0' : String(number)));
}

function inline(value: unknown, numberText: (number: number) => string): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be written as JSON`);
    return numberText(value);
  }
  if (Array.isArray(value)) return `[${value.map((element) => inline(element, numberText)).join(', ')}]`;
  if (typeof value !== 'object') throw new RangeError(`a ${typeof value} cannot be written as JSON`);
  const members: string[] = [];
  for (const [key, member] of Object.entries(value))
    if (member !== undefined) members.push(`${JSON.stringify(key)}: ${inline(member, numberText)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** A member of a block: its key, and its value as JSON text; blocks and lists inside it are indented to match. */
export type Member = readonly [key: string, text: string];

/** An object with each member on its own line; `indent` is the number of blanks before its braces. */
export function blockJson(members: readonly Member[], indent = 0): string {
  const blanks = ' '.repeat(indent);
  const lines = members.map(([key, text]) => `${blanks}  ${JSON.stringify(key)}: ${text}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${blanks}}`;
}

/**
 * An array with each element, given as JSON text, on its own line; `indent` is the number of blanks before its
 * brackets.
 */
export function listJson(elements: readonly string[], indent: number): string {
  if (elements.length === 0) return '[]';
  const blanks = ' '.repeat(indent);
  return `[\n${blanks}  ${elements.join(`,\n${blanks}  `)}\n${blanks}]`;
}
