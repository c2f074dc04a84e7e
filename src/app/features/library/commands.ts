import type { CommandContribution } from '../../contrib/command-groups.ts';
import { LIBRARY_COMMANDS } from './library-commands.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.library, order: 10, commands: LIBRARY_COMMANDS },
];
