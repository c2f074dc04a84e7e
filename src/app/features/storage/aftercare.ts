import type { AppStore } from '../../store/store.ts';
import type { Connection } from './connection.ts';
import { WHERE_ASIDE } from './damage-words.ts';
import { loadRest } from './load-rest.ts';
import type { SavingReport } from './saving-report.ts';
import { packAhead, storedDocument, storedStep } from './stored-form.ts';
import { VersionKeeper } from './versions/version-keeper.ts';
import { halveVersions } from './versions/version-store.ts';
import type { Writer } from './writer.ts';
import * as words from './words.ts';

/** Damage to stored work that was found after it was opened. */
interface Damage {
  /** Why the stored work is set aside, in words. */
  readonly because: string;
  readonly notice: string;
}

/** Work on stored data that can wait until it is stored. */
export class Aftercare {
  readonly #connection: Connection;
  readonly #writer: Writer;
  readonly #keeper: VersionKeeper;

  /** @param isBusy tells whether a save or a gesture is under way, or saving is in trouble */
  constructor(connection: Connection, writer: Writer, report: SavingReport, isBusy: () => boolean) {
    this.#connection = connection;
    this.#writer = writer;
    writer.packing = { storedDocument, storedStep, packAhead };
    this.#keeper = new VersionKeeper(connection.name, isBusy, (why) => report.versions(why));
  }

  /** Reads the steps of the history that were left out when the app opened. @returns the damage to them, if there is any */
  async loadRest(store: AppStore): Promise<Damage | null> {
    const loss = await loadRest(this.#connection, this.#writer, store);
    if (loss === null) return null;
    return {
      because: words.damaged(loss),
      notice: words.damagedGoesOn(loss, WHERE_ASIDE),
    };
  }

  /** Something is stored that an earlier version is to be made of, when there is time. */
  stored(): void {
    this.#keeper.stored();
  }

  /**
   * Lets earlier versions give way to the work itself.
   *
   * @returns whether there is more room now
   */
  async makeRoom(): Promise<boolean> {
    try {
      return await halveVersions(await this.#connection.get());
    } catch (error) {
      // The storage is as it was; the status says what is wrong with it.
      if (error instanceof DOMException) return false;
      throw error;
    }
  }
}
