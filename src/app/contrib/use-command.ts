import { useSyncExternalStore } from 'react';
import type { Command } from './command.ts';
import { findCommand, watchCommandTable } from './command-table.ts';

/** The command of an id; `undefined` before the table of commands is here. The component renders again when it comes. */
export function useCommand(id: string): Command | undefined {
  return useSyncExternalStore(watchCommandTable, () => findCommand(id));
}
