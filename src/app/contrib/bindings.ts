import type { AppState } from '../store/store.ts';
import { isEnabled, type Command } from './command.ts';
import { isKey } from '../kit/keys.ts';
import { refusalOf } from './reserved-keys.ts';

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
export function keysChosenFor(command: Command, stored: unknown): readonly string[] | undefined {
  if (!isRebindable(command) || typeof stored !== 'object' || stored === null) return undefined;
  if (!Object.hasOwn(stored, command.id)) return undefined;
  const keys: unknown = (stored as Record<string, unknown>)[command.id];
  if (!Array.isArray(keys)) return undefined;
  const usable = keys.filter(
    (key): key is string => typeof key === 'string' && isKey(key) && refusalOf(command, key) === null,
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
    const keys = keysChosenFor(command, stored);
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
