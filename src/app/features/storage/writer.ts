import type { Session } from '../../store/session.ts';
import { gestureStep, type AppState } from '../../store/store.ts';
import { applyPatches } from '../../document/patches.ts';
import type { Document } from '../../document/document.ts';
import type { Step } from '../../document/step.ts';
import type { Timeline } from '../../document/timeline.ts';
import type { Connection, WorkDatabase } from './connection.ts';
import { forgetLastWords, forgetLeftSession, leaveLastWords, leaveSession } from './last-words.ts';
import type { FoundWork } from './read-work.ts';
import { sameSession, sessionOf } from './session-record.ts';
import type { SessionRecord } from './stored.ts';
import { afterWrite, planTouch, planWrite, type Kept, type WritePlan } from './write-plan.ts';
import { ConflictError, writeWork, type Write } from './write-work.ts';

type WorkState = Pick<AppState, 'document' | 'timeline' | 'gesture'>;

/**
 * Stores what is new in the store, and knows what is stored already. A save goes one way: {@link planWrite} compares the
 * history with the stored one, {@link writeWork} carries the plan out in one transaction, and {@link afterWrite} is what
 * the next save compares with.
 */
export class Writer {
  readonly #connection: Connection;
  #work = 0;
  #revision: number | null = null;
  #kept: Kept | null = null;
  /** Whether last words were left that nobody has taken back. */
  #hasSpoken = false;
  /** The session as it is stored; `null` where none is. */
  #session: SessionRecord | null = null;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Key of the work that is written. */
  get work(): number {
    return this.#work;
  }

  /** Goes on with stored work. */
  adopt({ work, revision, kept }: FoundWork): void {
    this.#work = work;
    this.#revision = revision;
    this.#kept = kept;
  }

  /** Takes note of the session that is stored. */
  adoptSession(session: SessionRecord | null): void {
    this.#session = session;
  }

  /** Writes all there is as a work of its own from now on. What was written before is not touched again. */
  startAnew(): void {
    this.#work = Math.max(Date.now(), this.#work + 1);
    this.#revision = null;
    this.#kept = null;
  }

  /** Takes note that the store holds the content of last words: they are forgotten once it is stored. */
  holdWords(): void {
    this.#hasSpoken = true;
  }

  /** Takes notice of stored steps that the timeline in the store has been extended by. */
  extend(older: readonly Step[], newer: readonly Step[]): void {
    if (this.#kept) this.#kept = { ...this.#kept, timeline: this.#kept.timeline.extend(older, newer) };
  }

  /** Numbers of the steps that are stored: the first, and one past the last. */
  get stored(): { readonly first: number; readonly end: number } {
    return this.#kept ?? { first: 0, end: 0 };
  }

  /** Whether anything of the work is stored. */
  get isStored(): boolean {
    return this.#kept !== null;
  }

  /** Whether a state is worth storing: not before something was done. */
  isWorth({ timeline, gesture }: WorkState): boolean {
    return this.isStored || timeline.end > 0 || (gesture?.parts ?? null) !== null;
  }

  /** Whether a state is worth storing and something of it is not yet stored. */
  isBehind(state: WorkState): boolean {
    return this.isWorth(state) && this.#plan(state) !== null;
  }

  /**
   * Stores what is new. Where nothing is, only makes sure that what is stored is still there when `verify` says so.
   *
   * @returns whether anything was new
   * @throws ConflictError when another page has written the same work
   */
  async write(state: WorkState, now: number, verify = false): Promise<boolean> {
    const news = this.#plan(state);
    const plan = news ?? (verify && this.#kept ? planTouch(this.#kept) : null);
    if (!plan) return false;
    try {
      await this.#carryOut(await this.#connection.get(), plan, state, now, false);
    } catch (error) {
      if (!(error instanceof ConflictError && error.isGone)) throw error;
      // The database was deleted or evicted: all that is known is written again.
      this.#revision = null;
      this.#kept = null;
      await this.#carryOut(await this.#connection.get(), this.#plan(state)!, state, now, false);
    }
    return news !== null;
  }

  /** Stores what of a session is kept for the next visit, when that is another than what is stored. */
  async writeSession(session: Session): Promise<void> {
    const record = sessionOf(session);
    if (!this.#isSessionStored(record)) {
      const database = await this.#connection.get();
      await database.put('desk', record, 'session');
      this.#session = record;
    }
    forgetLeftSession(this.#connection);
  }

  /** Keeps what of a session is not yet stored for the next visit: the page is about to go. */
  leaveSession(session: Session): void {
    const record = sessionOf(session);
    if (!this.#isSessionStored(record)) leaveSession(this.#connection, record);
  }

  #isSessionStored(record: SessionRecord): boolean {
    return this.#session !== null && sameSession(record, this.#session);
  }

  /**
   * Keeps what is not yet stored as last words, for the next visit to store.
   *
   * @returns whether all is stored or kept
   */
  leaveWords(state: WorkState, now: number): boolean {
    const plan = this.#plan(state);
    if (!plan) return true;
    const isKept = leaveLastWords(this.#connection, this.#writeOf(plan, state, now, true));
    this.#hasSpoken ||= isKept;
    return isKept;
  }

  /** Stores what is new without waiting for anything: the page is about to go. */
  async writeInHurry(state: WorkState, now: number): Promise<void> {
    const { current } = this.#connection;
    const plan = this.#plan(state);
    if (current && plan) await this.#carryOut(current, plan, state, now, true);
  }

  #plan(state: WorkState): WritePlan | null {
    return planWrite(this.#kept, timelineOf(state));
  }

  async #carryOut(
    database: WorkDatabase,
    plan: WritePlan,
    state: WorkState,
    now: number,
    hurry: boolean,
  ): Promise<void> {
    const write = this.#writeOf(plan, state, now, hurry);
    const { revision, snapshot } = write;
    if (hurry && leaveLastWords(this.#connection, write)) this.#hasSpoken = true;
    await writeWork(database, write);
    if (!hurry && this.#hasSpoken) {
      // The page was not gone for good.
      forgetLastWords(this.#connection);
      this.#hasSpoken = false;
    }
    this.#revision = (revision ?? 0) + 1;
    const position = 'document' in snapshot ? snapshot.position : snapshot.kept;
    this.#kept = afterWrite(plan, timelineOf(state), position);
  }

  #writeOf(plan: WritePlan, state: WorkState, now: number, hurry: boolean): Write {
    // A stroke under way is not held up for what can wait until it ends.
    const whole = plan.snapshot === 'must' || (plan.snapshot === 'should' && !state.gesture && !hurry);
    const snapshot = whole ? settled(state) : { kept: this.#kept?.snapshot ?? 0 };
    return { work: this.#work, revision: this.#revision, plan, snapshot, now, hurry };
  }
}

/** The history as it is stored: a gesture under way is in it as the step that it would be by now. */
function timelineOf({ timeline, gesture }: WorkState): Timeline {
  const step = gesture && gestureStep(gesture);
  // What the budget drops is dropped once the gesture has ended: it may yet be taken back.
  return step ? timeline.record(step, Infinity) : timeline;
}

/** The document without what a gesture under way has done, which may yet be taken back, and its position. */
function settled({ document, timeline, gesture }: WorkState): { position: number; document: Document } {
  const step = gesture && gestureStep(gesture);
  return {
    position: timeline.position,
    document: step ? applyPatches(document, step.inverse) : document,
  };
}
