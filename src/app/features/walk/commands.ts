import type { CommandContribution } from '../../contrib/command-groups.ts';
import { CITY_WALK_COMMANDS } from './walk-commands.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'Walking the city', order: 10, commands: CITY_WALK_COMMANDS },
];
