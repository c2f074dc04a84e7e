import type { CommandContribution } from '../../contrib/command-groups.ts';
import { measureCommand } from './measure-command.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'City', order: 30, commands: [measureCommand] },
];
