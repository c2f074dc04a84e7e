import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { isRecord, membersOf, type Members } from './members.ts';

/**
 * Everything that the browser keeps of how a user likes the app, by the names of preferences. One for the page:
 * preferences are about the person, not about a document, and are never undone.
 */
export const kept = createStore<Members>()(
  persist((): Members => ({}), {
    name: 'sixfold-preferences',
    version: 1,
    storage: createJSONStorage(() => localStorage),
    // Those of another version are kept, too: each preference reads only what makes sense to it.
    migrate: membersOf,
    merge: membersOf,
  }),
);

/** A choice that the browser keeps. */
export interface Preference<Value> {
  readonly get: () => Value;
  /** @throws DOMException when the browser has no room for it; the value is set all the same until the page goes */
  readonly set: (value: Value) => void;
  /** The value now; the component renders again when it is another. */
  readonly use: () => Value;
  /** @returns what ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Reads a kept value, which another version or anybody may have written.
 *
 * @returns `undefined` for a value that makes no sense
 */
export type Read<Value> = (stored: unknown) => Value | undefined;

const names = new Set<string>();

/**
 * Declares a preference.
 *
 * @param name names it in what the browser keeps; no other preference has it
 * @param initial its value until it is set, and where the kept one makes no sense
 * @throws RangeError when another preference has the name
 */
export function createPreference<Value>(name: string, initial: Value, read: Read<Value>): Preference<Value> {
  if (names.has(name)) throw new RangeError(`two preferences are called ${name}`);
  names.add(name);
  // The same value as long as the same is kept.
  let stored: unknown;
  let value = initial;
  const get = (): Value => {
    const { [name]: now } = kept.getState();
    if (now !== stored) {
      stored = now;
      value = read(now) ?? initial;
    }
    return value;
  };
  return {
    get,
    set: (next) => kept.setState({ [name]: next }),
    use: () => useStore(kept, get),
    subscribe(listener) {
      let last = get();
      return kept.subscribe(() => {
        const next = get();
        if (next === last) return;
        last = next;
        listener();
      });
    },
  };
}

/** Sets all preferences back to their initial values. */
export function forgetPreferences(): void {
  kept.setState({}, true);
}

export const readFlag: Read<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined);

export const readText: Read<string> = (stored) => (typeof stored === 'string' ? stored : undefined);

export function readOneOf<const Text extends string>(options: readonly Text[]): Read<Text> {
  return (stored) => options.find((option) => option === stored);
}

/** Reads a list; items that make no sense are left out. */
export function readListOf<Item>(item: Read<Item>): Read<readonly Item[]> {
  return (stored) =>
    Array.isArray(stored) ? stored.map(item).filter((one): one is Item & {} => one !== undefined) : undefined;
}

/** Reads a record; members that make no sense are left out. */
export function readRecordOf<Item>(item: Read<Item>): Read<Readonly<Record<string, Item>>> {
  return (stored) => {
    if (!isRecord(stored)) return undefined;
    const entries = Object.entries(stored).map(([key, value]) => [key, item(value)] as const);
    return Object.fromEntries(
      entries.filter((entry): entry is [string, Item & {}] => entry[1] !== undefined),
    );
  };
}
