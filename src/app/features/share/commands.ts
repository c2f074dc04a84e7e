import type { CommandContribution } from '../../contrib/command-groups.ts';
import { shareCommand } from './share-command.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'General', order: 30, commands: [shareCommand] },
];
