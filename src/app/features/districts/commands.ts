import type { CommandContribution } from '../../contrib/command-groups.ts';
import { districtLabCommand, districtsCommand } from './district-commands.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'City', order: 40, commands: [districtsCommand] },
  { title: 'City', order: 80, commands: [districtLabCommand] },
];
