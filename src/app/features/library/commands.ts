import type { CommandContribution } from '../../contrib/command-groups.ts';
import { LIBRARY_COMMANDS } from './library-commands.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'Library', order: 10, commands: LIBRARY_COMMANDS },
];
