import type { Draft } from 'immer';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Placement } from '../../engine/schematic/placement.ts';
import { editChunks, type ChunkEdits } from '../document/chunked.ts';
import type { Document } from '../document/document.ts';
import type { Patch } from '../document/patch.ts';
import { applyPatches } from '../document/patches.ts';
import { withOpen } from './schematic-pose.ts';
import { startSession, type Session } from './session.ts';
import { checkSlices, type Slices } from './slice.ts';
import {
  addPart,
  change,
  joinParts,
  makeStep,
  type Changed,
  type Parts,
  type Recipe,
  type Step,
  type Change,
} from '../document/step.ts';
import { goTo, Timeline } from '../document/timeline.ts';

/** Edits under way that become one step: a stroke of the brush, a visit to a field. */
export interface Gesture {
  /** Tells it from another one with the same label. */
  readonly key: symbol;
  readonly label: string;
  /** The parts of the step that the gesture has made so far; `null` for none. */
  readonly parts: Parts | null;
}

/** Something that goes on and makes no step before it is done: a drag, a proposal that waits for an answer. */
export interface UnderWay {
  /** Tells it from another one with the same label. */
  readonly key: symbol;
  /** The label of the activity where it can be canceled, like that of a step. */
  readonly label: string;
  /** Ends it as if it had not been. */
  readonly callOff: () => void;
}

/** An edit with the documents around it, so that nobody takes its patches for those of another. */
interface LastEdit {
  readonly before: Document;
  readonly after: Document;
  readonly patches: readonly Patch[];
}

export interface AppState {
  readonly document: Document;
  /** The edit that came last; see {@link patchesSince}. */
  readonly lastEdit: LastEdit | null;
  readonly session: Session;
  readonly slices: Slices;
  readonly timeline: Timeline;
  readonly gesture: Gesture | null;
  /** The step that undo or redo could not take, because it is damaged; `null` for none. */
  readonly stuckStep: Step | null;
  /** Activities that undo cancels before it takes a step back, the latest last; see `beginUnderWay`. */
  readonly underWay: readonly UnderWay[];
}

export type AppStore = StoreApi<AppState>;

export function createAppStore(document: Document): AppStore {
  return createStore<AppState>(() => ({
    document,
    lastEdit: null,
    session: startSession(document.order[0] ?? null, document.kinds[0]?.id ?? ''),
    slices: {},
    timeline: Timeline.empty,
    gesture: null,
    stuckStep: null,
    underWay: [],
  }));
}

/** Changes the document as one undoable step, or as part of the gesture that is under way. */
export function edit(store: AppStore, label: string, recipe: Recipe<Document>): void {
  put(store, label, (document) => change(document, recipe));
}

/** Like {@link edit}, by patches that are known: immer copies large records far more slowly. */
export function editByPatches(store: AppStore, label: string, make: (document: Document) => Change): void {
  put(store, label, (document) => {
    const change = make(document);
    return change.patches.length === 0 ? null : { value: applyPatches(document, change.patches), change };
  });
}

/** Changes what else there is to change, and says what becomes of placements; it sees those as they were. */
export type PlacementsRecipe = (draft: Draft<Document>) => ChunkEdits<Placement>;

/** Like {@link edit}, for many placements at once, of which immer would make a draft each. */
export function editPlacements(store: AppStore, label: string, recipe: PlacementsRecipe): void {
  put(store, label, (document) => {
    let edits: ChunkEdits<Placement> = {};
    const rest = change(document, (draft) => {
      edits = recipe(draft);
      takeFromWalls(draft, edits.removed ?? []);
    });
    const { patches, inverse } = editChunks(document.city.placements, ['city', 'placements'], edits);
    if (patches.length === 0) return rest;
    const value = applyPatches(rest?.value ?? document, patches);
    if (!rest) return { value, change: { patches, inverse } };
    return {
      value,
      change: {
        patches: [...rest.change.patches, ...patches],
        inverse: [...inverse, ...rest.change.inverse],
      },
    };
  });
}

/** Takes placements out of the walls of the city; a wall of which nothing is left is none any more. */
function takeFromWalls({ city }: Draft<Document>, removed: readonly number[]): void {
  if (!city.walls || removed.length === 0) return;
  const gone = new Set(removed);
  if (!city.walls.some(({ placements }) => placements.some((id) => gone.has(id)))) return;
  const stands = (id: number) => !gone.has(id);
  const left = city.walls.map(({ placements, gates, water }) => ({
    placements: placements.filter(stands),
    gates: gates.filter(stands),
    water,
  }));
  city.walls = left.filter(({ placements }) => placements.length > 0);
  if (city.walls.length === 0) delete city.walls;
}

/** The patches that made the document of a state from the one before; `null` where it came otherwise, as by undo. */
export function patchesSince(before: AppState, { document, lastEdit }: AppState): readonly Patch[] | null {
  if (document === before.document) return [];
  return lastEdit?.before === before.document && lastEdit.after === document ? lastEdit.patches : null;
}

/**
 * Whether a state came from the one before by a walk through the history: by undo, redo, or a jump, or because another
 * work was opened. What follows the document by itself may show it then, and records nothing.
 */
export function isWalk(before: AppState, state: AppState): boolean {
  return state.timeline !== before.timeline && patchesSince(before, state) === null;
}

/** The parts of a state that a change of the document concerns: the rest names nothing that the document does not hold. */
function withDocument(
  { document: before, session, slices }: AppState,
  document: Document,
  patches: readonly Patch[] | null = null,
): Pick<AppState, 'document' | 'lastEdit' | 'session' | 'slices'> {
  return {
    document,
    lastEdit: patches && { before, after: document, patches },
    session: checkSession(session, document, before),
    slices: checkSlices(slices, document, before),
  };
}

/** The schematic that was open when a step took it away: it is open again when that is undone. */
const openBefore = new WeakMap<Step, string>();

function put(store: AppStore, label: string, make: (document: Document) => Changed<Document> | null): void {
  store.setState((state) => {
    const changed = make(state.document);
    if (!changed) return state;
    const document = changed.value;
    const next = withDocument(state, document, changed.change.patches);
    const { gesture } = state;
    if (gesture) return { ...next, gesture: { ...gesture, parts: addPart(gesture.parts, changed.change) } };
    const step = makeStep(label, changed.change);
    const { schematic } = state.session;
    if (schematic !== null && schematic !== next.session.schematic) openBefore.set(step, schematic);
    return { ...next, timeline: state.timeline.record(step) };
  });
}

/**
 * Changes the document as a step of its own, also while a gesture is under way: what a worker brings belongs to no
 * field that happens to have the focus. It must not change what the gesture changes.
 */
export function editApart(store: AppStore, label: string, recipe: Recipe<Document>): void {
  store.setState((state) => {
    const changed = change(state.document, recipe);
    if (!changed) return state;
    return {
      ...withDocument(state, changed.value, changed.change.patches),
      timeline: state.timeline.record(makeStep(label, changed.change)),
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
  store.setState({ gesture: { key, label, parts: null } });
  return () => {
    if (store.getState().gesture?.key === key) endGesture(store);
  };
}

const gestureSteps = new WeakMap<Gesture, Step>();

/** The step that a gesture has made so far, the same object each time; `null` for none. */
export function gestureStep(gesture: Gesture): Step | null {
  const { label, parts } = gesture;
  if (!parts) return null;
  let step = gestureSteps.get(gesture);
  if (!step) gestureSteps.set(gesture, (step = makeStep(label, joinParts(parts))));
  return step;
}

/** Gives the gesture with a key another label, if it is still under way. */
export function labelGesture(store: AppStore, key: symbol, label: string): void {
  const { gesture } = store.getState();
  if (gesture?.key === key && gesture.label !== label) store.setState({ gesture: { ...gesture, label } });
}

export function endGesture(store: AppStore): void {
  store.setState(({ gesture, timeline }) => {
    const step = gesture && gestureStep(gesture);
    return { timeline: step ? timeline.record(step) : timeline, gesture: null };
  });
}

/** Takes back what the gesture under way has done; nothing of it is left to undo or redo. */
export function cancelGesture(store: AppStore): void {
  store.setState((state) => {
    if (!state.gesture) return state;
    const document = applyPatches(state.document, joinParts(state.gesture.parts).inverse);
    return { ...withDocument(state, document), gesture: null };
  });
}

/** Whether there is anything to undo: a step, what the gesture under way has done, or what can be called off. */
export function canUndo({ timeline, gesture, underWay }: AppState): boolean {
  return timeline.last !== undefined || (gesture?.parts ?? null) !== null || underWay.length > 0;
}

/** Whether there is anything to redo: nothing once the gesture under way has done something. */
export function canRedo({ timeline, gesture }: AppState): boolean {
  return timeline.next !== undefined && (gesture?.parts ?? null) === null;
}

/**
 * Calls off what has begun last of all that is under way.
 *
 * @returns whether anything was
 */
export function callOffLast(store: AppStore): boolean {
  const last = store.getState().underWay.at(-1);
  if (!last) return false;
  store.setState(({ underWay }) => ({ underWay: underWay.filter((one) => one !== last) }));
  last.callOff();
  return true;
}

export function undoStep(store: AppStore): void {
  endGesture(store);
  goToStep(store, store.getState().timeline.position - 1);
}

export function redoStep(store: AppStore): void {
  endGesture(store);
  goToStep(store, store.getState().timeline.position + 1);
}

/**
 * Undoes or redoes until so many steps are done, counted from the first ever; as far as the history goes. A damaged step
 * ends it: the document stands before it then, the history is whole, and {@link AppState.stuckStep} tells of the step.
 * Whatever is under way is called off: what it would record later would come in place of the steps ahead.
 */
export function goToStep(store: AppStore, position: number): void {
  endGesture(store);
  while (callOffLast(store));
  try {
    move(store, position);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    stepByStep(store, position);
  }
}

/** @throws RangeError when a step on the way is damaged; nothing is changed then */
function move(store: AppStore, position: number): void {
  store.setState((state) => {
    const { value: document, timeline } = goTo(state.document, state.timeline, position);
    const next = withDocument(state, document);
    const undone = state.timeline.slice(timeline.position, state.timeline.position);
    return { ...openAgain(next, undone), timeline };
  });
}

function stepByStep(store: AppStore, position: number): void {
  for (;;) {
    const { timeline } = store.getState();
    const isBack = position < timeline.position;
    const step = isBack ? timeline.last : timeline.next;
    if (!step || position === timeline.position) return;
    try {
      move(store, timeline.position + (isBack ? -1 : 1));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      // Another object each time, so that it is told again.
      return store.setState({ stuckStep: { ...step } });
    }
  }
}

/** The state with the schematic open that was open before these steps, if one of them took it away. */
function openAgain(state: ReturnType<typeof withDocument>, undone: readonly Step[]): typeof state {
  const { document, session } = state;
  const id = undone.map((step) => openBefore.get(step)).find((known) => known !== undefined);
  if (id === undefined || id === session.schematic || !Object.hasOwn(document.schematics, id)) return state;
  return { ...state, ...withOpen(state, id) };
}

export function setSession(store: AppStore, part: Partial<Session>): void {
  store.setState((state) => ({ session: { ...state.session, ...part } }));
}

/**
 * A session that names nothing which the document does not hold; the same object when it is one.
 *
 * @param before the document that the session is of
 */
export function checkSession(session: Session, document: Document, before: Document = document): Session {
  const holds = (id: string) => Object.hasOwn(document.schematics, id);
  const { schematic, kind } = session;
  const isLost = {
    schematic: schematic === null ? document.order.length > 0 : !holds(schematic),
    kind: !document.kinds.some(({ id }) => id === kind),
  };
  if (!isLost.schematic && !isLost.kind) return session;
  return {
    ...session,
    ...(isLost.schematic && { schematic: inItsPlace(schematic, before.order, document.order) }),
    ...(isLost.kind && { kind: document.kinds[0]?.id ?? '' }),
  };
}

/** The schematic to open when another is gone: the one in its place, or else the one before. */
function inItsPlace(gone: string | null, before: readonly string[], now: readonly string[]): string | null {
  const index = gone === null ? 0 : before.indexOf(gone);
  const at = before.length === now.length ? index : index - 1;
  return now[Math.max(0, Math.min(at, now.length - 1))] ?? null;
}
