/** Milliseconds of rest after a change before it is stored. */
const REST_MS = 150;
/** Milliseconds after which a change is stored however many follow it. */
const LONGEST_MS = 500;
/** Milliseconds until the next attempt after one that failed, after two, ... */
const RETRY_MS = [1000, 3000, 10_000, 30_000] as const;

/** Says when to save: soon after changes but not for each, one save at a time, and again after one that failed. */
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
    this.#wait(Math.min(REST_MS, Math.max(0, this.#since + LONGEST_MS - now)));
  }

  /** Waits until no save is under way. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Saves now; resolves when all changes until now have had their attempt. */
  async flush(): Promise<void> {
    await this.settled();
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

  async #attempt(): Promise<void> {
    const done = await this.#save();
    this.#running = null;
    if (done) this.#failures = 0;
    else {
      const pause = RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)]!;
      if (!this.isPending) this.#wait(pause);
    }
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), milliseconds);
  }
}
