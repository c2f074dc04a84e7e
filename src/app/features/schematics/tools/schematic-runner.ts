import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Hex } from '../../../../engine/hex/hex.ts';
import { poseSegment, type Pose } from '../../../../engine/schematic/pose.ts';
import { unposeSegment } from '../../../../engine/schematic/unpose.ts';
import { segmentKey, type Segment } from '../../../../engine/segment/segment.ts';
import {
  beginGesture,
  cancelGesture,
  edit,
  editByPatches,
  setSession,
  type AppState,
  type AppStore,
} from '../../../store/store.ts';
import { beginUnderWay } from '../../../store/under-way.ts';
import { labelIn } from '../step-label.ts';
import { centerObstacle, paintChange, paintObstacles, recenter } from '../painting.ts';
import { selectionOf, type Selection } from '../selection/selection.ts';
import { currentSelection, moveSelection } from '../selection/selection-edits.ts';
import { schematicToolBoard } from './schematic-tool-board.ts';
import { TOOLS } from './tools.ts';
import { NOTHING_SHOWN, type Preview, type Stroke, type Tool, type ToolAction, type ToolBoard, type ToolPointer } from './schematic-tool.ts';

/** What goes on between press and release, as the board shows it. */
export interface RunnerState {
  readonly preview: Preview | null;
  /** Why what was wanted is not done. */
  readonly message: string | null;
}

/** What a press began. */
interface Running {
  readonly stroke: Stroke;
  readonly endGesture: () => void;
  /** Says that it is under way no more. */
  readonly endUnderWay: () => void;
  readonly gesture: symbol;
  /** The id of the schematic that was pressed on. */
  readonly schematic: string | null;
  readonly selection: Selection | null;
}

/** The tool that a press means: the secondary button erases, Alt picks. */
function toolFor(session: AppState['session'], pointer: ToolPointer): Tool | null {
  const { tool } = session;
  if (tool === 'pan') return null;
  const isBrush = tool === session.brush;
  if (pointer.button === 'secondary' && !isBrush) return TOOLS.erase;
  if (pointer.modifiers.alt && pointer.button === 'primary' && (isBrush || tool === 'erase'))
    return TOOLS.pick;
  return TOOLS[tool];
}

/**
 * Runs the tools of the schematic editor over the store: a press begins a gesture, the release ends it as one step to
 * undo, and what cancels the gesture, wherever it comes from, ends the stroke.
 */
export class ToolRunner {
  readonly state: StoreApi<RunnerState> = createStore<RunnerState>(() => ({ preview: null, message: null }));
  readonly #store: AppStore;
  #running: Running | null = null;
  #board: ToolBoard | null = null;
  #boardOf: Pick<AppState, 'session' | 'document'> | null = null;

  readonly #recentered: (by: Hex) => void;

  /** @param recentered told where the new center lay on the board: from there all has moved to hex (0, 0) */
  constructor(store: AppStore, recentered: (by: Hex) => void = () => {}) {
    this.#store = store;
    this.#recentered = recentered;
  }

  /**
   * Notices at once when something else ends what goes on: Escape away from the board, an undo.
   *
   * @returns what ends it
   */
  connect(): () => void {
    return this.#store.subscribe(() => this.#current());
  }

  get isRunning(): boolean {
    return this.#current() !== null;
  }

  press(pointer: ToolPointer): void {
    const board = this.board();
    const tool = toolFor(this.#store.getState().session, pointer);
    if (!board || !tool) return;
    this.state.setState({ message: null });
    const selection = currentSelection(this.#store.getState());
    const { schematic } = this.#store.getState().session;
    const label = labelIn(tool.label(pointer, board), this.#store.getState().document, schematic);
    const endGesture = beginGesture(this.#store, label);
    const gesture = this.#store.getState().gesture!.key;
    const endUnderWay = beginUnderWay(this.#store, label, () => this.cancel());
    const stroke = tool.press(pointer, board);
    this.#go({ stroke, endGesture, endUnderWay, gesture, schematic, selection });
  }

  move(pointer: ToolPointer): void {
    const running = this.#current();
    const board = this.board();
    if (running && board) this.#go({ ...running, stroke: running.stroke.move(pointer, board) });
  }

  release(pointer: ToolPointer): void {
    const running = this.#current();
    const board = this.board();
    if (!running || !board) return;
    this.#do(running.stroke.release(pointer, board));
    this.#end(running);
    running.endGesture();
  }

  /** Takes back what the press began. */
  cancel(): void {
    const running = this.#current();
    this.state.setState({ preview: null, message: null });
    if (!running) return;
    this.#end(running);
    cancelGesture(this.#store);
    this.#restoreSelection(running);
  }

  /** What a press would do at a pointer. */
  hover(pointer: ToolPointer): Preview {
    const board = this.board();
    const tool = toolFor(this.#store.getState().session, pointer);
    return board && tool ? tool.hover(pointer, board) : NOTHING_SHOWN;
  }

  /** Tells the user something, until the next press. */
  say(message: string | null): void {
    this.state.setState({ message });
  }

  /** What tools see of the board: one object as long as nothing of it changes. */
  board(): ToolBoard | null {
    const { session, document } = this.#store.getState();
    const known = this.#boardOf;
    const isSame =
      known?.document === document &&
      known.session.schematic === session.schematic &&
      known.session.pose === session.pose &&
      known.session.kind === session.kind &&
      known.session.lasso === session.lasso &&
      known.session.selection === session.selection;
    if (!isSame) {
      this.#boardOf = { session, document };
      this.#board = schematicToolBoard(this.#boardOf);
    }
    return this.#board;
  }

  /** What goes on, unless something else has ended its gesture: Escape, an undo, a step to another schematic. */
  #current(): Running | null {
    const running = this.#running;
    if (running && this.#store.getState().session.schematic !== running.schematic) {
      this.#end(running);
      running.endGesture();
      return null;
    }
    if (running && this.#store.getState().gesture?.key !== running.gesture) {
      this.#end(running);
      this.#restoreSelection(running);
      return null;
    }
    return running;
  }

  /** Leaves its gesture to the caller. */
  #end({ endUnderWay }: Running): void {
    this.#running = null;
    this.state.setState({ preview: null });
    endUnderWay();
  }

  /** What was selected at the press, when that is taken back: the hexes are equal, but new. */
  #restoreSelection({ selection }: Running): void {
    const { session, document } = this.#store.getState();
    const hexes = selection && document.schematics[selection.schematic]?.hexes;
    if (hexes || session.selection)
      setSession(this.#store, { selection: hexes ? { ...selection, hexes } : null });
  }

  #go(running: Running): void {
    this.#running = running;
    this.#do(running.stroke.actions);
    if (this.#running) this.state.setState({ preview: running.stroke.preview });
  }

  #do(actions: readonly ToolAction[]): void {
    for (const action of actions) {
      const message = this.#act(action);
      if (message !== null) this.say(message);
    }
  }

  /** @returns why it cannot be, in words */
  #act(action: ToolAction): string | null {
    const { session, document } = this.#store.getState();
    const id = session.schematic;
    if (id === null) return null;
    switch (action.kind) {
      case 'paint': {
        const own = action.segments.map((segment) => unposeSegment(segment, session.pose));
        const problem = action.value === null ? null : paintObstacles(document, id, own);
        if (problem !== null) return problem;
        editByPatches(this.#store, 'Paint', (now) => paintChange(now, id, own, action.value));
        return null;
      }
      case 'pick':
        if (action.value === null) return 'Nothing stands here to be picked.';
        setSession(this.#store, {
          kind: action.value,
          tool: session.tool === 'pick' ? session.brush : session.tool,
        });
        return null;
      case 'recenter': {
        const { q, r } = unposeSegment(action.segment, session.pose);
        const problem = centerObstacle(document.schematics[id]!, { q, r });
        if (problem !== null) return problem;
        if (q === 0 && r === 0) return null;
        edit(this.#store, 'Move center', (draft) => recenter(draft, id, { q, r }));
        this.#recentered(onBoard({ q, r }, session.pose));
        return null;
      }
      case 'select': {
        setSession(this.#store, { selection: this.#selected(action.segments, action.change, id) });
        return null;
      }
      case 'move':
        return moveSelection(this.#store, action.by);
      case 'say':
        return action.message;
    }
  }

  #selected(seen: readonly Segment[], change: 'replace' | 'add' | 'subtract', id: string): Selection | null {
    const state = this.#store.getState();
    const { pose } = state.session;
    const { hexes } = state.document.schematics[id]!;
    const own = new Map(
      seen.map((segment) => unposeSegment(segment, pose)).map((one) => [segmentKey(one), one]),
    );
    const before = currentSelection(state);
    if (change === 'add') for (const one of before?.segments ?? []) own.set(segmentKey(one), one);
    if (change !== 'subtract') return selectionOf(id, hexes, [...own.values()]);
    return selectionOf(id, hexes, before?.segments.filter((one) => !own.has(segmentKey(one))) ?? []);
  }
}

/** How far apart on the board a pose puts two hexes that lie this far apart. */
function onBoard({ q, r }: Hex, pose: Pose): Hex {
  const from = poseSegment({ q: 0, r: 0, k: 0 }, pose);
  const to = poseSegment({ q, r, k: 0 }, pose);
  return { q: to.q - from.q, r: to.r - from.r };
}
