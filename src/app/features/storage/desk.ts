import { Timeline } from '../../document/timeline.ts';
import type { Connection } from './connection.ts';
import { findWorks, isNewer, workToOpen } from './find-works.ts';
import { leftSession, leftWords } from './last-words.ts';
import type { FoundWork } from './read-work.ts';
import type { OnDesk } from './open-work.ts';
import { checkedSession } from './session-record.ts';
import type { Writer } from './writer.ts';

/** The stored work was written by a newer Sixfold, and is left as it is. */
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

/** Opens stored work and sets it aside: whoever has stored nothing yet need not load this. */
const asideParts = () => import('./open-work.ts');

/** Opens the stored work, and puts another one in its place. The {@link Writer} goes on with the one that is open. */
export class Desk {
  readonly #connection: Connection;
  readonly #writer: Writer;

  constructor(connection: Connection, writer: Writer) {
    this.#connection = connection;
    this.#writer = writer;
  }

  /**
   * Reads the work on the desk, to go on writing it. Of a damaged one a copy goes on, with all that can be proven of it;
   * it lies aside as it was once the copy is stored, if this tab may write.
   *
   * @throws NewerWorkError
   */
  async open(mayWrite: boolean): Promise<OnDesk> {
    const database = await this.#connection.get();
    const shelf = await findWorks(database);
    const stored = checkedSession(shelf.session);
    this.#writer.adoptSession(stored);
    const session = checkedSession(leftSession(this.#connection)) ?? stored;
    const work = workToOpen(shelf);
    const words = mayWrite ? leftWords(this.#connection) : null;
    if (work === null && words === null) return this.#lay({ ...EMPTY, session });
    const { openWork, noteAside, setAside, NOTHING_READ } = await asideParts();
    const opened = await openWork(this.#connection, { shelf, work, session, words });
    if (opened.kind === 'newer') throw new NewerWorkError('the stored work is of a newer version');
    if (opened.hasWords) this.#writer.holdWords();
    if (!mayWrite) return this.#lay({ ...opened.onDesk, notice: null }, opened.adopted);
    try {
      if (work !== null && work !== shelf.onDesk && opened.adopted) await database.put('desk', work, 'work');
      for (const { works, because } of opened.aside) await noteAside(database, works, because);
      if (work !== null && opened.onDesk.document === null) await setAside(database, work, NOTHING_READ);
    } catch (error) {
      // A full browser takes no notes: what can be read is open all the same, and saving says what is wrong.
      if (!(error instanceof DOMException)) throw error;
    }
    return this.#lay(opened.onDesk, opened.adopted);
  }

  #lay(onDesk: OnDesk, adopted: FoundWork | null = null): OnDesk {
    if (adopted) this.#writer.adopt(adopted);
    else this.#writer.startAnew();
    return onDesk;
  }

  /** Lays what is in the store on the desk, as a work of its own; one that lies there is set aside. */
  async layAnother(because: string): Promise<string | null> {
    const database = await this.#connection.get();
    const shelf = await findWorks(database);
    const work = workToOpen(shelf);
    const record = shelf.works.find((stored) => stored.work === work)?.record;
    if (isNewer(record)) throw new NewerWorkError('the stored work is of a newer version');
    this.#writer.startAnew();
    if (work === null) return null;
    const { setAside, EARLIER } = await asideParts();
    await setAside(database, work, because);
    return EARLIER;
  }

  /**
   * Lets what is in the store go on as a work of its own, because what is stored of it was found to be damaged. That
   * lies aside as it is, for the reason given.
   */
  async leaveDamaged(because: string): Promise<void> {
    const { noteAside } = await asideParts();
    await noteAside(await this.#connection.get(), [this.#writer.work], because);
    this.#writer.startAnew();
  }

  /** Puts a work on the desk that was set aside; the one that lies there is set aside instead. */
  async layBack(work: number): Promise<void> {
    // Loaded with the list of works that this one was picked from.
    const { putOnDesk } = await import('./aside-works.ts');
    await putOnDesk(await this.#connection.get(), work);
  }
}
