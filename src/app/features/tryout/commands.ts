import type { CommandContribution } from '../../contrib/command-groups.ts';
import { enlargePatchCommand, rerollPatchCommand } from './tryout-commands.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.commands, order: 20, commands: [rerollPatchCommand, enlargePatchCommand] },
];
