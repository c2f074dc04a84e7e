import type { Document } from '../store/document.ts';
import type { Session } from '../store/session.ts';
import type { AppState } from '../store/store.ts';
import { Timeline } from '../store/timeline.ts';
import { putOnDesk, setAside } from './aside.ts';
import type { Connection } from './connection.ts';
import { heedLastWords } from './last-words.ts';
import { readDesk, type Found } from './read-work.ts';
import { sameSession, sessionOf } from './session-record.ts';
import type { SessionRecord } from './stored.ts';
import { writeSession } from './write-work.ts';
import type { Writer } from './writer.ts';

/** What lies on the desk. */
export interface OnDesk {
  /** `null` for nothing that can be used: the app begins with the built-in library, or goes on with what it has. */
  readonly document: Document | null;
  readonly timeline: Timeline;
  readonly session: SessionRecord | null;
  /** When it was last written, in milliseconds since 1970; `null` for never. */
  readonly savedAt: number | null;
  /** What was found out about the stored work and should be told, in words. */
  readonly notice: string | null;
}

/** What is stored was written by a newer Sixfold, and is left as it is. */
export class NewerWorkError extends Error {
  override readonly name = 'VersionError';
}

const EMPTY: OnDesk = {
  document: null,
  timeline: Timeline.empty,
  session: null,
  savedAt: null,
  notice: null,
};

const ALL_UNREADABLE =
  'Your saved work could not be read. It is set aside as it was, and the built-in library is open. A click on “Saved” shows what is set aside.';
const END_UNREADABLE =
  'Your last changes and the history could not be read. The saved work is set aside as it was, and what could be read of it is open.';
const EARLIER = 'Earlier work is in this browser, too. It is set aside: a click on “Saved” shows it.';

/** The stored work that is open: reads it, writes it, puts another one in its place. */
export class Desk {
  readonly #connection: Connection;
  readonly #writer: Writer;
  #session: SessionRecord | null = null;

  constructor(connection: Connection, writer: Writer) {
    this.#connection = connection;
    this.#writer = writer;
  }

  /**
   * Reads the work on the desk, to go on writing it. One that cannot be read is set aside, if this tab may write.
   *
   * @throws NewerWorkError
   */
  async open(mayWrite: boolean): Promise<OnDesk> {
    if (mayWrite) await heedLastWords(this.#connection).catch(() => {});
    const found = await this.#read();
    this.#session = found.session;
    if (found.kind === 'found') {
      this.#writer.adopt(found);
      const { document, timeline, session, savedAt } = found;
      return { document, timeline, session, savedAt, notice: null };
    }
    this.#writer.startAnew();
    if (found.kind === 'empty') return { ...EMPTY, session: found.session };
    const { document, session, work, why } = found;
    if (!mayWrite) return { ...EMPTY, document, session };
    await setAside(await this.#connection.get(), work, `It could not be read. ${why}.`);
    return { ...EMPTY, document, session, notice: document ? END_UNREADABLE : ALL_UNREADABLE };
  }

  /** Lays what is in the store on the desk, as a work of its own; one that lies there is set aside. */
  async layAnother(because: string): Promise<string | null> {
    const found = await this.#read();
    this.#writer.startAnew();
    if (found.kind === 'empty') return null;
    await setAside(await this.#connection.get(), found.work, because);
    return EARLIER;
  }

  /** Puts a work on the desk that was set aside; the one that lies there is set aside instead. */
  async layBack(work: number): Promise<void> {
    await putOnDesk(await this.#connection.get(), work);
  }

  /** Whether a state is worth storing: not before something was done. */
  isWorth({ timeline, gesture }: AppState): boolean {
    return this.#writer.isStored || timeline.end > 0 || (gesture?.parts ?? null) !== null;
  }

  /** Stores what of a session is kept for the next visit, when that is another than what is stored. */
  async writeSession(session: Session): Promise<void> {
    const record = sessionOf(session);
    if (this.#session && sameSession(record, this.#session)) return;
    await writeSession(await this.#connection.get(), record);
    this.#session = record;
  }

  async #read(): Promise<Exclude<Found, { readonly kind: 'newer' }>> {
    const found = await readDesk(await this.#connection.get());
    if (found.kind === 'newer') throw new NewerWorkError('the stored work is of a newer version');
    return found;
  }
}
