import type { CommandContribution } from '../../contrib/command-groups.ts';
import { CITY_WALK_COMMANDS } from './walk-commands.ts';
import { CITY_TOOLS } from '../../cityview/city-tools.ts';
import { hang, type HungTool } from '../../contrib/tool-rack.ts';
import { walkTool } from './walk-tool.ts';
import { whenTaken, type Spoken } from '../../contrib/spoken.ts';
import type { ToolBarItem } from '../../contrib/tool-bar.ts';
import { WalkTools } from './WalkTools.tsx';
import { walking } from './walking.ts';
import * as words from './words.ts';

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.commands, order: 10, commands: CITY_WALK_COMMANDS },
];

export const TOOL_BAR: readonly ToolBarItem[] = [{ workspace: 'city', order: 50, Buttons: WalkTools }];

export const TOOLS: readonly HungTool[] = [hang(CITY_TOOLS, walking.id, walkTool)];

export const SPOKEN: readonly Spoken[] = [whenTaken(walking, words.walk)];
