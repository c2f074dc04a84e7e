import { useMemo, useSyncExternalStore } from 'react';
import { chosenKeys } from './key-preference.ts';
import type { AppState } from '../store/store.ts';
import { boundKeys, commandFor, type BoundKeys } from './bindings.ts';
import type { Command } from './command.ts';
import { commandTable, watchCommandTable } from './command-table.ts';
import { useCoarsePointer } from '../kit/coarse-pointer.ts';
import { ariaKey, keyLabel, keyOf, type KeyPress } from '../kit/keys.ts';

const last: { table: readonly Command[]; stored: unknown; bound: BoundKeys | null } = {
  table: [],
  stored: undefined,
  bound: null,
};

/** The keys that the commands have now: their own, and those that the user chose. */
export function currentKeys(): BoundKeys {
  return keysFor(chosenKeys.get());
}

/** Made once as long as nothing is chosen: every button with a tooltip asks. */
function keysFor(stored: unknown): BoundKeys {
  const table = commandTable();
  if (!last.bound || last.stored !== stored || last.table !== table) {
    last.bound = boundKeys(table, stored);
    last.stored = stored;
    last.table = table;
  }
  return last.bound;
}

/** The one of some commands that a press of a key runs here and now; `onBoard` says whether the board has the focus. */
export function commandPressed(
  commands: readonly Command[],
  press: KeyPress,
  state: AppState,
  onBoard: boolean,
): Command | undefined {
  const key = keyOf(press);
  return key === null ? undefined : commandFor(commands, currentKeys(), key, state, onBoard);
}

/** The keys that the commands have now; the component renders again when they are others. */
export function useBoundKeys(): BoundKeys {
  useSyncExternalStore(watchCommandTable, commandTable);
  return keysFor(chosenKeys.use());
}

/**
 * The keys that a command has now; the component renders again when they are others.
 *
 * @param command it, or its id: none are known of that before the table is here; `undefined` for no command
 */
function useKeysOf(command: Command | string | undefined): readonly string[] {
  useSyncExternalStore(watchCommandTable, commandTable);
  const bound = keysFor(chosenKeys.use());
  if (command === undefined) return NO_KEYS;
  if (typeof command === 'string') return bound.get(command) ?? NO_KEYS;
  return bound.get(command.id) ?? command.keys;
}

const NO_KEYS: readonly string[] = [];

/** How a button that runs a command tells its keys. */
export interface KeyHint {
  /** The first of them, as people write it, for a tooltip; absent when it has none, and where a finger points. */
  readonly label?: string;
  /** All of them, for those who cannot see the tooltip. */
  readonly attributes: { readonly 'aria-keyshortcuts'?: string };
}

/** How to tell the keys that a command has now; see {@link useKeysOf}. */
export function useKeyHint(command: Command | string | undefined): KeyHint {
  const keys = useKeysOf(command);
  const isCoarse = useCoarsePointer();
  return useMemo(() => {
    const [first] = keys;
    if (first === undefined) return { attributes: {} };
    return {
      ...(!isCoarse && { label: keyLabel(first) }),
      attributes: { 'aria-keyshortcuts': keys.map((key) => ariaKey(key)).join(' ') },
    };
  }, [keys, isCoarse]);
}
