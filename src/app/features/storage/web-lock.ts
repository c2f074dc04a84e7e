import type { Claim, ClaimEvents } from './claim.ts';

/** The right to write as a Web Lock, which the browser takes away by itself when the tab is closed or crashes. */
export class WebLock implements Claim {
  readonly #name: string;
  readonly #events: ClaimEvents;
  #held = false;
  #waiting = new AbortController();

  constructor(name: string, events: ClaimEvents) {
    this.#name = name;
    this.#events = events;
  }

  get isHeld(): boolean {
    return this.#held;
  }

  queue(): Promise<void> {
    this.#waiting = new AbortController();
    return this.#request({ signal: this.#waiting.signal });
  }

  take(): Promise<void> {
    this.#waiting.abort();
    return this.#request({ steal: true });
  }

  /** Resolves once the lock is held. */
  #request(options: LockOptions): Promise<void> {
    return new Promise<void>((granted) => {
      const held = navigator.locks.request(this.#name, options, () => {
        this.#held = true;
        this.#events.onHeld();
        granted();
        // Held for as long as the page lives.
        return new Promise<never>(() => {});
      });
      held.catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError')) {
          // No locks for this page, as in a sandboxed frame.
          this.#held = true;
          this.#events.onHeld();
          return granted();
        }
        // Given up while it waited, or taken away by another tab.
        if (!this.#held) return;
        this.#held = false;
        this.#events.onLost();
        void this.queue();
      });
    });
  }
}
