import { isKey } from '../kit/keys.ts';
import { boundKeys, isRebindable, keysChosenFor, meet, type KeyChanges } from './bindings.ts';
import type { Command } from './command.ts';
import { refusalOf } from './reserved-keys.ts';

type Commands = readonly Command[];

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
  if (!isKey(key) || refusalOf(command, key) !== null)
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
    if (other.id !== command.id && meet(other, command) && keysChosenFor(other, changes)?.includes(key))
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
    refusalOf(other, replaced) === null &&
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
    const chosen = keysChosenFor(other, changes);
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
