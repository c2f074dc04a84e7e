import type { CommandContribution } from '../../contrib/command-groups.ts';
import { versionsCommand } from './versions-dialog/versions-command.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'General', order: 60, commands: [versionsCommand] },
];
