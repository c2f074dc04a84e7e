import type { Document, SchematicDocument } from '../../document/document.ts';
import { createSlice } from '../../store/slice.ts';
import type { AppState, AppStore } from '../../store/store.ts';

/** Number of kinds that digits take in hand, from 1 on. */
const DIGITS = 9;

/** The kinds that the digits take in hand while one schematic is open. */
interface KindDigits {
  /** Id of the open schematic; `null` for none. */
  readonly schematic: string | null;
  /** Ids of all kinds of the palette, in its order. */
  readonly kinds: readonly string[];
  /** Ids of at most nine kinds: the first has the digit 1. */
  readonly digits: readonly string[];
}

const kindDigits = createSlice<KindDigits>('kind-digits', { schematic: null, kinds: [], digits: [] });

/** The ids of the kinds with digits, the first with 1; the same object as long as they are the same. */
export function digitKinds(state: AppState): readonly string[] {
  return digitsOf(kindDigits.of(state), state).digits;
}

/** Keeps the digits as they are now, so that they stay with their kinds while the schematic is painted. */
export function keepDigits(store: AppStore): void {
  kindDigits.set(store, digitsOf(kindDigits.of(store.getState()), store.getState()));
}

/** The reason for the digit of a kind. */
export type DigitReason = 'schematic' | 'library' | 'palette';

/** The reason for which a kind has a digit. */
export function digitReason({ document, session }: AppState, kind: string): DigitReason {
  if (usedIn(document, session.schematic).has(kind)) return 'schematic';
  return document.order.some((id) => usedIn(document, id).has(kind)) ? 'library' : 'palette';
}

let last: { readonly before: KindDigits; readonly state: AppState; readonly after: KindDigits } | undefined;

function digitsOf(before: KindDigits, state: AppState): KindDigits {
  const isSame =
    last !== undefined &&
    (last.before === before || last.after === before) &&
    last.state.document === state.document &&
    last.state.session.schematic === state.session.schematic;
  if (!isSame) last = { before, state, after: digitsAfter(before, state) };
  return last!.after;
}

/**
 * The digits after a change. A schematic that is opened, and a palette in another order, hand them out anew: first to
 * the kinds that the schematic uses, then to those that the library uses, then to the others, each in the order of the
 * palette. From then on a kind keeps its digit, whatever is painted; a kind that is new gets one that is left.
 */
function digitsAfter(before: KindDigits, { document, session }: AppState): KindDigits {
  const kinds = document.kinds.map(({ id }) => id);
  const { schematic } = session;
  const known = new Set(before.kinds);
  const isKept =
    before.schematic === schematic &&
    before.digits.length > 0 &&
    isSameList(
      kinds.filter((id) => known.has(id)),
      before.kinds,
    );
  if (!isKept) return { schematic, kinds, digits: firstDigits(document, kinds, usedIn(document, schematic)) };
  const others = kinds.filter((kind) => !before.digits.includes(kind));
  const digits = [...before.digits, ...others].slice(0, DIGITS);
  const isUnchanged = isSameList(digits, before.digits) && isSameList(kinds, before.kinds);
  return isUnchanged ? before : { schematic, kinds, digits };
}

function firstDigits(document: Document, kinds: readonly string[], used: ReadonlySet<string>): string[] {
  const digits = kinds.filter((kind) => used.has(kind));
  const wants = new Set(kinds.filter((kind) => !used.has(kind)));
  const inLibrary = new Set<string>();
  for (const id of document.order) {
    if (inLibrary.size === wants.size) break;
    for (const kind of usedIn(document, id)) if (wants.has(kind)) inLibrary.add(kind);
  }
  const others = [...wants];
  return [
    ...digits,
    ...others.filter((kind) => inLibrary.has(kind)),
    ...others.filter((kind) => !inLibrary.has(kind)),
  ].slice(0, DIGITS);
}

const kindsOfSchematic = new WeakMap<SchematicDocument, ReadonlySet<string>>();

/** The kinds that a schematic is painted with; none when there is no such schematic. */
function usedIn({ schematics }: Document, id: string | null): ReadonlySet<string> {
  const schematic = id === null || !Object.hasOwn(schematics, id) ? undefined : schematics[id];
  if (!schematic) return NO_KINDS;
  let used = kindsOfSchematic.get(schematic);
  if (!used) {
    used = new Set(
      Object.values(schematic.hexes).flatMap((segments) => segments.filter((kind) => kind !== null)),
    );
    kindsOfSchematic.set(schematic, used);
  }
  return used;
}

const NO_KINDS: ReadonlySet<string> = new Set();

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index]);
}
