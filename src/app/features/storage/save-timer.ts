/** Milliseconds of rest after a change before it is stored. */
const REST_MS = 150;
/** Milliseconds after which a change is stored however many follow it. */
const LONGEST_MS = 250;
/** Milliseconds until the next attempt after one that failed, after two, ... */
const RETRY_MS = [1000, 3000, 10_000, 30_000] as const;

/**
 * Decides when to save: soon after changes but not for each, and again after a save that failed.
 *
 * A timer may come late: under load the browser lets input go first, and a hidden page waits up to a minute for its
 * timers. So a change that finds another one waiting for {@link LONGEST_MS}, or the page hidden, begins the save itself.
 */
export class SaveTimer {
  readonly #save: () => Promise<boolean>;
  readonly #isFluent: () => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest change was made that no save has begun with, by the clock of the page. */
  #since: number | null = null;
  readonly #running = new Set<Promise<boolean>>();
  #failures = 0;

  /**
   * @param save tells whether it succeeded; never rejects
   * @param isFluent whether a save may begin before the ones before it have ended
   */
  constructor(save: () => Promise<boolean>, isFluent: () => boolean) {
    this.#save = save;
    this.#isFluent = isFluent;
  }

  /** Whether a change waits to be saved. */
  get isPending(): boolean {
    return this.#since !== null;
  }

  /** There is a change to save. */
  schedule(): void {
    const now = performance.now();
    this.#since ??= now;
    if (this.#isDue && this.#mayBegin) void this.flush();
    else this.#wait(Math.min(REST_MS, Math.max(0, this.#since + LONGEST_MS - now)));
  }

  /** Waits until no save is under way. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Saves now; resolves when all changes until now have had their attempt. */
  async flush(): Promise<void> {
    // Looked at again after each wait: another flush may have waited for the same save.
    while (!this.#mayBegin) await Promise.race(this.#running);
    clearTimeout(this.#timer);
    this.#since = null;
    const save = this.#attempt();
    this.#running.add(save);
    const done = await save;
    this.#running.delete(save);
    if (done) {
      this.#failures = 0;
      if (this.#isDue && this.#mayBegin) void this.flush();
    } else if (this.#running.size === 0) {
      // Those that failed together have failed once.
      const pause = RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)]!;
      if (!this.isPending) this.#wait(pause);
    }
  }

  /** Forgets the changes that wait. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#since = null;
    this.#failures = 0;
  }

  get #isDue(): boolean {
    if (this.#since === null) return false;
    return document.visibilityState === 'hidden' || performance.now() - this.#since >= LONGEST_MS;
  }

  get #mayBegin(): boolean {
    return this.#running.size === 0 || this.#isFluent();
  }

  async #attempt(): Promise<boolean> {
    // What began the save, a change of the store, goes on first.
    await Promise.resolve();
    return this.#save();
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), milliseconds);
  }
}
