import type { AppState, AppStore } from '../store/store.ts';
import type { Workspace } from '../store/session.ts';
import type { BoardCursor } from '../view/board-cursor.ts';
import type { BoardView } from '../view/board-view.ts';

/** The state and services that a command works on. */
export interface CommandContext {
  readonly store: AppStore;
  /** How the board on screen is looked at. */
  readonly board: BoardView | null;
  /** The keyboard cursor of that board. */
  readonly cursor: BoardCursor | null;
  /** Switches between light and dark colors. */
  readonly switchColors: () => void;
}

/** Something that a user can do, wherever it is offered: button, menu, key. */
export interface Command {
  readonly id: string;
  /** In the imperative, as menus say it. */
  readonly name: string;
  /** Keys that run it as long as the user chose no others: `mod` is Control, on a Mac Command. */
  readonly keys: readonly string[];
  /** Short text for the list of shortcuts in place of all the keys. */
  readonly keysInShort?: string;
  /** Why the user cannot choose other keys for it, in a sentence. */
  readonly fixedKeys?: string;
  /** Words that people may search for and that its name does not say. */
  readonly keywords?: string;
  /** Whether its keys count only while the board has the focus: elsewhere they belong to lists and fields. */
  readonly onBoard?: boolean;
  /** Whether its keys count also while text is typed, if they are no text themselves. */
  readonly inText?: boolean;
  /** Whether it is run again and again while its key is held. */
  readonly repeats?: boolean;
  /** Whether the browser itself acts on its keys, by an event of its own: they are only told. */
  readonly native?: boolean;
  /**
   * The mode in which the command can be run; `enabled` tells whether it is on. The command's keys belong to that mode:
   * they may be those of other commands, which do not have them meanwhile.
   */
  readonly mode?: 'walk' | 'roll';
  /** Where it can be run; everywhere when absent. */
  readonly workspace?: Workspace;
  /** Whether it can be run now; always when absent. */
  readonly enabled?: (state: AppState) => boolean;
  /** Why it cannot be run when it is not enabled: "nothing is selected". */
  readonly lacking?: string;
  /** `key` is the one of its keys that was pressed, if one was. */
  readonly run: (context: CommandContext, key?: string) => void;
}

/** Whether a command can be run now and here. */
export function isEnabled(command: Command, state: AppState): boolean {
  const here = command.workspace === undefined || command.workspace === state.session.workspace;
  return here && (command.enabled?.(state) ?? true);
}
