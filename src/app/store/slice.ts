import type { Document } from '../document/document.ts';

/** The parts of the app's state that are never undone and never saved, by the ids of their slices. */
export type Slices = Readonly<Record<string, object>>;

/** A store that holds slices. */
interface SliceStore {
  getState(): { readonly slices: Slices };
  setState(part: { readonly slices: Slices }): void;
}

/** A feature's own part of the session: a dialog that is open, a tool, a list that is narrowed. */
export interface Slice<State extends object> {
  readonly id: string;
  /** The part as it stands now. */
  readonly of: (state: { readonly slices: Slices }) => State;
  /** The slices with some of its fields changed; the same object when they are as given. */
  readonly in: (slices: Slices, part: Partial<State>) => Slices;
  /** Changes some of its fields; nothing when they are as given. */
  readonly set: (store: SliceStore, part: Partial<State>) => void;
}

/**
 * Adapts a slice to a document: returns a state that names nothing which the document does not hold, the same object
 * when it is one.
 *
 * @param before the document that the state was made for
 */
export type Check<State> = (state: State, document: Document, before: Document) => State;

const checks = new Map<string, Check<object>>();

/**
 * Declares a slice.
 *
 * @param id names it in the state; no other slice has it
 * @param initial its state until it is set
 * @throws RangeError when another slice has the id
 */
export function createSlice<State extends object>(
  id: string,
  initial: State,
  check?: Check<State>,
): Slice<State> {
  if (checks.has(id)) throw new RangeError(`two slices are called ${id}`);
  checks.set(id, (state, document, before) => check?.(state as State, document, before) ?? state);
  const of = ({ slices }: { readonly slices: Slices }): State => (slices[id] as State | undefined) ?? initial;
  const changed = (slices: Slices, part: Partial<State>): Slices => {
    const state = of({ slices });
    const isSame = Object.entries(part).every(([key, value]) => Object.is(value, state[key as keyof State]));
    return isSame ? slices : { ...slices, [id]: { ...state, ...part } };
  };
  return {
    id,
    of,
    in: changed,
    set(store, part) {
      const { slices } = store.getState();
      const next = changed(slices, part);
      if (next !== slices) store.setState({ slices: next });
    },
  };
}

/** All slices that were set, adapted to a document; the same object when none had to be. */
export function checkSlices(slices: Slices, document: Document, before: Document): Slices {
  let checked: Record<string, object> | null = null;
  for (const [id, state] of Object.entries(slices)) {
    const next = checks.get(id)?.(state, document, before) ?? state;
    if (next !== state) (checked ??= { ...slices })[id] = next;
  }
  return checked ?? slices;
}
