import type { CommandContribution } from '../../contrib/command-groups.ts';
import { BRUSH_COMMANDS, drawLandCommand, eraseLandCommand, landGalleryCommand } from './land-commands.ts';
import { whenTaken, type Spoken } from '../../contrib/spoken.ts';
import type { ToolBarItem } from '../../contrib/tool-bar.ts';
import { followReshapes } from '../../cityview/reshape-view.ts';
import { CITY_TOOLS } from '../../cityview/city-tools.ts';
import { hang, type HungTool } from '../../contrib/tool-rack.ts';
import { drawing, erasing } from './drawing.ts';
import { drawTool, eraseTool } from './land-tools.ts';
import { LandTools } from './LandTools.tsx';
import * as words from './words.ts';

followReshapes();

export const COMMANDS: readonly CommandContribution[] = [
  { title: words.commands, order: 20, commands: [drawLandCommand, eraseLandCommand, ...BRUSH_COMMANDS] },
  { title: words.commands, order: 70, commands: [landGalleryCommand] },
];

export const TOOL_BAR: readonly ToolBarItem[] = [{ workspace: 'city', order: 30, Buttons: LandTools }];

export const TOOLS: readonly HungTool[] = [
  hang(CITY_TOOLS, drawing.id, drawTool),
  hang(CITY_TOOLS, erasing.id, eraseTool),
];

export const SPOKEN: readonly Spoken[] = [
  whenTaken(drawing, drawLandCommand.name),
  whenTaken(erasing, eraseLandCommand.name),
];
