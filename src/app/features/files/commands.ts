import type { CommandContribution } from '../../contrib/command-groups.ts';
import { Download, Upload } from 'lucide-react';
import type { MenuItem } from '../../contrib/menu-item.ts';
import { exportDialogCommand, FILE_COMMANDS, importFilesCommand } from './file-commands.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.files, order: 10, commands: FILE_COMMANDS },
];

export const MENU: readonly MenuItem[] = [
  { order: 4, command: importFilesCommand, Icon: Upload },
  { order: 6, command: exportDialogCommand, Icon: Download },
];
