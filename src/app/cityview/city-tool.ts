import type { Document } from '../document/document.ts';
import type { AppState, AppStore } from '../store/store.ts';
import { createSlice } from '../store/slice.ts';

/** The tool of the city that is in hand, with its own state. */
interface InHand {
  readonly id: string;
  readonly state: object;
}

const NOTHING_HELD: InHand = { id: 'select', state: {} };

const checks = new Map<string, (state: object, document: Document) => boolean>();

const slice = createSlice<InHand>('city-tool', NOTHING_HELD, (held, document) =>
  (checks.get(held.id)?.(held.state, document) ?? true) ? held : NOTHING_HELD,
);

/** A tool of the city as the session knows it. */
export interface Held<State extends object> {
  readonly id: string;
  /** The tool's own state while it is in hand; `null` while another tool is. */
  readonly of: (state: Pick<AppState, 'slices'>) => State | null;
  /** Takes the tool in hand, or changes its state. */
  readonly take: (store: AppStore, state: State) => void;
}

/**
 * Declares a tool of the city.
 *
 * @param isHeld whether the state names only what a document holds; else the tool is put down
 */
export function holdable<State extends object = object>(
  id: string,
  isHeld?: (state: State, document: Document) => boolean,
): Held<State> {
  if (isHeld) checks.set(id, (state, document) => isHeld(state as State, document));
  return {
    id,
    of(state) {
      const held = slice.of(state);
      return held.id === id ? (held.state as State) : null;
    },
    take: (store, state) => slice.set(store, { id, state }),
  };
}

/** Id of the tool that is in hand. */
export function heldTool(state: Pick<AppState, 'slices'>): string {
  return slice.of(state).id;
}

/** Puts down what is in hand: Select is the tool then. */
export function putDown(store: AppStore): void {
  slice.set(store, NOTHING_HELD);
}

/** Whether Select is in hand: a click selects, and the arrows move what is selected. */
export function isSelecting(state: Pick<AppState, 'slices'>): boolean {
  return heldTool(state) === NOTHING_HELD.id;
}

/** The tool that only moves the view. */
export const panning = holdable('pan');
