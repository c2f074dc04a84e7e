import type { Connection } from './connection.ts';
import { isDate } from './find-works.ts';
import { lastWordsKey } from './last-words.ts';
import * as words from './first-words.ts';

/** Last words that could not be used, kept as they were. */
export interface RefusedWords {
  /** Of the browser's storage. */
  readonly key: string;
  /** When they were refused, in milliseconds since 1970. */
  readonly at: number;
  readonly because: string;
  readonly text: string;
}

/** Puts last words that cannot be used where they are kept until somebody deletes them. */
export function refuseLastWords({ name }: Connection, text: string, because: string): void {
  const at = Date.now();
  const refused = JSON.stringify({ at, because, text });
  // Two of them may be more than there is room for.
  localStorage.removeItem(lastWordsKey(name));
  try {
    localStorage.setItem(`${refusedKey(name)}${at}`, refused);
  } catch {
    localStorage.setItem(lastWordsKey(name), text);
  }
}

/** All last words that could not be used, the newest first; none where the browser gives us no storage. */
export function listRefusedWords({ name }: Pick<Connection, 'name'>): RefusedWords[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(refusedKey(name)));
    return keys.map((key) => refusedFrom(key, localStorage.getItem(key) ?? '')).sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

export function deleteRefusedWords({ key }: RefusedWords): void {
  localStorage.removeItem(key);
}

function refusedFrom(key: string, stored: string): RefusedWords {
  const plain = { key, at: 0, because: words.changesUnreadable, text: stored };
  try {
    const { at, because, text } = JSON.parse(stored) as Readonly<Record<string, unknown>>;
    if (!isDate(at) || typeof because !== 'string' || typeof text !== 'string') return plain;
    return { key, at, because, text };
  } catch {
    return plain;
  }
}

/** The beginning of the keys of last words that could not be used. */
function refusedKey(name: string): string {
  return `${name}-refused-words-`;
}
