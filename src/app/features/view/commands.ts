import type { CommandContribution } from '../../contrib/command-groups.ts';
import { BOARD_OPTION_COMMANDS, wheelCommand, ZOOM_COMMANDS } from '../../board/view-commands.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.commands, order: 10, commands: ZOOM_COMMANDS },
  { title: words.commands, order: 20, commands: [...BOARD_OPTION_COMMANDS, wheelCommand] },
];
