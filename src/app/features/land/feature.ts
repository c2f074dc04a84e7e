import type { Feature } from '../../contrib/feature.ts';
import { CITY_TOOLS } from '../../cityview/city-tools.ts';
import { hang } from '../../contrib/tool-rack.ts';
import { drawTool, eraseTool } from './land-tools.ts';
import { drawing, erasing } from './drawing.ts';

export const land: Feature = {
  id: 'land',
  commands: () => import('./commands.ts'),
  tools: [hang(CITY_TOOLS, drawing.id, drawTool), hang(CITY_TOOLS, erasing.id, eraseTool)],
};
