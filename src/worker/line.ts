import { releaseProxy, wrap, type Remote } from 'comlink';
import { hear, type Hearing, type Listener } from './channel.ts';
import { isVital, type FromWorker, type ToWorker } from './vital.ts';

/** The times that a line waits for a worker. */
export interface Patience {
  /** Milliseconds between two checks of the open calls, while there are any. */
  readonly look: number;
  /** Number of checks without any message after which a worker that holds no lock counts as dead. */
  readonly silentLooks: number;
  /** Milliseconds within which a worker must have started. Its files may take long to load. */
  readonly start: number;
}

/** The usual times. Checks are counted instead of minutes, because there are none while the computer sleeps. */
const PATIENCE: Patience = { look: 2000, silentLooks: 150, start: 60_000 };

/** Milliseconds to wait for messages that a worker sent before it died. */
const GRACE = 500;

/** The function that rejects an open call. */
type Reject = (reason: unknown) => void;

/**
 * A worker and the page's end of the line to it. Pages use workers only through lines. A call is settled exactly once,
 * even when messages arrive late, twice or never, and however the worker ends:
 *
 * - Results carry the number of their call, so that a result that arrives late or twice finds no call. Progress is
 *   dropped once the line has ended, see `hear`.
 * - A worker holds a lock as long as it lives, and the page waits for that lock. The browser gives the lock to the page
 *   when the worker dies, even without any event, and even when the worker is busy and could not answer. Where the
 *   browser has no locks (plain http), a worker that sends nothing for five minutes counts as dead, because no job of
 *   the app computes that long without reporting progress.
 * - The page asks the worker for the number of its open calls. The worker answers on the port of its results, so that
 *   the answer arrives after them: a call that is open here and not in the worker has lost its result.
 *
 * @typeParam Service what the worker passes to `serve`
 */
export class Line<Service> {
  readonly #worker: Worker;
  readonly #service: Remote<Service>;
  readonly #words: string;
  readonly #ready: Promise<void>;
  readonly #open = new Set<Reject>();
  readonly #heard = new Set<Hearing>();
  readonly #ending = new AbortController();
  /** The calls that were open when the page asked the worker about them; `null` when no answer is awaited. */
  #asked: readonly Reject[] | null = null;
  #silentLooks = 0;
  readonly #patience: Patience;
  #isHeld = false;

  /**
   * @param start makes the worker
   * @param words the beginning of the error's message when the worker breaks; the reason follows
   */
  constructor(start: () => Worker, words: string, patience: Patience = PATIENCE) {
    const worker = start();
    const { signal } = this.#ending;
    this.#worker = worker;
    this.#patience = patience;
    this.#words = words;
    this.#service = wrap<Service>(worker);
    const lock = `sixfold-worker ${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
    this.#ready = new Promise((resolve) => {
      const limit = setTimeout(() => this.#break('its worker did not start'), patience.start);
      signal.addEventListener('abort', () => clearTimeout(limit));
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<unknown>) => {
          if (!isVital(data)) return;
          if (data.vital === 'open') this.#hearOpen(data);
          if (data.vital !== 'ready') return;
          clearTimeout(limit);
          // The page may have no locks although its worker has them.
          if (data.isHeld && 'locks' in navigator) this.#watchLock(lock);
          const looking = setInterval(() => this.#look(), patience.look);
          signal.addEventListener('abort', () => clearInterval(looking));
          resolve();
        },
        { signal },
      );
    });
    worker.addEventListener('error', ({ message }) => this.#break(message || 'its worker could not start'), {
      signal,
    });
    worker.addEventListener('messageerror', () => this.#break('its worker sent what cannot be read'), {
      signal,
    });
    this.#send({ vital: 'hold', lock });
  }

  /** Whether the line has ended, so that no further calls can be made. */
  get hasEnded(): boolean {
    return this.#ending.signal.aborted;
  }

  /**
   * Calls the service of the worker as soon as the worker has started.
   *
   * Rejects as the call does, with an `Error` when the worker breaks, or with the reason that ended the line.
   *
   * @param call makes one call of the service
   */
  ask<T>(call: (service: Remote<Service>) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.hasEnded) return reject(this.#ending.signal.reason);
      this.#open.add(reject);
      this.#ready
        .then(() => {
          if (!this.hasEnded) return call(this.#service);
          throw this.#ending.signal.reason;
        })
        .then(resolve, reject)
        .finally(() => this.#open.delete(reject));
    });
  }

  /**
   * Makes a port over which the worker calls a function of the page, see `telling`; the function is not called after
   * the line has ended.
   */
  hear = (listener: Listener): MessagePort => {
    const hearing = hear((...args) => {
      this.#silentLooks = 0;
      if (!this.hasEnded) listener(...args);
    });
    this.#heard.add(hearing);
    return hearing.port;
  };

  /** Ends the worker. All open calls reject with the reason. */
  end(reason: unknown = new DOMException('the worker was ended', 'AbortError')): void {
    if (this.hasEnded) return;
    this.#ending.abort(reason);
    // Without the release, comlink keeps the worker in memory as long as its service is referenced.
    this.#service[releaseProxy]();
    this.#worker.terminate();
    for (const hearing of this.#heard) hearing.close();
    for (const reject of this.#open) reject(reason);
  }

  #break(reason: string): void {
    this.end(new Error(`${this.#words}: ${reason}`));
  }

  #watchLock(lock: string): void {
    const { signal } = this.#ending;
    this.#isHeld = true;
    const isOurs = () => {
      setTimeout(() => this.#break('its worker ended without a result'), GRACE);
    };
    // Rejects when the line ends before the worker does.
    navigator.locks.request(lock, { signal }, isOurs).catch(() => undefined);
  }

  #look(): void {
    if (this.#asked !== null) {
      if (!this.#isHeld && ++this.#silentLooks > this.#patience.silentLooks)
        this.#break('its worker has not been heard of for long');
    } else if (this.#open.size > 0) {
      this.#asked = [...this.#open];
      this.#send({ vital: 'ask' });
    }
  }

  #hearOpen({ calls }: Extract<FromWorker, { vital: 'open' }>): void {
    const still = (this.#asked ?? []).filter((one) => this.#open.has(one));
    this.#asked = null;
    this.#silentLooks = 0;
    if (still.length > calls) this.#break('its worker lost the result');
  }

  #send(message: ToWorker): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
    this.#worker.postMessage(message);
  }
}
