import type { CommandContribution } from '../../contrib/command-groups.ts';
import { atlasCommand } from './atlas-command.ts';
import { seedSheetCommand } from './seed-command.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.city, order: 60, commands: [seedSheetCommand, atlasCommand] },
];
