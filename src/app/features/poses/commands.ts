import type { CommandContribution } from '../../contrib/command-groups.ts';
import { POSE_COMMANDS } from './pose-commands.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'Poses', order: 10, commands: POSE_COMMANDS },
];
