import type { AppState } from '../store/store.ts';
import { isEnabled, type Command } from './command.ts';
import { isKey } from '../kit/keys.ts';
import { keyRefusal } from './reserved-keys.ts';

/*
 * Which keys the commands have. The table gives each its own; a user changes them. What was chosen wins over what
 * the table says, the earlier command over the later one, and nothing is taken from a command whose keys are fixed:
 * so no key is ever that of two commands in one place, whatever is stored.
 */

/** Keys that were chosen, by the command's id: all that it has, instead of its own. */
export type KeyChanges = Readonly<Record<string, readonly string[]>>;

/** The keys that commands have, by their ids. */
export type BoundKeys = ReadonlyMap<string, readonly string[]>;

type Commands = readonly Command[];

/** Whether a user can give it other keys. */
export function isRebindable({ native, fixedKeys }: Command): boolean {
  return !native && fixedKeys === undefined;
}

/** Whether both can be run in one place, so that a key can be that of one of them only. */
export function meet(one: Command, other: Command): boolean {
  if (one.mode !== other.mode) return false;
  return one.workspace === undefined || other.workspace === undefined || one.workspace === other.workspace;
}

/** The keys chosen for a command, as far as what is stored makes sense; `undefined` when none were chosen. */
function chosenKeys(command: Command, stored: unknown): readonly string[] | undefined {
  if (!isRebindable(command) || typeof stored !== 'object' || stored === null) return undefined;
  if (!Object.hasOwn(stored, command.id)) return undefined;
  const keys: unknown = (stored as Record<string, unknown>)[command.id];
  if (!Array.isArray(keys)) return undefined;
  const usable = keys.filter(
    (key): key is string => typeof key === 'string' && isKey(key) && keyRefusal(command, key) === null,
  );
  return [...new Set(usable)];
}

/** @param stored what was kept of {@link KeyChanges}; anything, for a browser keeps what anyone writes */
export function boundKeys(commands: Commands, stored: unknown): BoundKeys {
  const bound = new Map<string, readonly string[]>();
  const holders = new Map<string, Command[]>();
  const bind = (command: Command, keys: readonly string[]) => {
    const free = keys.filter((key) => !holders.get(key)?.some((holder) => meet(holder, command)));
    for (const key of free) holders.set(key, [...(holders.get(key) ?? []), command]);
    bound.set(command.id, free);
  };
  const rest: Command[] = [];
  const chosen: (readonly [Command, readonly string[]])[] = [];
  for (const command of commands) {
    const keys = chosenKeys(command, stored);
    if (!isRebindable(command)) bind(command, command.keys);
    else if (keys) chosen.push([command, keys]);
    else rest.push(command);
  }
  for (const [command, keys] of chosen) bind(command, keys);
  for (const command of rest) bind(command, command.keys);
  return bound;
}

/** The command that a key runs here and now; `onBoard` says whether the board has the focus. */
export function commandFor(
  commands: readonly Command[],
  bound: BoundKeys,
  key: string,
  state: AppState,
  onBoard: boolean,
): Command | undefined {
  const pressed = commands.filter(
    (command) =>
      bound.get(command.id)?.includes(key) &&
      !command.native &&
      (onBoard || !command.onBoard) &&
      isEnabled(command, state),
  );
  // A mode that is under way goes before what can always be done.
  return pressed.find(({ mode }) => mode !== undefined) ?? pressed[0];
}

/** Other commands that have a key where a command would have it. */
export function keyHolders(commands: Commands, stored: unknown, command: Command, key: string): Command[] {
  const bound = boundKeys(commands, stored);
  return commands.filter(
    (other) => other.id !== command.id && meet(other, command) && bound.get(other.id)!.includes(key),
  );
}

function equalKeys(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index]);
}

/**
 * The stored changes of keys without unsound entries; keys of commands that are not known (yet, or no more) are kept.
 */
function changesIn(stored: unknown): Record<string, readonly string[]> {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, readonly string[]] => Array.isArray(entry[1])),
  );
}

function withKeys(changes: KeyChanges, command: Command, keys: readonly string[]): KeyChanges {
  const { [command.id]: _, ...others } = changes;
  return equalKeys(keys, command.keys) ? others : { ...others, [command.id]: keys };
}

/**
 * Gives a command a key, and takes it from those that have it.
 *
 * @param replaced the key of the command that it stands for; `null` when it is one more
 * @throws RangeError for a command or key that cannot be bound
 */
export function bindKey(
  commands: Commands,
  stored: unknown,
  command: Command,
  key: string,
  replaced: string | null,
): KeyChanges {
  if (!isRebindable(command)) throw new RangeError(`the keys of ${command.id} are fixed`);
  if (!isKey(key) || keyRefusal(command, key) !== null)
    throw new RangeError(`${command.id} cannot have the key ${key}`);
  const holders = keyHolders(commands, stored, command, key);
  const fixed = holders.find((holder) => !isRebindable(holder));
  if (fixed) throw new RangeError(`the key ${key} is fixed to ${fixed.id}`);
  const bound = boundKeys(commands, stored);
  const own = bound.get(command.id)!.filter((other) => other !== key || other === replaced);
  const keys = replaced === null ? [...own, key] : own.map((other) => (other === replaced ? key : other));
  let changes: KeyChanges = changesIn(stored);
  // From one with its own keys it is taken by being chosen here, and comes back when this is reset.
  for (const other of commands)
    if (other.id !== command.id && meet(other, command) && chosenKeys(other, changes)?.includes(key))
      changes = withKeys(
        changes,
        other,
        bound.get(other.id)!.filter((kept) => kept !== key),
      );
  return withKeys(changes, command, [...new Set(keys)]);
}

/** Whether another command can have the key that is replaced, in exchange for the one that it gives. */
export function canSwap(
  commands: Commands,
  stored: unknown,
  command: Command,
  replaced: string,
  other: Command,
): boolean {
  return (
    isRebindable(other) &&
    keyRefusal(other, replaced) === null &&
    keyHolders(commands, stored, other, replaced).every(({ id }) => id === command.id)
  );
}

/** Gives a command a key of another one, which gets `replaced` for it; see {@link canSwap}. */
export function swapKey(
  commands: Commands,
  stored: unknown,
  command: Command,
  key: string,
  replaced: string,
  other: Command,
): KeyChanges {
  const keys = boundKeys(commands, stored)
    .get(other.id)!
    .map((own) => (own === key ? replaced : own));
  const taken = bindKey(commands, stored, command, key, replaced);
  return withKeys(taken, other, keys);
}

/** Takes a key from a command. */
export function unbindKey(commands: Commands, stored: unknown, command: Command, key: string): KeyChanges {
  const keys = boundKeys(commands, stored).get(command.id)!;
  return withKeys(
    changesIn(stored),
    command,
    keys.filter((other) => other !== key),
  );
}

/** Gives a command its own keys again. Those that have them meanwhile get theirs for it, as far as they are free. */
export function resetKeys(commands: Commands, stored: unknown, command: Command): KeyChanges {
  const { [command.id]: _, ...others } = changesIn(stored);
  let changes: KeyChanges = others;
  for (const other of commands) {
    const chosen = chosenKeys(other, changes);
    if (other.id === command.id || !chosen || !meet(other, command)) continue;
    const kept = chosen.filter((key) => !command.keys.includes(key));
    if (kept.length === chosen.length) continue;
    const free = other.keys.filter(
      (key) => !kept.includes(key) && keyHolders(commands, changes, other, key).length === 0,
    );
    changes = withKeys(changes, other, inOrderOf(other.keys, [...kept, ...free]));
  }
  return changes;
}

/** Keys in the order that some of them have in a list, the others behind them. */
function inOrderOf(list: readonly string[], keys: readonly string[]): readonly string[] {
  return [...list.filter((key) => keys.includes(key)), ...keys.filter((key) => !list.includes(key))];
}

/** Gives all commands their own keys again. */
export function resetAllKeys(commands: Commands, stored: unknown): KeyChanges {
  const known = new Set(commands.map(({ id }) => id));
  return Object.fromEntries(Object.entries(changesIn(stored)).filter(([id]) => !known.has(id)));
}
