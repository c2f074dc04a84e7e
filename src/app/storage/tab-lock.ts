/** What the tabs tell each other: one asks for the work, the one that has it answers when all is written. */
interface TabMessage {
  readonly kind: 'ask' | 'ready';
  /** The tab that asks. */
  readonly asking: string;
}

/** How long a tab is given to write what it has when another one asks for the work. It may be frozen. */
const HAND_OVER_MS = 1500;

export interface TabEvents {
  /** This tab may write from now on; what is stored may have changed since it last could. */
  readonly onHeld: () => void;
  /** Another tab asks for the work: whatever is not yet stored has to be. */
  readonly onAsked: () => Promise<void>;
  /** This tab may not write any more. */
  readonly onLost: () => void;
}

/**
 * The right to write, held by at most one tab: a Web Lock, which the browser takes away by itself when the tab is
 * closed or crashes. A browser without Web Locks is treated as if there were a single tab.
 */
export class TabLock {
  readonly #name: string;
  readonly #events: TabEvents;
  readonly #channel: BroadcastChannel;
  readonly #id = Math.random().toString(36).slice(2);
  #held = false;
  #waiting = new AbortController();
  #onReady: (() => void) | null = null;

  constructor(name: string, events: TabEvents) {
    this.#name = name;
    this.#events = events;
    this.#channel = new BroadcastChannel(name);
    this.#channel.addEventListener(
      'message',
      (event: MessageEvent<TabMessage>) => void this.#hear(event.data),
    );
  }

  get isHeld(): boolean {
    return this.#held;
  }

  /** Gets in line for the lock and waits up to `wait` milliseconds for it: a page that is left lets go of it soon. */
  async acquire(wait: number): Promise<boolean> {
    if (!isLockable()) {
      this.#held = true;
      return true;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, wait);
    });
    await Promise.race([this.#queue(), patience]);
    clearTimeout(timer);
    return this.#held;
  }

  /** Takes the lock from the tab that holds it, once that has written what it has. */
  async takeOver(): Promise<void> {
    if (this.#held || !isLockable()) return;
    await new Promise<void>((resolve) => {
      this.#onReady = resolve;
      this.#post({ kind: 'ask', asking: this.#id });
      setTimeout(resolve, HAND_OVER_MS);
    });
    this.#onReady = null;
    if (this.#held) return;
    this.#waiting.abort();
    await this.#request({ steal: true });
  }

  #queue(): Promise<void> {
    this.#waiting = new AbortController();
    return this.#request({ signal: this.#waiting.signal });
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
        void this.#queue();
      });
    });
  }

  async #hear(message: TabMessage): Promise<void> {
    if (message.kind === 'ready' && message.asking === this.#id) this.#onReady?.();
    if (message.kind !== 'ask' || !this.#held) return;
    await this.#events.onAsked();
    this.#post({ kind: 'ready', asking: message.asking });
  }

  #post(message: TabMessage): void {
    // A channel has no other origin to name; only a window has.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#channel.postMessage(message);
  }
}

function isLockable(): boolean {
  // Only there on pages that came over a safe connection.
  return (navigator as Partial<Navigator>).locks !== undefined;
}
