import type { CommandContribution } from '../../contrib/command-groups.ts';
import { commandsCommand, shortcutsCommand } from './palette-commands.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'General', order: 10, commands: [commandsCommand, shortcutsCommand] },
];
