import { ROLL_COMMANDS } from '../features/reroll/roll-commands.ts';
import { CITY_BOARD_COMMANDS, GHOST_COMMANDS } from '../features/city-board/city-board-commands.ts';
import { PLACEMENT_COMMANDS } from '../features/selection/selection-commands.ts';
import { CITY_WALK_COMMANDS } from '../features/walk/walk-commands.ts';
import {
  KIND_CHOICE_COMMANDS,
  SELECTION_COMMANDS,
  TOOL_COMMANDS,
  WALK_COMMANDS,
} from '../features/schematics/schematic-commands.ts';
import { APP_COMMANDS } from './app-commands.ts';
import { CITY_COMMANDS } from '../features/city-board/city-commands.ts';
import type { Command } from '../contrib/command.ts';
import { FILE_COMMANDS } from '../features/files/file-commands.ts';
import { escapeCommand } from './escape-command.ts';
import { HISTORY_COMMANDS } from '../features/history/history-commands.ts';
import { KIND_COMMANDS } from '../features/kinds/kind-commands.ts';
import { LIBRARY_COMMANDS } from '../features/library/library-commands.ts';
import { POSE_COMMANDS } from '../board/poses/pose-commands.ts';
import { versionsCommand } from '../features/storage/versions/versions-command.ts';
import { BOARD_OPTION_COMMANDS, ZOOM_COMMANDS } from '../board/view-commands.ts';

/** Commands that belong together, under the heading that lists give them. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/**
 * Everything that a user can do by name or key: the one table that buttons, menus, keys, the palette and the list of
 * shortcuts are made from.
 */
export const COMMAND_GROUPS: readonly CommandGroup[] = [
  { title: 'General', commands: [...APP_COMMANDS, ...HISTORY_COMMANDS, versionsCommand, escapeCommand] },
  { title: 'Tools', commands: TOOL_COMMANDS },
  { title: 'Selection', commands: [...SELECTION_COMMANDS, ...PLACEMENT_COMMANDS] },
  { title: 'Poses', commands: POSE_COMMANDS },
  { title: 'Kinds', commands: [...KIND_CHOICE_COMMANDS, ...KIND_COMMANDS] },
  { title: 'On the board, by keys', commands: [...WALK_COMMANDS, ...CITY_BOARD_COMMANDS] },
  { title: 'View', commands: [...ZOOM_COMMANDS, ...BOARD_OPTION_COMMANDS] },
  { title: 'Library', commands: LIBRARY_COMMANDS },
  { title: 'City', commands: [...CITY_COMMANDS, ...GHOST_COMMANDS] },
  { title: 'Walking the city', commands: CITY_WALK_COMMANDS },
  { title: 'Rolling again', commands: ROLL_COMMANDS },
  { title: 'Files', commands: FILE_COMMANDS },
];

export const COMMANDS: readonly Command[] = COMMAND_GROUPS.flatMap(({ commands }) => commands);
