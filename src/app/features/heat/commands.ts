import type { CommandContribution } from '../../contrib/command-groups.ts';
import { heatCommand } from './heat-command.ts';
import type { ToolBarItem } from '../../contrib/tool-bar.ts';
import { HeatButton } from './HeatButton.tsx';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.commands, order: 100, commands: [heatCommand] },
];

export const TOOL_BAR: readonly ToolBarItem[] = [{ workspace: 'city', order: 90, Buttons: HeatButton }];
