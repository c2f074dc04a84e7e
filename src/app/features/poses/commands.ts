import type { CommandContribution } from '../../contrib/command-groups.ts';
import { POSE_COMMANDS, usePoseCommand } from './pose-commands.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.commands, order: 10, commands: [...POSE_COMMANDS, usePoseCommand] },
];
