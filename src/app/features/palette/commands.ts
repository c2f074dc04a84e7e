import { BookOpen, CircleHelp, Search } from 'lucide-react';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import type { MenuItem } from '../../contrib/menu-item.ts';
import { guideCommand } from './guide-command.ts';
import { commandsCommand, shortcutsCommand } from './palette-commands.ts';
import * as words from './words.ts';

export { takeKey } from './take-key.ts';

export const MENU: readonly MenuItem[] = [
  { order: 20, command: commandsCommand, Icon: Search },
  { order: 28, command: guideCommand, Icon: BookOpen },
  { order: 30, command: shortcutsCommand, Icon: CircleHelp },
];

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.general, order: 10, commands: [commandsCommand, shortcutsCommand, guideCommand] },
];

export const HELP: readonly MenuItem[] = [
  { order: 5, command: guideCommand, Icon: BookOpen },
  { order: 30, command: shortcutsCommand, Icon: CircleHelp },
];
