import { openDB, type IDBPDatabase, type OpenDBCallbacks } from 'idb';
import type { StoredSchema } from './stored.ts';
import * as words from './first-words.ts';

export type WorkDatabase = IDBPDatabase<StoredSchema>;

/** Version 1 held works; version 2 also holds earlier versions of them. */
const VERSION = 2;

/** How long the browser is given to open its storage, in milliseconds. */
const OPENING_MS = 3000;

/** The events that may reach a connection from outside. */
export interface ConnectionEvents {
  /** Another tab with a newer Sixfold takes the database over. */
  readonly onNewer: () => void;
  /** The database was deleted, or the browser has closed it: what it holds is not known any more. */
  readonly onLost: () => void;
}

/** The connection to the database, opened when it is needed and again after it was lost. */
export class Connection {
  /** Of the database. */
  readonly name: string;
  readonly #events: ConnectionEvents;
  #opening: Promise<WorkDatabase> | null = null;
  #current: WorkDatabase | null = null;

  constructor(name: string, events: ConnectionEvents) {
    this.name = name;
    this.#events = events;
  }

  /**
   * @throws DOMException when the browser has no storage for us; `VersionError` when it has one that a newer Sixfold
   *   made; `BlockedError` when a tab with an older one is in the way; `TimeoutError` when nothing happens
   */
  async get(): Promise<WorkDatabase> {
    const opening = (this.#opening ??= this.#open());
    try {
      const database = await opening;
      if (this.#opening === opening) this.#current = database;
      return database;
    } catch (error) {
      if (this.#opening === opening) this.#opening = null;
      throw error;
    }
  }

  /** The connection if it is open, for those who cannot wait. */
  get current(): WorkDatabase | null {
    return this.#current;
  }

  /** Closes the connection; the next {@link get} opens another. */
  drop(): void {
    const opening = this.#opening;
    this.#opening = null;
    this.#current = null;
    // One that never came to be needs no closing.
    opening?.then((database) => database.close()).catch(() => {});
  }

  #open(): Promise<WorkDatabase> {
    let isBlocked = false;
    const callbacks: OpenDBCallbacks<StoredSchema> = {
      upgrade(database, before, after) {
        if (before < 1)
          for (const store of ['desk', 'works', 'snapshots', 'steps'] as const)
            database.createObjectStore(store);
        if (after !== 1) {
          database.createObjectStore('versions', { autoIncrement: true });
          database.createObjectStore('versionData');
        }
      },
      blocked() {
        isBlocked = true;
      },
      blocking: (_, version) => {
        this.drop();
        if (version === null) this.#events.onLost();
        else this.#events.onNewer();
      },
      terminated: () => {
        this.drop();
        this.#events.onLost();
      },
    };
    const opening = openDB<StoredSchema>(this.name, VERSION, callbacks).catch((error: unknown) => {
      if (isBlocked || (error as Partial<Error>).name === 'VersionError') throw error;
      // It cannot be brought up to date, as in a full browser: what it holds can be read all the same.
      return openDB<StoredSchema>(this.name, undefined, callbacks);
    });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const name = isBlocked ? 'BlockedError' : 'TimeoutError';
        reject(new DOMException(words.storageSilent, name));
        // One that comes late is nobody's.
        opening.then((database) => database.close()).catch(() => {});
      }, OPENING_MS);
      opening.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}
