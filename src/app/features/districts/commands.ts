import type { CommandContribution } from '../../contrib/command-groups.ts';
import { districtLabCommand, districtsCommand } from './district-commands.ts';
import type { ToolBarItem } from '../../contrib/tool-bar.ts';
import { DistrictsButton } from './DistrictsButton.tsx';

export const COMMANDS: readonly CommandContribution[] = [
  { title: 'City', order: 40, commands: [districtsCommand] },
  { title: 'City', order: 80, commands: [districtLabCommand] },
];

export const TOOL_BAR: readonly ToolBarItem[] = [{ workspace: 'city', order: 60, Buttons: DistrictsButton }];
