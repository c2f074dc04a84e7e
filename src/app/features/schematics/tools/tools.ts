import type { SchematicTool } from '../../../board/tools/schematic-hand.ts';
import { eraseTool, hexTool, paintTool, tileTool } from './brush.ts';
import { doorTool } from './door.ts';
import { fillTool } from './fill.ts';
import { lineTool } from './line.ts';
import { panTool } from './pan.ts';
import { centerTool, pickTool } from './point.ts';
import { selectTool } from './select.ts';
import type { Tool } from './schematic-tool.ts';

/** The tools of the board of schematics. */
export const TOOLS: Readonly<Record<SchematicTool, Tool>> = {
  paint: paintTool,
  erase: eraseTool,
  tile: tileTool,
  hex: hexTool,
  fill: fillTool,
  line: lineTool,
  pick: pickTool,
  select: selectTool,
  center: centerTool,
  pan: panTool,
  door: doorTool,
};
