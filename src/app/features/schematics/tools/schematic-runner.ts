import type { Hex } from '../../../../engine/hex/hex.ts';
import { poseSegment, type Pose } from '../../../../engine/schematic/pose.ts';
import { unposeSegment } from '../../../../engine/schematic/unpose.ts';
import { segmentKey, type Segment } from '../../../../engine/segment/segment.ts';
import { edit, editByPatches, setSession, type AppState, type AppStore } from '../../../store/store.ts';
import type { ToolPointer } from '../../../board/tools/tool.ts';
import { ToolRunner, type Bench } from '../../../board/tools/tool-runner.ts';
import { labelIn } from '../step-label.ts';
import { centerObstacle, paintChange, paintObstacles, recenter } from '../painting.ts';
import { selectionOf, type Selection } from '../selection/selection.ts';
import { currentSelection, moveSelection } from '../selection/selection-edits.ts';
import { askChange, askObstacle } from '../around-painting.ts';
import { asksAround, schematicToolBoard } from './schematic-tool-board.ts';
import { TOOLS } from './tools.ts';
import type { Preview, Tool, ToolAction, ToolBoard } from './schematic-tool.ts';
import { aroundHand } from '../../../board/tools/around-hand.ts';
import { schematicHand } from '../../../board/tools/schematic-hand.ts';
import { selected } from '../selection/selected.ts';
import { drawnBand } from '../../../board/tools/lasso.ts';
import { symmetryInHand } from '../symmetry/symmetry.ts';
import { schematicPose } from '../../../store/schematic-pose.ts';
import * as words from '../words.ts';

export type SchematicRunner = ToolRunner<ToolBoard, ToolAction, Preview>;

/**
 * Runs the tools of the schematic editor over a store.
 *
 * @param recentered told where the new center lay on the board: from there all has moved to hex (0, 0)
 */
export function schematicRunner(store: AppStore, recentered: (by: Hex) => void = () => {}): SchematicRunner {
  return new ToolRunner(store, new SchematicBench(store, recentered));
}

/** The schematic on the board, for its tools. */
class SchematicBench implements Bench<ToolBoard, ToolAction, Preview> {
  readonly #store: AppStore;
  readonly #recentered: (by: Hex) => void;
  #board: ToolBoard | null = null;
  #boardOf: AppState | null = null;

  constructor(store: AppStore, recentered: (by: Hex) => void) {
    this.#store = store;
    this.#recentered = recentered;
  }

  toolFor(pointer: ToolPointer): Tool {
    if (pointer.isEraser) return TOOLS.erase;
    const tool = this.menuTool();
    const instead = tool.instead?.(pointer);
    return instead ? TOOLS[instead] : tool;
  }

  menuTool(): Tool {
    return TOOLS[schematicHand.of(this.#store.getState()).tool];
  }

  stepLabel(label: string): string {
    const { document, session } = this.#store.getState();
    return labelIn(label, document, session.schematic);
  }

  work(): string | null {
    return this.#store.getState().session.schematic;
  }

  /** Restores the selection: when its step is taken back, the hexes are equal, but new. */
  remember(): () => void {
    const selection = currentSelection(this.#store.getState());
    return () => {
      const state = this.#store.getState();
      const hexes = selection && state.document.schematics[selection.schematic]?.hexes;
      if (hexes || selected.of(state).selection)
        selected.set(this.#store, { selection: hexes ? { ...selection, hexes } : null });
    };
  }

  /** The board as tools see it: one object as long as nothing of it changes. */
  board(): ToolBoard | null {
    const state = this.#store.getState();
    const { session, document } = state;
    const known = this.#boardOf;
    const isSame =
      known?.document === document &&
      known.session.schematic === session.schematic &&
      schematicPose.of(known) === schematicPose.of(state) &&
      known.session.kind === session.kind &&
      aroundHand.of(known) === aroundHand.of(state) &&
      schematicHand.of(known) === schematicHand.of(state) &&
      symmetryInHand.of(known) === symmetryInHand.of(state) &&
      drawnBand.of(known).lasso === drawnBand.of(state).lasso &&
      selected.of(known) === selected.of(state);
    if (!isSame) {
      this.#boardOf = state;
      this.#board = schematicToolBoard(state);
    }
    return this.#board;
  }

  perform(action: ToolAction): string | null {
    const state = this.#store.getState();
    const { session, document } = state;
    const { pose } = schematicPose.of(state);
    const id = session.schematic;
    if (id === null) return null;
    switch (action.kind) {
      case 'ask':
        return this.#ask(id, action.segments, action.wish);
      case 'paint': {
        if (asksAround(state)) return this.#ask(id, action.segments, action.value);
        const own = action.segments.map((segment) => unposeSegment(segment, pose));
        const problem = action.value === null ? null : paintObstacles(document, id, own);
        if (problem !== null) return problem;
        editByPatches(this.#store, words.paint, (now) => paintChange(now, id, own, action.value));
        return null;
      }
      case 'pick': {
        if (action.value === null) return words.nothingToPick;
        if (asksAround(state)) aroundHand.set(this.#store, { wish: action.value });
        else setSession(this.#store, { kind: action.value });
        const { tool, brush } = schematicHand.of(this.#store.getState());
        if (tool === 'pick') schematicHand.set(this.#store, { tool: brush });
        return null;
      }
      case 'recenter': {
        const { q, r } = unposeSegment(action.segment, pose);
        const problem = centerObstacle(document.schematics[id]!, { q, r });
        if (problem !== null) return problem;
        if (q === 0 && r === 0) return null;
        edit(this.#store, words.moveCenter, (draft) => recenter(draft, id, { q, r }));
        this.#recentered(onBoard({ q, r }, pose));
        return null;
      }
      case 'select': {
        selected.set(this.#store, { selection: this.#selected(action.segments, action.change, id) });
        return null;
      }
      case 'move':
        return moveSelection(this.#store, action.by);
      case 'say':
        return action.message;
    }
  }

  #ask(id: string, seen: readonly Segment[], wish: string | null): string | null {
    const state = this.#store.getState();
    const { pose } = schematicPose.of(state);
    const own = seen.map((segment) => unposeSegment(segment, pose));
    const problem = wish === null ? null : askObstacle(state.document.schematics[id]!, own);
    if (problem !== null) return problem;
    editByPatches(this.#store, words.ask, ({ schematics }) => askChange(schematics[id]!, own, wish));
    return null;
  }

  #selected(seen: readonly Segment[], change: 'replace' | 'add' | 'subtract', id: string): Selection | null {
    const state = this.#store.getState();
    const { pose } = schematicPose.of(state);
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
