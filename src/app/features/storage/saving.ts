import type { Document } from '../../document/document.ts';
import { startSession } from '../../store/session.ts';
import { endGesture, type AppStore } from '../../store/store.ts';
import { Timeline } from '../../document/timeline.ts';
import type { Aftercare } from './aftercare.ts';
import { Connection, type WorkDatabase } from './connection.ts';
import { Desk, NewerWorkError } from './desk.ts';
import type { OnDesk } from './open-work.ts';
import { heedPage } from './page-events.ts';
import { askForPersistence } from './persistence.ts';
import { SaveTimer } from './save-timer.ts';
import { SavingReport } from './saving-report.ts';
import { resumeSession, sameSession, sessionOf } from './session-record.ts';
import { troubleOf } from './status.ts';
import { TabLock } from './tab-lock.ts';
import { ConflictError } from './write-work.ts';
import { Writer } from './writer.ts';
import * as words from './first-words.ts';

/** Milliseconds that a tab waits for a page that is just being left to let go of the work. */
const LEAVING_MS = 400;
/** Milliseconds after which a tab that was asked for the work goes on when nobody took it. */
const ASKED_MS = 3000;

type Mode =
  /** The stored work is not known, or not known to be the work on the page. */
  | 'unopened'
  /** This tab stores what is done in it. */
  | 'writing'
  /** Another tab does. */
  | 'aside'
  /** Nobody may: a newer Sixfold has stored what this one does not know. */
  | 'refused';

/**
 * Keeps the work in this browser: every change is stored within a second, with its history, and is there again when
 * the page is opened. One tab does so; others are told. Whatever goes wrong is said and tried again; nothing that is
 * stored and cannot be used is ever overwritten.
 */
export class Saving {
  readonly #report = new SavingReport();
  readonly #connection: Connection;
  readonly #lock: TabLock;
  readonly #writer: Writer;
  readonly #desk: Desk;
  readonly #timer = new SaveTimer(
    () => this.#save(),
    () => this.#mode === 'writing' && !this.#isSuspect && this.#writer.isFluent,
  );
  #store: AppStore | null = null;
  #aftercare: Promise<Aftercare> | null = null;
  #mode: Mode = 'unopened';
  /** Whether what is stored may be gone, or is not all that could be read of it. */
  #isSuspect = false;
  /** Whether something that was done here was not stored when another tab took over. */
  #hasUnsaved = false;

  constructor(name = 'sixfold') {
    this.#connection = new Connection(name, {
      onNewer: () => this.#refuse(),
      onLost: () => {
        this.#isSuspect = true;
        if (this.#mode === 'writing') this.#timer.schedule();
      },
    });
    this.#writer = new Writer(this.#connection);
    this.#desk = new Desk(this.#connection, this.#writer);
    this.#lock = new TabLock(name, {
      onHeld: () => void this.#comeBack(),
      onAsked: () => this.#handOver(),
      onLost: () => this.#stepAside(),
    });
  }

  /** How it stands with saving. */
  get state(): SavingReport['state'] {
    return this.#report.state;
  }

  /** Reads what is stored. Never fails: what keeps it from being read is in {@link state}. */
  async open(): Promise<Pick<OnDesk, 'document' | 'timeline' | 'session'>> {
    await this.#lock.acquire(LEAVING_MS);
    try {
      return await this.#openDesk();
    } catch (error) {
      this.#fail(error);
      return { document: null, timeline: Timeline.empty, session: null };
    }
  }

  /** Stores what happens in a store from now on. */
  follow(store: AppStore): void {
    this.#store = store;
    store.subscribe((state, before) => {
      if (this.#mode === 'aside' || this.#mode === 'refused') return;
      if (state.document !== before.document) {
        this.#report.saving();
        this.#timer.schedule();
      } else if (!sameSession(sessionOf(state.session), sessionOf(before.session))) this.#timer.schedule();
    });
    heedPage({
      onHidden: () => {
        if (this.#timer.isPending) void this.#timer.flush();
      },
      onLeaving: () => this.#wouldLose(store),
      onLeft: () => {
        const state = store.getState();
        if (this.#mode !== 'writing') return;
        this.#writer.leaveSession(state.session);
        if (!this.#writer.isWorth(state)) return;
        // The page is gone before anybody could be told that this failed.
        this.#writer.writeInHurry(state, Date.now()).catch(() => {});
      },
      onBack: () => void this.spaceFreed(),
    });
    if (this.#mode === 'writing' && this.#writer.isStored)
      void this.#later((aftercare) => aftercare.stored());
    if (this.#mode === 'aside' && this.#lock.isHeld) void this.#comeBack();
    else if (this.#mode === 'unopened' || this.#isSuspect) this.#timer.schedule();
    else void this.#loadRest(store);
  }

  /** Tries at once what failed. */
  retry(): Promise<void> {
    return this.#timer.flush();
  }

  /** There may be space again: tries at once what failed, if something did. */
  async spaceFreed(): Promise<void> {
    if (this.#isInTrouble && this.#mode !== 'refused') await this.retry();
  }

  /** Makes this the tab that is worked in. */
  takeOver(): Promise<void> {
    return this.#lock.takeOver();
  }

  /** Makes room: the older half of what can be undone is forgotten. */
  forgetOlderSteps(): Promise<void> {
    this.#store?.setState(({ timeline }) => ({ timeline: timeline.cut(timeline.bytes / 2) }));
    return this.#timer.flush();
  }

  /** Begins another work with `start`. The one on the desk is set aside for the reason given. */
  async startOver(start: Document, because: string): Promise<void> {
    await this.#timer.flush();
    this.#store?.setState({
      document: start,
      timeline: Timeline.empty,
      gesture: null,
      session: startSession(start.order[0] ?? null, start.kinds[0]?.id ?? ''),
      slices: {},
    });
    if (this.#mode !== 'writing') return;
    try {
      await this.#desk.layAnother(because);
      this.#timer.cancel();
      this.#report.saved(null);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Opens a work that was set aside; the one on the desk is set aside instead. */
  async openAside(work: number): Promise<void> {
    await this.#timer.flush();
    await this.#desk.layBack(work);
    await this.#show();
  }

  /** Name of the database. */
  get name(): string {
    return this.#connection.name;
  }

  /** The database, to see what is set aside in it. */
  database(): Promise<WorkDatabase> {
    return this.#connection.get();
  }

  async #openDesk(): Promise<OnDesk> {
    const found = await this.#desk.open(this.#lock.isHeld);
    this.#mode = this.#lock.isHeld ? 'writing' : 'aside';
    this.#isSuspect = found.document !== null && found.savedAt === null;
    if (this.#mode === 'writing') this.#report.saved(found.savedAt);
    else this.#report.elsewhere(false);
    // What could be proven of a damaged work, or was left by a page, is stored only now.
    if (this.#isSuspect) this.#report.saving();
    this.#report.note(found.notice);
    return found;
  }

  /** Shows what is stored in place of what the store holds. */
  async #show(): Promise<void> {
    const store = this.#store;
    this.#timer.cancel();
    const { document, timeline } = await this.#openDesk();
    if (!store || !document) return;
    store.setState(({ session }) => ({
      document,
      timeline,
      gesture: null,
      session: resumeSession(session, null, document),
    }));
    if (this.#mode !== 'writing') return;
    // What was just read needs no saving, unless it is but a part of what was stored.
    if (!this.#isSuspect) {
      this.#timer.cancel();
      this.#report.saved();
    }
    void this.#loadRest(store);
  }

  async #loadRest(store: AppStore): Promise<void> {
    const { timeline } = store.getState();
    const { first, end } = this.#writer.stored;
    if (timeline.first <= first && timeline.end >= end) return;
    await this.#later(async (aftercare) => {
      const damage = await aftercare.loadRest(store);
      if (damage === null || this.#mode !== 'writing') return;
      await this.#timer.settled();
      await this.#desk.leaveDamaged(damage.because);
      this.#report.note(damage.notice);
      this.#isSuspect = true;
      this.#timer.schedule();
    });
  }

  /** @returns whether it succeeded */
  async #save(): Promise<boolean> {
    const store = this.#store;
    // A tab that was frozen may not have heard yet that another one took over.
    if (this.#mode === 'writing' && !this.#lock.isHeld) this.#stepAside();
    if (!store || this.#mode === 'aside' || this.#mode === 'refused') return true;
    try {
      if (this.#mode === 'unopened') await this.#openLate(store);
      if (this.#mode === 'writing') await this.#write(store);
      return true;
    } catch (error) {
      if (error instanceof ConflictError && this.#lock.isHeld) {
        // Two tabs that know nothing of each other write at the same time: both works are kept.
        this.#mode = 'unopened';
        this.#timer.schedule();
      } else if (error instanceof ConflictError) this.#stepAside();
      else this.#fail(error);
      return false;
    }
  }

  async #write(store: AppStore): Promise<void> {
    await this.#writer.prepare(store.getState());
    // The page went on meanwhile: its latest state is stored.
    const state = store.getState();
    const isWorth = this.#writer.isWorth(state);
    const verify = this.#isSuspect;
    const isNew = (isWorth || verify) && (await this.#writer.write(state, Date.now(), verify));
    if (isNew || verify) {
      if (this.#isSuspect) void this.#loadRest(store);
      this.#isSuspect = false;
      askForPersistence();
    }
    const isStored = isWorth && isNew;
    if (isStored) void this.#later((aftercare) => aftercare.stored());
    await this.#writer.writeSession(state.session);
    // Another tab may have taken over meanwhile; changes of the store since then wait for their own saves.
    if (this.#mode === 'writing' && !this.#timer.isPending && !this.#writer.isWriting)
      this.#report.saved(isStored ? Date.now() : undefined);
  }

  /** Sets the stored work aside for the work that was done here while the stored work was not known. */
  async #openLate(store: AppStore): Promise<void> {
    if (!this.#lock.isHeld || !this.#isBehind(store)) return this.#show();
    this.#report.note(await this.#desk.layAnother(words.otherWorkBegun));
    this.#mode = 'writing';
  }

  /** Whether something that was done here is gone once the page is left. */
  #wouldLose(store: AppStore): boolean {
    if (!this.#isBehind(store)) return false;
    return this.#mode !== 'writing' || this.#isInTrouble || !this.#leaveWords(store);
  }

  /** @returns whether all is stored, or kept for the next visit to store */
  #leaveWords(store: AppStore): boolean {
    return this.#writer.leaveWords(store.getState(), Date.now());
  }

  get #isInTrouble(): boolean {
    return this.#report.state.getState().status.kind === 'trouble';
  }

  /** Does something of what may come after saving; what it needs is no part of the first load. */
  async #later(action: (aftercare: Aftercare) => unknown): Promise<void> {
    this.#aftercare ??= import('./aftercare.ts').then(
      ({ Aftercare }) =>
        new Aftercare(
          this.#connection,
          this.#writer,
          this.#report,
          () =>
            this.#timer.isPending || this.#isInTrouble || (this.#store?.getState().gesture ?? null) !== null,
        ),
    );
    try {
      await action(await this.#aftercare);
    } catch (error) {
      // No connection to fetch it: the next save tries again.
      this.#aftercare = null;
      this.#report.versions(error instanceof Error ? error.message : String(error));
    }
  }

  #isBehind(store: AppStore): boolean {
    return this.#writer.isBehind(store.getState());
  }

  /** Another tab asks for the work. */
  async #handOver(): Promise<void> {
    if (!this.#store || this.#mode !== 'writing') return;
    endGesture(this.#store);
    await this.#timer.flush();
    this.#stepAside();
    setTimeout(() => {
      if (this.#lock.isHeld) void this.#comeBack();
    }, ASKED_MS);
  }

  #stepAside(): void {
    if (this.#mode === 'refused' || this.#mode === 'aside') return;
    this.#hasUnsaved = this.#store !== null && this.#isBehind(this.#store);
    this.#mode = 'aside';
    this.#timer.cancel();
    this.#report.elsewhere(this.#hasUnsaved);
  }

  /** This tab may write again. What it could not store when it had to stop is kept, too. */
  async #comeBack(): Promise<void> {
    if (this.#mode !== 'aside' || !this.#store) return;
    await this.#timer.settled();
    this.#mode = 'unopened';
    if (this.#hasUnsaved) return this.#timer.flush();
    try {
      await this.#show();
    } catch (error) {
      this.#fail(error);
      this.#timer.schedule();
    }
  }

  #refuse(): void {
    this.#mode = 'refused';
    this.#timer.cancel();
    this.#report.trouble('newer');
  }

  #fail(error: unknown): void {
    if (error instanceof NewerWorkError || troubleOf(error) === 'newer') return this.#refuse();
    this.#connection.drop();
    // Another tab took over: this one tells of that, and of nothing that it tried before.
    if (this.#mode === 'aside') return;
    this.#report.error(error, this.#mode !== 'unopened');
    // A browser that is killed now has lost nothing of what there is room for elsewhere.
    if (this.#mode === 'writing' && this.#store) this.#leaveWords(this.#store);
    if (troubleOf(error) === 'full')
      void this.#later(async (aftercare) => {
        if (await aftercare.makeRoom()) await this.#timer.flush();
      });
  }
}
