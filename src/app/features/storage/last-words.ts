import type { Connection } from './connection.ts';
import { PLAIN_FORM, type SessionRecord } from './stored.ts';
import type { Write } from './write-work.ts';

/** Characters of the most that is left: browsers keep five million for a site. */
const MOST_CHARACTERS = 2_000_000;

/** The write that a page was making as it was left. */
export type LastWords = Write & {
  readonly form: number;
  /** The revision that is stored once all has gone through that was sent before; versions before 2026-12 sent one. */
  readonly sent?: number | null;
};

/**
 * Keeps what a page stores as it is left where it is kept at once: the browser may undo a transaction whose page does
 * not live to see its end. What is very large is left to luck.
 *
 * @returns whether something is kept
 */
export function leaveLastWords({ name }: Connection, write: Write, sent: number | null): boolean {
  const bytes = write.plan.steps.reduce((sum, step) => sum + step.bytes, 0);
  if (bytes > 2 * MOST_CHARACTERS) return false;
  const words: LastWords = { ...write, sent, form: PLAIN_FORM };
  const text = JSON.stringify(words);
  if (text.length > MOST_CHARACTERS) return false;
  try {
    localStorage.setItem(lastWordsKey(name), text);
    return true;
  } catch {
    // No space, or none for us: there is nobody left to be told.
    return false;
  }
}

/** The last words that were left, not yet looked at; `null` for none, or where the browser has no storage for us. */
export function leftWords({ name }: Connection): string | null {
  try {
    return localStorage.getItem(lastWordsKey(name));
  } catch {
    return null;
  }
}

/** To be called once all that was left is stored. */
export function forgetLastWords({ name }: Connection): void {
  localStorage.removeItem(lastWordsKey(name));
}

/**
 * Keeps the session of a page that is left, which may be gone before the database has it: what was opened a moment ago
 * is open again at the next visit.
 */
export function leaveSession({ name }: Connection, session: SessionRecord): void {
  try {
    localStorage.setItem(sessionKey(name), JSON.stringify(session));
  } catch {
    // The session before it is pleasant, too.
  }
}

/** The session that was left and is not yet stored, not checked; `null` for none. */
export function leftSession({ name }: Connection): unknown {
  try {
    return JSON.parse(localStorage.getItem(sessionKey(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** To be called once the session is stored. */
export function forgetLeftSession({ name }: Connection): void {
  try {
    localStorage.removeItem(sessionKey(name));
  } catch {
    // Where the browser has no storage for us, none was left.
  }
}

/** The key of the last words of a database in the browser's storage. */
export function lastWordsKey(name: string): string {
  return `${name}-last-words`;
}

function sessionKey(name: string): string {
  return `${name}-left-session`;
}
