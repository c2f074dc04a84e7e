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
import { nextRevision, type SessionRecord } from './stored.ts';
import { afterWrite, planTouch, planWrite, type Kept, type WritePlan } from './write-plan.ts';
import { newWriter } from './write-marks.ts';
import { ConflictError, writeWork, type Packing, type Proof, type Write } from './write-work.ts';

type WorkState = Pick<AppState, 'document' | 'timeline' | 'gesture'>;
type PageState = WorkState & Pick<AppState, 'session'>;

/** The stored state that a write builds on; `null` where nothing is stored. */
interface Base {
  readonly revision: number | null;
  readonly kept: Kept | null;
}

/** A write whose end is not yet known, and what is stored once it has gone through. */
interface Sent {
  readonly revision: number;
  kept: Kept;
  readonly ended: Promise<void>;
}

/**
 * Stores what is new in the store, and knows what is stored already. A save goes one way: {@link planWrite} compares the
 * history with the stored one, {@link writeWork} carries the plan out in one transaction, and {@link afterWrite} is what
 * the next save compares with. That need not wait until the one before has ended: should it fail, so does the next.
 */
export class Writer {
  readonly #connection: Connection;
  #work = 0;
  #key = newWriter();
  #revision: number | null = null;
  #kept: Kept | null = null;
  /** The writes whose end is not yet known, the oldest first. */
  readonly #sent: Sent[] = [];
  /** The database that this writer has written to: it need not be read before it goes on. */
  #known: WorkDatabase | null = null;
  /** Why the last write that failed did. */
  #failure: unknown;
  /** Whether last words were left that nobody has taken back. */
  #hasSpoken = false;
  /** The session as it is stored; `null` where none is. */
  #session: SessionRecord | null = null;
  /** Packs what it stores, once it is loaded: until then nothing waits for code that may not come. */
  packing: Packing | null = null;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Key of the work that is written. */
  get work(): number {
    return this.#work;
  }

  /** Goes on with stored work. */
  adopt({ work, revision, kept }: FoundWork): void {
    this.#begin(work, revision, kept);
  }

  /** Takes note of the session that is stored. */
  adoptSession(session: SessionRecord | null): void {
    this.#session = session;
  }

  /** Writes all there is as a work of its own from now on. What was written before is not touched again. */
  startAnew(): void {
    this.#begin(Math.max(Date.now(), this.#work + 1), null, null);
  }

  #begin(work: number, revision: number | null, kept: Kept | null): void {
    this.#work = work;
    this.#key = newWriter();
    this.#revision = revision;
    this.#kept = kept;
    this.#sent.length = 0;
    this.#known = null;
    this.#failure = undefined;
  }

  /** Takes note that the store holds the content of last words: they are forgotten once it is stored. */
  holdWords(): void {
    this.#hasSpoken = true;
  }

  /** Takes notice of stored steps that the timeline in the store has been extended by. */
  extend(older: readonly Step[], newer: readonly Step[]): void {
    const extended = (kept: Kept): Kept => ({ ...kept, timeline: kept.timeline.extend(older, newer) });
    if (this.#kept) this.#kept = extended(this.#kept);
    for (const sent of this.#sent) sent.kept = extended(sent.kept);
  }

  /** Numbers of the steps that are stored: the first, and one past the last. */
  get stored(): { readonly first: number; readonly end: number } {
    return this.#kept ?? { first: 0, end: 0 };
  }

  /** Whether anything of the work is stored. */
  get isStored(): boolean {
    return this.#kept !== null;
  }

  /** Whether a write may begin before the ones before it have ended. */
  get isFluent(): boolean {
    return this.#known !== null && this.#known === this.#connection.current;
  }

  /** Whether the end of a write is not yet known. */
  get isWriting(): boolean {
    return this.#sent.length > 0;
  }

  /** Whether a state is worth storing: not before something was done. */
  isWorth({ timeline, gesture }: WorkState): boolean {
    return this.isStored || timeline.end > 0 || (gesture?.parts ?? null) !== null;
  }

  /** Whether a state is worth storing and something of it is not yet known to be stored. */
  isBehind(state: WorkState): boolean {
    return this.isWorth(state) && this.#newsIn(state, this.#kept) !== null;
  }

  /** Does beforehand what takes long of storing a state. */
  async prepare(state: WorkState): Promise<void> {
    const plan = this.#newsIn(state);
    if (plan) await this.packing?.packAhead(this.#writeOf(this.#last, plan, state, 0, false));
  }

  /**
   * Stores what is new. Where nothing is, only makes sure that what is stored is still there when `verify` says so.
   *
   * @returns whether anything was new
   * @throws ConflictError when another page has written the same work
   */
  async write(state: PageState, now: number, verify = false): Promise<boolean> {
    const database = await this.#connection.get();
    const news = this.#newsIn(state);
    const plan = news ?? (verify && this.#kept ? planTouch(this.#kept) : null);
    if (!plan) {
      await this.#sent.at(-1)?.ended;
      return false;
    }
    try {
      await this.#carryOut(database, plan, state, now, verify ? { kind: 'read' } : this.#proofFor(database));
    } catch (error) {
      if (!(error instanceof ConflictError && error.isGone)) throw error;
      // The database was deleted or evicted: all that is known is written again.
      this.#begin(this.#work, null, null);
      const whole = this.#newsIn(state, null)!;
      await this.#carryOut(await this.#connection.get(), whole, state, now, { kind: 'read' });
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
   * Keeps what is not yet known to be stored as last words, for the next visit to store.
   *
   * @returns whether all is stored or kept
   */
  leaveWords(state: WorkState, now: number): boolean {
    const base = { revision: this.#revision, kept: this.#kept };
    const plan = this.#newsIn(state, base.kept);
    if (!plan) return true;
    const write = this.#writeOf(base, plan, state, now, true);
    const isKept = leaveLastWords(this.#connection, write, this.#last.revision);
    this.#hasSpoken ||= isKept;
    return isKept;
  }

  /** Stores what is new without waiting for anything: the page is about to go. */
  async writeInHurry(state: PageState, now: number): Promise<void> {
    this.leaveWords(state, now);
    const { current } = this.#connection;
    const plan = this.#newsIn(state);
    if (!current || !plan) return;
    const proof = this.#proofFor(current);
    await this.#carryOut(current, plan, state, now, proof.kind === 'read' ? { kind: 'none' } : proof, true);
  }

  /** The news of a state beyond what is stored, or sent to be; `null` when that is nothing. */
  #newsIn(state: WorkState, kept = this.#last.kept): WritePlan | null {
    return planWrite(kept, timelineOf(state));
  }

  /** The stored state once all that was sent has gone through. */
  get #last(): Base {
    return this.#sent.at(-1) ?? { revision: this.#revision, kept: this.#kept };
  }

  #proofFor(database: WorkDatabase): Proof {
    if (database !== this.#known) return { kind: 'read' };
    // All that may be stored but for the last, on which the write builds.
    const revisions = [this.#revision, ...this.#sent.map(({ revision }) => revision)];
    return { kind: 'marks', unsure: revisions.slice(0, -1).flatMap((revision) => revision ?? []) };
  }

  async #carryOut(
    database: WorkDatabase,
    plan: WritePlan,
    state: PageState,
    now: number,
    proof: Proof,
    hurry = false,
  ): Promise<void> {
    const write = this.#writeOf(this.#last, plan, state, now, hurry);
    const { snapshot } = write;
    const position = 'document' in snapshot ? snapshot.position : snapshot.kept;
    const session = sessionOf(state.session);
    const ended = writeWork(
      database,
      write,
      this.#key,
      proof,
      this.#isSessionStored(session) ? null : session,
      this.packing,
    );
    const kept = afterWrite(plan, timelineOf(state), position);
    const sent: Sent = { revision: nextRevision(write.revision), kept, ended };
    this.#sent.push(sent);
    try {
      await ended;
    } catch (error) {
      const index = this.#sent.indexOf(sent);
      // One before it has failed, and this one with it.
      if (index < 0) throw this.#failure ?? error;
      this.#sent.length = index;
      this.#failure = error;
      throw error;
    }
    const index = this.#sent.indexOf(sent);
    // Another work is written since.
    if (index < 0) return;
    this.#sent.splice(0, index + 1);
    this.#revision = sent.revision;
    this.#kept = sent.kept;
    this.#session = session;
    if (proof.kind === 'read') this.#known = database;
    if (!hurry && this.#hasSpoken && !this.isWriting) {
      // The page was not gone for good.
      forgetLastWords(this.#connection);
      this.#hasSpoken = false;
    }
  }

  #writeOf({ revision, kept }: Base, plan: WritePlan, state: WorkState, now: number, hurry: boolean): Write {
    // A stroke under way is not held up for what can wait until it ends.
    const whole = plan.snapshot === 'must' || (plan.snapshot === 'should' && !state.gesture && !hurry);
    const snapshot = whole ? settled(state) : { kept: kept?.snapshot ?? 0 };
    return { work: this.#work, revision, plan, snapshot, now };
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
