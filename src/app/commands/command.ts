import type { AppState, AppStore } from '../store/store.ts';
import type { Workspace } from '../store/session.ts';
import type { BoardView } from '../board/board-view.ts';

/** What a command works on. */
export interface CommandContext {
  readonly store: AppStore;
  /** How the board on screen is looked at. */
  readonly board: BoardView | null;
}

/** Something that a user can do, wherever it is offered: button, menu, key. */
export interface Command {
  readonly id: string;
  /** In the imperative, as menus say it. */
  readonly name: string;
  /** Keys that run it: `mod` is Control, on a Mac Command. */
  readonly keys: readonly string[];
  /** What a list of shortcuts says instead of all its keys. */
  readonly keysInShort?: string;
  /** Where it can be run; everywhere when absent. */
  readonly workspace?: Workspace;
  /** Whether it can be run now; always when absent. */
  readonly enabled?: (state: AppState) => boolean;
  /** `key` is the one of its keys that was pressed, if one was. */
  readonly run: (context: CommandContext, key?: string) => void;
}

/** What of a press of a key counts. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** A key press as the table writes it: `mod+shift+z`, `r`, `delete`. */
export function keyOf(event: KeyPress): string {
  const key = event.key === ' ' ? 'space' : event.key.toLowerCase();
  const parts = [];
  if (event.ctrlKey || event.metaKey) parts.push('mod');
  if (event.altKey) parts.push('alt');
  // Shift is part of the character where there is one: `+` and `?` need it on some keyboards only.
  if (event.shiftKey && (key.length > 1 || /[a-z]/.test(key))) parts.push('shift');
  return [...parts, key].join('+');
}

/** The command that a key press runs here and now. */
export function commandFor(
  commands: readonly Command[],
  event: KeyPress,
  state: AppState,
): Command | undefined {
  const key = keyOf(event);
  return commands.find((command) => command.keys.includes(key) && isEnabled(command, state));
}

export function isEnabled(command: Command, state: AppState): boolean {
  const here = command.workspace === undefined || command.workspace === state.session.workspace;
  return here && (command.enabled?.(state) ?? true);
}

const KEY_NAMES: Readonly<Record<string, string>> = {
  mod: 'Ctrl',
  shift: 'Shift',
  alt: 'Alt',
  escape: 'Esc',
  delete: 'Del',
  backspace: 'Backspace',
  enter: 'Enter',
  space: 'Space',
};

/** Keys as people write them: `Ctrl+Shift+Z`. */
export function keyLabel(key: string): string {
  return key
    .split(/\+(?!$)/)
    .map((part) => KEY_NAMES[part] ?? part.toUpperCase())
    .join('+');
}
