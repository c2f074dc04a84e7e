import type { CommandContribution } from '../../contrib/command-groups.ts';
import { BOARD_OPTION_COMMANDS, ZOOM_COMMANDS } from '../../board/view-commands.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'View', order: 10, commands: ZOOM_COMMANDS },
  { title: 'View', order: 20, commands: BOARD_OPTION_COMMANDS },
];
