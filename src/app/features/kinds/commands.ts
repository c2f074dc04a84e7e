import type { CommandContribution } from '../../contrib/command-groups.ts';
import { KIND_COMMANDS } from './kind-commands.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'Kinds', order: 20, commands: KIND_COMMANDS },
];
