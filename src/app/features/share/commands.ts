import { Link } from 'lucide-react';
import type { CommandContribution } from '../../contrib/command-groups.ts';
import type { MenuItem } from '../../contrib/menu-item.ts';
import { shareCommand } from './share-command.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'General', order: 30, commands: [shareCommand] },
];

export const MENU: readonly MenuItem[] = [{ order: 10, command: shareCommand, Icon: Link }];
