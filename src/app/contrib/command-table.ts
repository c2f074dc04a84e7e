import type { Command } from './command.ts';
import { groupCommands, type CommandGroup } from './command-groups.ts';
import { importCommands } from './registry.ts';

/** All commands that a user can run by name or key: buttons, menus, keys, the palette and the list of shortcuts use it. */
interface CommandTable {
  readonly groups: readonly CommandGroup[];
  readonly commands: readonly Command[];
  readonly byId: ReadonlyMap<string, Command>;
}

/** The table is fetched after the page: what commands do is much of the app. Until then keys do nothing. */
let table: CommandTable = { groups: [], commands: [], byId: new Map() };
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** All commands; none before the table is here. */
export function commandTable(): readonly Command[] {
  return table.commands;
}

/** All commands by the headings that lists give them; none before the table is here. */
export function commandGroups(): readonly CommandGroup[] {
  return table.groups;
}

/** The command of an id; `undefined` before the table is here, and for an id that no command has. */
export function findCommand(id: string): Command | undefined {
  return table.byId.get(id);
}

/**
 * The command of an id, when the table has to be here.
 *
 * @throws RangeError for an id that no command has
 */
export function expectCommand(id: string): Command {
  const command = findCommand(id);
  if (!command) throw new RangeError(`no command is called ${id}`);
  return command;
}

/** Fetches the table, if it is not here or on its way. A table that cannot be fetched is tried again at the next call. */
export function loadCommandTable(): Promise<void> {
  loading ??= fetchTable();
  return loading;
}

async function fetchTable(): Promise<void> {
  try {
    const groups = groupCommands(await importCommands());
    const commands = groups.flatMap((group) => group.commands);
    table = { groups, commands, byId: new Map(commands.map((command) => [command.id, command])) };
  } catch {
    // No connection, or a newer version on the server: the next key asks again.
    loading = undefined;
    return;
  }
  for (const listener of listeners) listener();
}

/** @returns what ends the subscription */
export function watchCommandTable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
