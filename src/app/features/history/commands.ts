import type { CommandContribution } from '../../contrib/command-groups.ts';
import { HISTORY_COMMANDS } from './history-commands.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'General', order: 50, commands: HISTORY_COMMANDS },
];
