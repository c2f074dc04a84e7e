import type { CommandContribution } from '../../contrib/command-groups.ts';
import { CITY_TOOLS } from '../../cityview/city-tools.ts';
import { hang, type HungTool } from '../../contrib/tool-rack.ts';
import { districtBrush } from './district-brush.ts';
import { districtBrushCommand, districtLabCommand, districtsCommand } from './district-commands.ts';
import { districtTool } from './district-tool.ts';
import { whenTaken, type Spoken } from '../../contrib/spoken.ts';
import type { ToolBarItem } from '../../contrib/tool-bar.ts';
import { DistrictsButton } from './DistrictsButton.tsx';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.commands, order: 40, commands: [districtsCommand, districtBrushCommand] },
  { title: words.commands, order: 80, commands: [districtLabCommand] },
];

export const TOOL_BAR: readonly ToolBarItem[] = [{ workspace: 'city', order: 60, Buttons: DistrictsButton }];

export const TOOLS: readonly HungTool[] = [hang(CITY_TOOLS, districtBrush.id, districtTool)];

export const SPOKEN: readonly Spoken[] = [whenTaken(districtBrush, districtBrushCommand.name)];
