/** Milliseconds of rest after a change before it is stored. */
const REST_MS = 150;
/** Milliseconds after which a change is stored however many follow it. */
const LONGEST_MS = 250;
/** Milliseconds until the next attempt after one that failed, after two, ... */
const RETRY_MS = [1000, 3000, 10_000, 30_000] as const;

/**
 * Decides when to save: soon after changes but not for each, one save at a time, and again after one that failed.
 *
 * A timer may come late: under load the browser lets input go first, and a hidden page waits up to a minute for its
 * timers. So a change that finds another one waiting for {@link LONGEST_MS}, or the page hidden, begins the save itself.
 */
export class SaveTimer {
  readonly #save: () => Promise<boolean>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest change was made that no save has begun with, by the clock of the page. */
  #since: number | null = null;
  #running: Promise<void> | null = null;
  #failures = 0;

  /** @param save tells whether it succeeded; never rejects */
  constructor(save: () => Promise<boolean>) {
    this.#save = save;
  }

  /** Whether a change waits to be saved. */
  get isPending(): boolean {
    return this.#since !== null;
  }

  /** There is a change to save. */
  schedule(): void {
    const now = performance.now();
    this.#since ??= now;
    if (this.#isDue && !this.#running) void this.flush();
    else this.#wait(Math.min(REST_MS, Math.max(0, this.#since + LONGEST_MS - now)));
  }

  /** Waits until no save is under way. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Saves now; resolves when all changes until now have had their attempt. */
  async flush(): Promise<void> {
    // Looked at again after each wait: another flush may have waited for the same save.
    while (this.#running) await this.#running;
    clearTimeout(this.#timer);
    this.#since = null;
    this.#running = this.#attempt();
    await this.#running;
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

  async #attempt(): Promise<void> {
    // What began the save, a change of the store, goes on first.
    await Promise.resolve();
    const done = await this.#save();
    this.#running = null;
    if (!done) {
      const pause = RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)]!;
      if (!this.isPending) this.#wait(pause);
    } else {
      this.#failures = 0;
      if (this.#isDue) void this.flush();
    }
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), milliseconds);
  }
}
