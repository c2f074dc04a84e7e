import type { CommandContribution } from '../../contrib/command-groups.ts';
import { FILE_COMMANDS } from './file-commands.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.files, order: 10, commands: FILE_COMMANDS },
];
