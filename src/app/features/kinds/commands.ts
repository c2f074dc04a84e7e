import type { CommandContribution } from '../../contrib/command-groups.ts';
import { KIND_COMMANDS } from './kind-commands.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.kinds, order: 20, commands: KIND_COMMANDS },
];
