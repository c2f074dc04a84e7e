import type { CommandContribution } from '../../contrib/command-groups.ts';
import type { Spoken } from '../../contrib/spoken.ts';
import { historySpoken } from './history-spoken.ts';
import { HISTORY_COMMANDS } from './history-commands.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.commands, order: 50, commands: HISTORY_COMMANDS },
];

export const SPOKEN: readonly Spoken[] = [historySpoken];
