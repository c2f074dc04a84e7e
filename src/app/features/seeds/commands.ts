import type { CommandContribution } from '../../contrib/command-groups.ts';
import { seedSheetCommand } from './seed-command.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'City', order: 60, commands: [seedSheetCommand] },
];
