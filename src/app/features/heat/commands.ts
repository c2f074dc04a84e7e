import type { CommandContribution } from '../../contrib/command-groups.ts';
import { heatCommand } from './heat-command.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'City', order: 100, commands: [heatCommand] },
];
