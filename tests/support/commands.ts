import { commandTable, loadCommandTable } from '../../src/app/contrib/command-table.ts';
import type { Command } from '../../src/app/contrib/command.ts';
import { registerFeatures } from '../../src/app/contrib/registry.ts';
import { FEATURES } from '../../src/app/shell/features.ts';

/** All commands of the app. */
export async function allCommands(): Promise<readonly Command[]> {
  registerFeatures(FEATURES);
  await loadCommandTable();
  return commandTable();
}
