import type { Claim, ClaimEvents } from './claim.ts';
import { openBus, type TabBus } from './tab-bus.ts';
import { WebLock } from './web-lock.ts';

/** A message between tabs: one asks for the work, the one that has it answers when all is written. */
interface TabMessage {
  readonly kind: 'ask' | 'ready';
  /** The tab that asks. */
  readonly asking: string;
}

/** How long a tab is given to write what it has when another one asks for the work. It may be frozen. */
const HAND_OVER_MS = 1500;

export interface TabEvents extends ClaimEvents {
  /** Another tab asks for the work: whatever is not yet stored has to be. */
  readonly onAsked: () => Promise<void>;
}

/**
 * The right to write, held by at most one tab, and how tabs hand it to each other: a {@link WebLock} or, on pages that
 * did not come over a safe connection, a `TabClaim`.
 */
export class TabLock {
  readonly #name: string;
  readonly #events: TabEvents;
  readonly #bus: TabBus<TabMessage>;
  readonly #id = Math.random().toString(36).slice(2);
  #claim: Claim | null = null;
  #onReady: (() => void) | null = null;

  constructor(name: string, events: TabEvents) {
    this.#name = name;
    this.#events = events;
    this.#bus = openBus(name, isTabMessage, (message) => void this.#hear(message));
  }

  get isHeld(): boolean {
    return this.#claim?.isHeld ?? false;
  }

  /** Gets in line for the right and waits up to `wait` milliseconds for it: a page that is left lets go of it soon. */
  async acquire(wait: number): Promise<boolean> {
    this.#claim = await makeClaim(this.#name, this.#events);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, wait);
    });
    await Promise.race([this.#claim.queue(), patience]);
    clearTimeout(timer);
    return this.isHeld;
  }

  /** Takes the right from the tab that holds it, once that has written what it has. */
  async takeOver(): Promise<void> {
    if (this.isHeld) return;
    await new Promise<void>((resolve) => {
      this.#onReady = resolve;
      this.#bus.post({ kind: 'ask', asking: this.#id });
      setTimeout(resolve, HAND_OVER_MS);
    });
    this.#onReady = null;
    if (!this.isHeld) await this.#claim?.take();
  }

  async #hear(message: TabMessage): Promise<void> {
    if (message.kind === 'ready' && message.asking === this.#id) this.#onReady?.();
    if (message.kind !== 'ask' || !this.isHeld) return;
    await this.#events.onAsked();
    this.#bus.post({ kind: 'ready', asking: message.asking });
  }
}

function isTabMessage(data: unknown): data is TabMessage {
  const { kind, asking } = Object(data) as Partial<TabMessage>;
  return (kind === 'ask' || kind === 'ready') && typeof asking === 'string';
}

async function makeClaim(name: string, events: ClaimEvents): Promise<Claim> {
  // Only there on pages that came over a safe connection.
  if ((navigator as Partial<Navigator>).locks !== undefined) return new WebLock(name, events);
  try {
    const { TabClaim } = await import('./tab-claim.ts');
    return new TabClaim(name, events);
  } catch {
    // No connection to fetch it: as if there were a single tab. What two of them write at once shows as a conflict.
    return { isHeld: true, queue: async () => events.onHeld(), take: async () => {} };
  }
}
