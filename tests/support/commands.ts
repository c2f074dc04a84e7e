import { commandTable, loadCommandTable } from '../../src/app/contrib/command-table.ts';
import type { Command } from '../../src/app/contrib/command.ts';
import { importCommands, registerFeatures } from '../../src/app/contrib/registry.ts';
import { FEATURES } from '../../src/app/shell/features.ts';

/**
 * All commands of the app. The table is loaded once; what it registers beside the commands is registered anew, because
 * test files that share the modules may have registered a few features alone.
 */
export async function allCommands(): Promise<readonly Command[]> {
  registerFeatures(FEATURES);
  await loadCommandTable();
  await importCommands();
  return commandTable();
}
