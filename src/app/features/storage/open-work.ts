import type { Document } from '../../document/document.ts';
import { Timeline } from '../../document/timeline.ts';
import type { Connection } from './connection.ts';
import { WHERE_ASIDE } from './damage-words.ts';
import type { Shelf } from './find-works.ts';
import { heedWords, readWords, type Course, type Heard } from './heed-words.ts';
import { forgetLastWords, refuseLastWords, type LastWords } from './last-words.ts';
import { reasonOf } from './proof.ts';
import { readWork, type DamagedWork, type Found, type FoundWork } from './read-work.ts';
import type { SessionRecord } from './stored.ts';

/** The work on the desk, as it was read. */
export interface OnDesk {
  /** `null` for nothing that can be used: the app begins with the built-in library, or goes on with what it has. */
  readonly document: Document | null;
  readonly timeline: Timeline;
  readonly session: SessionRecord | null;
  /** When it was last written, in milliseconds since 1970; `null` for never. */
  readonly savedAt: number | null;
  /** The findings about the stored work that the user is to read. */
  readonly notice: string | null;
}

/** The stored works and last words to open from. */
interface ToOpen {
  readonly shelf: Shelf;
  /** The key of the work to open; `null` for none. */
  readonly work: number | null;
  readonly session: SessionRecord | null;
  /** The last words that a page has left, not yet looked at. */
  readonly words: string | null;
}

/** The opened work, with the notes that are to be stored about it. Nothing is stored yet. */
export type Opened =
  | { readonly kind: 'newer' }
  | {
      readonly kind: 'opened';
      readonly onDesk: OnDesk;
      /** The stored work that goes on; `null` when what is open is to be stored as another one. */
      readonly adopted: FoundWork | null;
      /** Whether what is open holds last words that are not yet stored. */
      readonly hasWords: boolean;
      /** Works that lie aside from now on, and why. */
      readonly aside: readonly { readonly works: readonly number[]; readonly because: string }[];
    };

const WORDS_REFUSED =
  'Changes that were made as the page was last left could not be used. They are kept: a click on “Saved” shows them, to download them.';

/** Opens a work with the last words that were left of it. Whatever is wrong with either, this does not throw. */
export async function openWork(
  connection: Connection,
  { shelf, work, session, words }: ToOpen,
): Promise<Opened> {
  const notices: string[] = [];
  const parsed = words === null ? null : parse(connection, words, notices);
  const database = await connection.get();
  const reach = parsed !== null && parsed.work === work ? [parsed.plan.writeFrom, parsed.plan.position] : [];
  const found: Found =
    work === null ? { kind: 'empty', session } : await readWork(database, work, session, reach);
  if (found.kind === 'newer') return { kind: 'newer' };
  const heard = parsed && hear(connection, parsed, words!, found, notices);
  const course = heard ?? courseOf(found);
  const aside: { works: readonly number[]; because: string }[] = [];
  if (found.kind === 'damaged' && course) {
    aside.push({ works: [found.work], because: `It is damaged. ${found.losses.join(' ')}` });
    notices.push(`Your saved work was damaged: all that could be kept is open. ${found.losses.join(' ')}`);
    notices.push(WHERE_ASIDE);
  } else if (found.kind === 'damaged') notices.push(nothingRead(found));
  if (found.kind === 'found' && heard?.kind === 'another')
    aside.push({ works: [found.work], because: 'What was done after it goes on as another work.' });
  const strays = straysOf(shelf, work);
  if (strays.length > 0) {
    aside.push({ works: strays, because: 'It was found without a note on why it is here.' });
    notices.push(strayWords(strays.length));
  }
  if (work !== null && work !== shelf.onDesk) notices.unshift(NO_NOTE);
  const isNew = heard !== null || found.kind !== 'found';
  return {
    kind: 'opened',
    onDesk: {
      document: course?.document ?? null,
      timeline: course?.timeline ?? Timeline.empty,
      session,
      savedAt: isNew ? null : found.savedAt,
      notice: notices.length > 0 ? notices.join(' ') : null,
    },
    adopted: found.kind === 'found' && heard?.kind !== 'another' ? found : null,
    hasWords: heard !== null,
    aside,
  };
}

const NO_NOTE = 'The note on which work was open is missing: the newest is open.';

function strayWords(number: number): string {
  const found = number === 1 ? '1 more stored work was found' : `${number} more stored works were found`;
  return `${found} and set aside: a click on “Saved” shows ${number === 1 ? 'it' : 'them'}.`;
}

function nothingRead({ why }: DamagedWork): string {
  return `Your saved work could not be read (${why}). The built-in library is open. ${WHERE_ASIDE}`;
}

/** Works that nobody set aside and that are not open. */
function straysOf({ works }: Shelf, open: number | null): number[] {
  return works.filter(({ work, because }) => work !== open && because === null).map(({ work }) => work);
}

function courseOf(found: Exclude<Found, { readonly kind: 'newer' }>): Course | null {
  if (found.kind === 'empty' || found.document === null) return null;
  return { document: found.document, timeline: found.timeline };
}

function parse(connection: Connection, text: string, notices: string[]): LastWords | null {
  try {
    return readWords(text);
  } catch (error) {
    refuseLastWords(connection, text, error instanceof SyntaxError ? 'They are no JSON.' : reasonOf(error));
    notices.push(WORDS_REFUSED);
    return null;
  }
}

type Further = Course & { readonly kind: 'further' | 'another' };

/** The state that goes on from last words; `null` when all is stored, or when they cannot be used. */
function hear(
  connection: Connection,
  words: LastWords,
  text: string,
  found: Exclude<Found, { readonly kind: 'newer' }>,
  notices: string[],
): Further | null {
  const isHere = found.kind !== 'empty' && found.work === words.work;
  const stored = found.kind === 'found' ? found : courseOf(found);
  const heard: Heard =
    words.revision === null && found.kind === 'found' && !isHere
      ? { kind: 'refused', why: 'other work is open' }
      : heedWords(words, isHere ? stored : null);
  if (heard.kind === 'further' || heard.kind === 'another') return { ...heard.course, kind: heard.kind };
  if (heard.kind === 'stored') forgetLastWords(connection);
  else {
    refuseLastWords(connection, text, heard.why);
    notices.push(WORDS_REFUSED);
  }
  return null;
}
