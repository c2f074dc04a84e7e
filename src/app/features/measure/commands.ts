import type { CommandContribution } from '../../contrib/command-groups.ts';
import { measureCommand } from './measure-command.ts';
import { whenTaken, type Spoken } from '../../contrib/spoken.ts';
import type { ToolBarItem } from '../../contrib/tool-bar.ts';
import { CITY_TOOLS } from '../../cityview/city-tools.ts';
import { hang, type HungTool } from '../../contrib/tool-rack.ts';
import { measureTool } from './measure-tool.ts';
import { measuring } from './measuring.ts';
import { MeasureButton } from './MeasureButton.tsx';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.commands, order: 30, commands: [measureCommand] },
];

export const TOOL_BAR: readonly ToolBarItem[] = [{ workspace: 'city', order: 40, Buttons: MeasureButton }];

export const TOOLS: readonly HungTool[] = [hang(CITY_TOOLS, measuring.id, measureTool)];

export const SPOKEN: readonly Spoken[] = [whenTaken(measuring, words.measure)];
