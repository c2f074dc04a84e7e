import type { Document } from '../../document/document.ts';
import { Timeline } from '../../document/timeline.ts';
import type { Connection, WorkDatabase } from './connection.ts';
import { WHERE_ASIDE } from './damage-words.ts';
import { asideNotes, type Shelf } from './find-works.ts';
import { heedWords, readWords, type Course, type Heard } from './heed-words.ts';
import { forgetLastWords, type LastWords } from './last-words.ts';
import { refuseLastWords } from './refused-words.ts';
import { reasonOf } from './proof.ts';
import { readWork, type DamagedWork, type Found, type FoundWork } from './read-work.ts';
import type { SessionRecord } from './stored.ts';
import { inTransaction } from './transaction.ts';
import * as words from './words.ts';

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

/** Why a work is set aside of which nothing can be used. */
export const NOTHING_READ = words.damagedWhole;

/** Tells that there is other work, which is set aside. */
export const EARLIER = words.earlierWorkFound;

const WORDS_REFUSED = words.lastChangesUnused;

/** Opens a work with the last words that were left of it. Whatever is wrong with either, this does not throw. */
export async function openWork(
  connection: Connection,
  { shelf, work, session, words: lastWords }: ToOpen,
): Promise<Opened> {
  const notices: string[] = [];
  const parsed = lastWords === null ? null : parse(connection, lastWords, notices);
  const database = await connection.get();
  const reach = parsed !== null && parsed.work === work ? [parsed.plan.writeFrom, parsed.plan.position] : [];
  const found: Found =
    work === null ? { kind: 'empty', session } : await readWork(database, work, session, reach);
  if (found.kind === 'newer') return { kind: 'newer' };
  const heard = parsed && hear(connection, parsed, lastWords!, found, notices);
  const course = heard ?? courseOf(found);
  const aside: { works: readonly number[]; because: string }[] = [];
  if (found.kind === 'damaged' && course) {
    aside.push({ works: [found.work], because: words.damagedParts(found.losses.join(' ')) });
    notices.push(words.workWasDamaged(found.losses.join(' ')));
    notices.push(WHERE_ASIDE);
  } else if (found.kind === 'damaged') notices.push(nothingRead(found));
  if (found.kind === 'found' && heard?.kind === 'another')
    aside.push({ works: [found.work], because: words.goesOnApart });
  const strays = straysOf(shelf, work);
  if (strays.length > 0) {
    aside.push({ works: strays, because: words.foundWithoutNote });
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

const NO_NOTE = words.noteMissing;

function strayWords(number: number): string {
  const found = number === 1 ? words.oneMoreFound : words.moreFound(number);
  return words.foundSetAside(found, number);
}

function nothingRead({ why }: DamagedWork): string {
  return words.workUnreadable(why, WHERE_ASIDE);
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
    refuseLastWords(connection, text, error instanceof SyntaxError ? words.theyAreNoJson : reasonOf(error));
    notices.push(WORDS_REFUSED);
    return null;
  }
}

type Further = Course & { readonly kind: 'further' | 'another' };

/** The state that goes on from last words; `null` when all is stored, or when they cannot be used. */
function hear(
  connection: Connection,
  last: LastWords,
  text: string,
  found: Exclude<Found, { readonly kind: 'newer' }>,
  notices: string[],
): Further | null {
  const isHere = found.kind !== 'empty' && found.work === last.work;
  const stored = found.kind === 'found' ? found : courseOf(found);
  const heard: Heard =
    last.revision === null && found.kind === 'found' && !isHere
      ? { kind: 'refused', why: words.otherWorkIsOpen }
      : heedWords(last, isHere ? stored : null);
  if (heard.kind === 'further' || heard.kind === 'another') return { ...heard.course, kind: heard.kind };
  if (heard.kind === 'stored') forgetLastWords(connection);
  else {
    refuseLastWords(connection, text, heard.why);
    notices.push(WORDS_REFUSED);
  }
  return null;
}

/** Notes why works are set aside. The works themselves stay as they are, and so does the desk. */
export async function noteAside(
  database: WorkDatabase,
  works: readonly number[],
  because: string,
): Promise<void> {
  const added = Object.fromEntries(works.map((work) => [work, because]));
  await inTransaction(database, ['desk'], async ({ store }) => {
    await store.put({ ...asideNotes(await store.get('aside')), ...added }, 'aside');
  });
}

/** Takes the work off the desk and keeps it as it is, with the reason. */
export async function setAside(database: WorkDatabase, work: number, because: string): Promise<void> {
  await noteAside(database, [work], because);
  await inTransaction(database, ['desk'], async ({ store }) => {
    if ((await store.get('work')) === work) await store.delete('work');
  });
}
