import type { CommandContribution } from '../../contrib/command-groups.ts';
import { FILE_COMMANDS } from './file-commands.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'Files', order: 10, commands: FILE_COMMANDS },
];
