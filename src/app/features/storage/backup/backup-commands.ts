import type { Command } from '../../../contrib/command.ts';
import * as words from '../words.ts';

export const saveAllWorkCommand: Command = {
  id: 'save-all-work',
  name: words.saveAllWork,
  keywords: words.backupAliases,
  keys: [],
  run: () => void import('./backups.ts').then(({ saveBackup }) => saveBackup()),
};
