import type { Command } from './command.ts';

/**
 * The table of all commands, which comes after the page: what commands do is much of the app. Until then buttons run
 * their own, and keys do nothing.
 */
let table: readonly Command[] = [];
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** All commands; none before the table is here. */
export function commandTable(): readonly Command[] {
  return table;
}

/** Fetches the table, if it is not here or on its way. What cannot be fetched is tried again at the next call. */
export function loadCommandTable(): Promise<void> {
  loading ??= fetchTable();
  return loading;
}

async function fetchTable(): Promise<void> {
  try {
    table = (await import('../shell/commands.ts')).COMMANDS;
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
