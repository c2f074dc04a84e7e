import { visit, type JSONPath } from 'jsonc-parser';
import type { Problem } from '../../engine/problem.ts';
import { jsonPath, quote, type PathKey } from './path.ts';

/** Deepest nesting of arrays and objects in a file. */
export const MAX_DEPTH = 100;

interface Place {
  readonly value: object;
  readonly key: PathKey;
  readonly parent: Place | null;
  readonly depth: number;
}

function placePath(place: Place | null, key: PathKey): string {
  const keys: PathKey[] = [key];
  for (let at = place; at?.parent; at = at.parent) keys.unshift(at.key);
  return jsonPath(keys);
}

/**
 * What `JSON.parse` lets pass but no file may hold: numbers beyond all bounds, nesting deeper than
 * {@link MAX_DEPTH}, the same key twice in an object. Turns -0 into 0 where it stands.
 *
 * One walk without recursion over `data`, the parsed `text`; keys are looked at closely only when the text has
 * more of them than the data.
 */
export function inspectJson(text: string, data: unknown): Problem[] {
  const problems: Problem[] = [];
  let keys = 0;
  if (typeof data !== 'object' || data === null) return problems;
  const stack: Place[] = [{ value: data, key: '$', parent: null, depth: 1 }];
  for (let place = stack.pop(); place; place = stack.pop()) {
    const members = place.value as Record<string, unknown>;
    const isArray = Array.isArray(place.value);
    const names = isArray ? null : Object.keys(members);
    const count = names ? names.length : (place.value as unknown[]).length;
    if (names) keys += count;
    for (let index = 0; index < count; index++) {
      const key = names ? names[index]! : index;
      const value = members[key as string];
      if (typeof value === 'number') {
        if (value === 0) members[key as string] = 0;
        else if (!Number.isFinite(value))
          problems.push({
            path: placePath(place, key),
            message: 'expected a number, found one beyond all bounds',
          });
      } else if (typeof value === 'object' && value !== null) {
        if (place.depth < MAX_DEPTH) stack.push({ value, key, parent: place, depth: place.depth + 1 });
        else return [{ path: '$', message: `expected at most ${MAX_DEPTH} levels of nesting, found more` }];
      }
    }
  }
  return countKeys(text) === keys ? problems : [...problems, ...repeatedKeys(text)];
}

/** Number of colons outside of strings: the keys in a JSON text, repeated ones too. */
function countKeys(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0x3a) count++;
    else if (code === 0x22) {
      index = text.indexOf('"', index + 1);
      while (isEscaped(text, index)) index = text.indexOf('"', index + 1);
    }
  }
  return count;
}

/** Whether an odd number of backslashes stands before `index`. */
function isEscaped(text: string, index: number): boolean {
  let start = index;
  while (text.charCodeAt(start - 1) === 0x5c) start--;
  return (index - start) % 2 === 1;
}

function repeatedKeys(text: string): Problem[] {
  const problems: Problem[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name, _offset, _length, _line, _character, path: () => JSONPath) => {
      const names = open.at(-1);
      if (names?.has(name))
        problems.push({
          path: jsonPath([...path(), name]),
          message: `key ${quote(name)} appears more than once`,
        });
      names?.add(name);
    },
  });
  return problems;
}
