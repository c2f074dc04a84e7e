import type { CommandContribution } from '../../contrib/command-groups.ts';
import { districtLabCommand, districtsCommand } from './district-commands.ts';
import type { ToolBarItem } from '../../contrib/tool-bar.ts';
import { DistrictsButton } from './DistrictsButton.tsx';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.commands, order: 40, commands: [districtsCommand] },
  { title: words.commands, order: 80, commands: [districtLabCommand] },
];

export const TOOL_BAR: readonly ToolBarItem[] = [{ workspace: 'city', order: 60, Buttons: DistrictsButton }];
