import type { Connection } from './connection.ts';
import { STORED_FORM } from './stored.ts';
import { writeWork, type Write } from './write-work.ts';

/** Characters of the most that is left: browsers keep five million for a site. */
const MOST_CHARACTERS = 2_000_000;

/** What a page was storing as it was left. */
type LastWords = Omit<Write, 'hurry'> & { readonly form: number };

/**
 * Keeps what a page stores as it is left where it is kept at once: the browser may undo a transaction whose page does
 * not live to see its end. What is very large is left to luck.
 *
 * @returns whether something is kept
 */
export function leaveLastWords({ name }: Connection, write: Write): boolean {
  const bytes = write.plan.steps.reduce((sum, step) => sum + step.bytes, 0);
  if (bytes > 2 * MOST_CHARACTERS) return false;
  const words: LastWords = { ...write, form: STORED_FORM };
  const text = JSON.stringify(words);
  if (text.length > MOST_CHARACTERS) return false;
  try {
    localStorage.setItem(keyOf(name), text);
    return true;
  } catch {
    // No space, or none for us: there is nobody left to be told.
    return false;
  }
}

export function forgetLastWords({ name }: Connection): void {
  localStorage.removeItem(keyOf(name));
}

/**
 * Stores what a page has left that was not stored after all. To be called before anything else is written. What does not
 * follow what is stored is dropped: somebody has written since.
 */
export async function heedLastWords(connection: Connection): Promise<void> {
  const database = await connection.get();
  const words = readWords(connection);
  if (!words) return;
  try {
    const stored = await database.get('works', words.work);
    const revision = stored?.revision ?? null;
    // A write that was under way beside it comes between: what was left has all of that, too.
    const follows = revision === words.revision || revision === (words.revision ?? 0) + 1;
    const isKnown = stored === undefined || (stored.form === STORED_FORM && stored.savedAt < words.now);
    if (follows && isKnown) await writeWork(database, { ...words, revision, hurry: false });
  } finally {
    forgetLastWords(connection);
  }
}

function readWords({ name }: Connection): LastWords | null {
  try {
    const words = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as LastWords | null;
    return words?.form === STORED_FORM ? words : null;
  } catch {
    return null;
  }
}

function keyOf(name: string): string {
  return `${name}-last-words`;
}
