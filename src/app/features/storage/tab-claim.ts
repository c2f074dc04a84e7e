import { openBus, type TabBus } from './tab-bus.ts';
import type { Claim, ClaimEvents } from './claim.ts';

/** Milliseconds that a tab is given to answer who holds the right. */
const ANSWER_MS = 300;
/** Milliseconds between two signs of life of the tab that holds the right. */
const BEAT_MS = 1000;
/** Milliseconds without a sign of life after which a tab that does not answer either is taken for dead. */
const DEAD_MS = 8000;
/** Milliseconds after which a tab that waits looks again. */
const POLL_MS = 2000;

/** Who claims the right. Of two claims the one of the later term counts; of the same term, that of the lower id. */
interface ClaimMark {
  readonly term: number;
  readonly id: string;
}

type ClaimMessage =
  | { readonly kind: 'who' }
  | { readonly kind: 'mine'; readonly mark: ClaimMark }
  /** The tab that held the right is closed. */
  | { readonly kind: 'free' };

/** The mark of the tab that holds the right and its last sign of life, in milliseconds since 1970. */
interface StoredMark extends ClaimMark {
  readonly at: number;
}

/**
 * The right to write in a browser without Web Locks, as on plain http: the tab that holds it answers when it is asked
 * and leaves a sign of life in `localStorage` each second. A tab that does neither is dead, and the right is free. Two
 * tabs that claim it at the same time hear of each other, and one of them steps back; what both may have written
 * until then shows as a conflict of revisions.
 */
export class TabClaim implements Claim {
  readonly #key: string;
  readonly #events: ClaimEvents;
  readonly #bus: TabBus<ClaimMessage>;
  #mark: ClaimMark = { term: 0, id: Math.random().toString(36).slice(2) };
  #held = false;
  #beat: ReturnType<typeof setInterval> | undefined;
  #queuing: Promise<void> | null = null;
  /** Called with every message that tells of the right. */
  #onNews: ((kind: 'mine' | 'free') => void) | null = null;
  /** Whether the right was let go of as the page was left. */
  #isLeft = false;

  constructor(name: string, events: ClaimEvents) {
    this.#key = `${name}-claim`;
    this.#events = events;
    this.#bus = openBus(this.#key, isClaimMessage, (message) => this.#hear(message));
    window.addEventListener('pagehide', () => this.#leave());
    window.addEventListener('pageshow', () => this.#return());
  }

  /** Also found out by looking: a tab that was frozen hears late that another one took over. */
  get isHeld(): boolean {
    const stored = this.#held ? this.#read() : null;
    return this.#held && !(stored && outranks(stored, this.#mark));
  }

  queue(): Promise<void> {
    this.#queuing ??= this.#waitInLine().finally(() => {
      this.#queuing = null;
    });
    return this.#queuing;
  }

  async take(): Promise<void> {
    if (this.#held) return;
    this.#mark = { ...this.#mark, term: Math.max(this.#mark.term, this.#read()?.term ?? 0) + 1 };
    this.#held = true;
    this.#write();
    this.#bus.post({ kind: 'mine', mark: this.#mark });
    this.#beat = setInterval(() => this.#signOfLife(), BEAT_MS);
    this.#events.onHeld();
  }

  async #waitInLine(): Promise<void> {
    while (!this.#held && !this.#isLeft) {
      if (await this.#isFree()) await this.take();
      else await this.#news(POLL_MS);
    }
  }

  /** Whether no tab holds the right: none answers, and none gave a sign of life lately. */
  async #isFree(): Promise<boolean> {
    const answer = this.#news(ANSWER_MS);
    this.#bus.post({ kind: 'who' });
    if ((await answer) === 'mine') return false;
    const stored = this.#read();
    return !stored || Math.abs(Date.now() - stored.at) > DEAD_MS;
  }

  /** Waits for news of the right; `null` when none came in time. */
  #news(milliseconds: number): Promise<'mine' | 'free' | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), milliseconds);
      this.#onNews = (kind) => {
        clearTimeout(timer);
        resolve(kind);
      };
    });
  }

  #hear(message: ClaimMessage): void {
    if (message.kind === 'who') {
      if (this.#held) this.#bus.post({ kind: 'mine', mark: this.#mark });
      return;
    }
    if (message.kind === 'mine') {
      const { mark } = message;
      if (this.#held && !outranks(mark, this.#mark)) this.#bus.post({ kind: 'mine', mark: this.#mark });
      else if (this.#held) this.#lose();
      else this.#mark = { ...this.#mark, term: Math.max(this.#mark.term, mark.term) };
    }
    this.#onNews?.(message.kind);
  }

  #signOfLife(): void {
    if (this.isHeld) this.#write();
    else this.#lose();
  }

  #lose(): void {
    this.#held = false;
    clearInterval(this.#beat);
    this.#events.onLost();
    void this.queue();
  }

  #leave(): void {
    if (!this.isHeld) return;
    this.#isLeft = true;
    this.#held = false;
    clearInterval(this.#beat);
    this.#write(null);
    this.#bus.post({ kind: 'free' });
  }

  /** The page was kept by the browser and is shown again: another tab may have written meanwhile. */
  #return(): void {
    if (!this.#isLeft) return;
    this.#isLeft = false;
    this.#events.onLost();
    void this.queue();
  }

  #read(): StoredMark | null {
    try {
      const mark = JSON.parse(localStorage.getItem(this.#key) ?? 'null') as Partial<StoredMark> | null;
      return isMark(mark) && Number.isFinite((mark as StoredMark).at) ? (mark as StoredMark) : null;
    } catch {
      return null;
    }
  }

  #write(mark: StoredMark | null = { ...this.#mark, at: Date.now() }): void {
    try {
      if (mark) localStorage.setItem(this.#key, JSON.stringify(mark));
      else localStorage.removeItem(this.#key);
    } catch {
      // No storage, or none left: then the answers to other tabs have to do.
    }
  }
}

function isMark(data: unknown): data is ClaimMark {
  const { id, term } = Object(data) as Partial<ClaimMark>;
  return typeof id === 'string' && Number.isSafeInteger(term);
}

function isClaimMessage(data: unknown): data is ClaimMessage {
  const { kind, mark } = Object(data) as { readonly kind?: unknown; readonly mark?: unknown };
  return kind === 'who' || kind === 'free' || (kind === 'mine' && isMark(mark));
}

function outranks(one: ClaimMark, other: ClaimMark): boolean {
  return one.term > other.term || (one.term === other.term && one.id < other.id);
}
