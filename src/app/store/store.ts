import { createStore, type StoreApi } from 'zustand/vanilla';
import { getChunked } from './chunked.ts';
import type { Document } from './document.ts';
import { startSession, type Session } from './session.ts';
import {
  change,
  EMPTY_TIMELINE,
  isEmptyStep,
  joinSteps,
  record,
  redo,
  undo,
  type Recipe,
  type Step,
  type Timeline,
} from './timeline.ts';

export interface AppState {
  readonly document: Document;
  readonly session: Session;
  readonly timeline: Timeline;
  /** The step that a gesture under way has made so far. */
  readonly gesture: Step | null;
}

export type AppStore = StoreApi<AppState>;

export function createAppStore(document: Document): AppStore {
  return createStore<AppState>(() => ({
    document,
    session: startSession(document.order[0] ?? null, document.kinds[0]?.id ?? ''),
    timeline: EMPTY_TIMELINE,
    gesture: null,
  }));
}

/** Changes the document as one undoable step, or as part of the gesture that is under way. */
export function edit(store: AppStore, label: string, recipe: Recipe<Document>): void {
  store.setState((state) => {
    const { value: document, step } = change(state.document, label, recipe);
    if (isEmptyStep(step)) return state;
    if (state.gesture) return { document, gesture: joinSteps(state.gesture, step) };
    return { document, timeline: record(state.timeline, step) };
  });
}

/** From here on all edits are one step with this label, until {@link endGesture} or {@link cancelGesture}. */
export function beginGesture(store: AppStore, label: string): void {
  endGesture(store);
  store.setState({ gesture: { label, patches: [], inverse: [] } });
}

export function endGesture(store: AppStore): void {
  store.setState((state) =>
    state.gesture ? { timeline: record(state.timeline, state.gesture), gesture: null } : state,
  );
}

/** Takes back what the gesture under way has done; nothing of it is left to undo or redo. */
export function cancelGesture(store: AppStore): void {
  store.setState((state) => {
    if (!state.gesture) return state;
    const past = { past: [state.gesture], future: [] };
    return { document: undo(state.document, past).value, gesture: null };
  });
}

export function undoStep(store: AppStore): void {
  endGesture(store);
  store.setState((state) => {
    const { value: document, timeline } = undo(state.document, state.timeline);
    return { document, timeline, session: checkSession(state.session, document) };
  });
}

export function redoStep(store: AppStore): void {
  endGesture(store);
  store.setState((state) => {
    const { value: document, timeline } = redo(state.document, state.timeline);
    return { document, timeline, session: checkSession(state.session, document) };
  });
}

export function setSession(store: AppStore, part: Partial<Session>): void {
  store.setState((state) => ({ session: { ...state.session, ...part } }));
}

/** A session that names nothing which the document no longer holds. */
export function checkSession(session: Session, document: Document): Session {
  const holds = (id: string | null) => id !== null && Object.hasOwn(document.schematics, id);
  const { cityTool, schematic, placement } = session;
  return {
    ...session,
    schematic: holds(schematic) ? schematic : (document.order[0] ?? null),
    cityTool: cityTool.kind === 'stamp' && !holds(cityTool.schematic) ? { kind: 'select' } : cityTool,
    placement: placement !== null && getChunked(document.city.placements, placement) ? placement : null,
  };
}
