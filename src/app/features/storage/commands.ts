import type { CommandContribution } from '../../contrib/command-groups.ts';
import { saveAllWorkCommand } from './backup/backup-commands.ts';
import { versionsCommand } from './versions-dialog/versions-command.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.general, order: 60, commands: [versionsCommand, saveAllWorkCommand] },
];
