import { Link } from 'lucide-react';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import type { MenuItem } from '../../contrib/menu-item.ts';
import { shareCommand } from './share-command.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.general, order: 30, commands: [shareCommand] },
];

export const MENU: readonly MenuItem[] = [{ order: 10, command: shareCommand, Icon: Link }];
