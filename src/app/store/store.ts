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

/** Edits under way that become one step: a stroke of the brush, a visit to a field. */
export interface Gesture {
  /** Tells it from another one with the same label. */
  readonly key: symbol;
  /** What it has done so far. */
  readonly step: Step;
}

export interface AppState {
  readonly document: Document;
  readonly session: Session;
  readonly timeline: Timeline;
  readonly gesture: Gesture | null;
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
    const session = checkSession(state.session, document);
    const { gesture } = state;
    if (gesture) return { document, session, gesture: { ...gesture, step: joinSteps(gesture.step, step) } };
    return { document, session, timeline: record(state.timeline, step) };
  });
}

/**
 * Changes the document as a step of its own, also while a gesture is under way: what a worker brings belongs to no
 * field that happens to have the focus. It must not change what the gesture changes.
 */
export function editApart(store: AppStore, label: string, recipe: Recipe<Document>): void {
  store.setState((state) => {
    const { value: document, step } = change(state.document, label, recipe);
    if (isEmptyStep(step)) return state;
    return {
      document,
      session: checkSession(state.session, document),
      timeline: record(state.timeline, step),
    };
  });
}

/**
 * From here on all edits are one step with this label, until {@link endGesture} or {@link cancelGesture}.
 *
 * @returns what ends this gesture and no other that may have followed it
 */
export function beginGesture(store: AppStore, label: string): () => void {
  endGesture(store);
  const key = Symbol(label);
  store.setState({ gesture: { key, step: { label, patches: [], inverse: [] } } });
  return () => {
    if (store.getState().gesture?.key === key) endGesture(store);
  };
}

export function endGesture(store: AppStore): void {
  store.setState((state) =>
    state.gesture ? { timeline: record(state.timeline, state.gesture.step), gesture: null } : state,
  );
}

/** Takes back what the gesture under way has done; nothing of it is left to undo or redo. */
export function cancelGesture(store: AppStore): void {
  store.setState((state) => {
    if (!state.gesture) return state;
    const past = { past: [state.gesture.step], future: [] };
    const { value: document } = undo(state.document, past);
    return { document, session: checkSession(state.session, document), gesture: null };
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

/** A session that names nothing which the document does not hold; the same object when it is one. */
export function checkSession(session: Session, document: Document): Session {
  const holds = (id: string) => Object.hasOwn(document.schematics, id);
  const { cityTool, schematic, placement } = session;
  const isLost = {
    schematic: schematic === null ? document.order.length > 0 : !holds(schematic),
    ghost: cityTool.kind === 'stamp' && !holds(cityTool.schematic),
    placement: placement !== null && !getChunked(document.city.placements, placement),
  };
  if (!isLost.schematic && !isLost.ghost && !isLost.placement) return session;
  return {
    ...session,
    ...(isLost.schematic && { schematic: document.order[0] ?? null }),
    ...(isLost.ghost && { cityTool: { kind: 'select' } }),
    ...(isLost.placement && { placement: null }),
  };
}
