import { createStore, type StoreApi } from 'zustand/vanilla';
import { beginGesture, cancelGesture, type AppStore } from '../../store/store.ts';
import { beginUnderWay } from '../../store/under-way.ts';
import type { BoardPointer } from '../input/board-pointer.ts';
import type { Crossed, Stroke, Tool, ToolPointer } from './tool.ts';

/** The press that goes on, as the board shows it. */
export interface RunnerState<Preview> {
  readonly preview: Preview | null;
  /** Why nothing is done, in words. */
  readonly message: string | null;
}

/** The operations of a board that tools are run on. */
export interface Bench<Board, Action, Preview> {
  /** The board as tools see it; `null` when there is none. */
  board(): Board | null;
  /** The tool that a press means; `null` for none. */
  toolFor(pointer: ToolPointer): Tool<Board, Action, Preview> | null;
  /** The tool in hand. */
  menuTool(): Tool<Board, Action, Preview> | null;
  /** @returns why the action cannot be done, in words; `null` when it is done */
  perform(action: Action): string | null;
  /** The label of a step, when the tool's own is not enough. */
  stepLabel?(label: string): string;
  /** The same value as long as the board shows the same work: a press ends with it, and its edits stay. */
  work?(): unknown;
  /** @returns restores the state of now that is no part of the document */
  remember?(): () => void;
}

interface Running<Board, Action, Preview> {
  readonly stroke: Stroke<Board, Action, Preview>;
  readonly work: unknown;
  /** `null` when the edits of the press are steps of their own. */
  readonly gesture: { readonly key: symbol; readonly end: () => void } | null;
  readonly endUnderWay: () => void;
  readonly restore: () => void;
}

/**
 * Runs the tools of a board over the store. The release of a press ends its gesture as one step to undo; whatever
 * cancels that gesture ends the press, too.
 */
export class ToolRunner<Board, Action, Preview> {
  readonly state: StoreApi<RunnerState<Preview>> = createStore<RunnerState<Preview>>(() => ({
    preview: null,
    message: null,
  }));
  readonly bench: Bench<Board, Action, Preview>;
  readonly #store: AppStore;
  #running: Running<Board, Action, Preview> | null = null;

  constructor(store: AppStore, bench: Bench<Board, Action, Preview>) {
    this.#store = store;
    this.bench = bench;
  }

  /**
   * Notices at once when something else ends a press: Escape away from the board, an undo, another edit.
   *
   * @returns ends it, and a press with it
   */
  connect(): () => void {
    const stop = this.#store.subscribe((state, before) => {
      // A reason that speaks of what has changed since is none any more.
      if (!this.#current() && state.document !== before.document) this.say(null);
    });
    return () => {
      stop();
      this.cancel();
    };
  }

  get isRunning(): boolean {
    return this.#current() !== null;
  }

  press(pointer: ToolPointer): void {
    const before = this.#current();
    if (before) {
      this.#end(before);
      before.gesture?.end();
    }
    const board = this.bench.board();
    const tool = this.bench.toolFor(pointer);
    if (!board || !tool) return;
    this.say(null);
    const restore = this.bench.remember?.() ?? (() => {});
    const own = tool.label(pointer, board);
    const label = own === null ? null : (this.bench.stepLabel?.(own) ?? own);
    const end = label !== null && tool.isOneStep ? beginGesture(this.#store, label) : null;
    const gesture = end && { key: this.#store.getState().gesture!.key, end };
    const endUnderWay = label === null ? () => {} : beginUnderWay(this.#store, label, () => this.cancel());
    const stroke = tool.press(pointer, board);
    this.#go({ stroke, work: this.bench.work?.(), gesture, endUnderWay, restore });
  }

  /** Takes a drag a step further: once for each event, whatever that has crossed. */
  move(crossed: Crossed): void {
    const running = this.#current();
    const board = this.bench.board();
    if (!running || !board) return;
    const stroke = running.stroke.move(crossed, board);
    if (stroke !== running.stroke) this.#go({ ...running, stroke });
  }

  release(pointer: ToolPointer): void {
    const running = this.#current();
    const board = this.bench.board();
    if (!running || !board) return;
    const actions = running.stroke.release(pointer, board);
    // It is over: what its own actions change does not end it a second time.
    this.#running = null;
    this.perform(...actions);
    this.#end(running);
    running.gesture?.end();
  }

  /** Takes back all that the press began. */
  cancel(): void {
    const running = this.#current();
    this.state.setState({ preview: null, message: null });
    if (!running) return;
    this.#end(running);
    if (running.gesture) cancelGesture(this.#store);
    this.perform(...(running.stroke.cancel?.() ?? []));
    running.restore();
  }

  /** Whether a drag that begins at a pointer moves the view. */
  pans(pointer: BoardPointer): boolean {
    const board = this.bench.board();
    return board !== null && (this.bench.toolFor(pointer)?.pans?.(pointer, board) ?? false);
  }

  /** A preview of a press at a pointer; `null` for none. */
  hover(pointer: ToolPointer): Preview | null {
    const board = this.bench.board();
    return (board && this.bench.toolFor(pointer)?.hover?.(pointer, board)) ?? null;
  }

  /**
   * Prepares the context menu at a pointer, or that of the keys.
   *
   * @returns whether the tool in hand has one there
   */
  menu(pointer: ToolPointer | null, isOpening: boolean): boolean {
    const board = this.bench.board();
    const tool = board && this.bench.menuTool();
    const actions = board && tool?.menu?.(pointer, board);
    if (!actions) return false;
    if (isOpening) {
      this.say(null);
      this.perform(...actions);
    }
    return true;
  }

  /** Does actions, and says why one cannot be done. */
  perform(...actions: readonly Action[]): void {
    for (const action of actions) {
      const message = this.bench.perform(action);
      if (message !== null) this.say(message);
    }
  }

  /** Says something to the user, until the next press. */
  say(message: string | null): void {
    if (this.state.getState().message !== message) this.state.setState({ message });
  }

  /** The press that goes on, unless something else has ended it. */
  #current(): Running<Board, Action, Preview> | null {
    const running = this.#running;
    if (!running) return null;
    const { stroke, work, gesture, restore } = running;
    if (this.bench.work?.() !== work) {
      this.#end(running);
      gesture?.end();
      return null;
    }
    if (gesture && this.#store.getState().gesture?.key !== gesture.key) {
      this.#end(running);
      restore();
      return null;
    }
    const board = this.bench.board();
    if (board && stroke.holds && !stroke.holds(board)) {
      this.#running = null;
      this.state.setState({ preview: null, message: null });
      running.endUnderWay();
      return null;
    }
    return running;
  }

  /** Leaves its gesture to the caller. */
  #end({ endUnderWay }: Running<Board, Action, Preview>): void {
    this.#running = null;
    this.state.setState({ preview: null });
    endUnderWay();
  }

  #go(running: Running<Board, Action, Preview>): void {
    this.#running = running;
    const { actions, preview, message } = running.stroke;
    this.perform(...actions);
    if (this.#running !== running) return;
    this.state.setState({ preview });
    if (message !== undefined) this.say(message);
  }
}
